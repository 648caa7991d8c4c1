/**
 * Text with rules named in it.
 */

import { Inline } from "../table/symbols.js";
import { html } from "../vendor/preact.js";
import { RULE } from "./related.js";

/**
 * Cut a text at the rules that it names.
 *
 * @param {string} text
 * @returns {{text: string, rule: boolean}[]}
 */
export function cut(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), rule: false });
    parts.push({ text: found[0], rule: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), rule: false });
  return parts;
}

/** With a capital at the beginning, and a full stop. */
export function sentence(text) {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/**
 * A link to a rule.
 *
 * @param {{rule: string, onOpen: (rule: string) => void, tabindex?: number}} props
 */
export function RuleLink({ rule, onOpen, tabindex }) {
  const open = (event) => {
    event.stopPropagation();
    onOpen(rule);
  };
  return html`<button type="button" class="rule-link" data-rule=${rule} tabindex=${tabindex}
    aria-label=${`Rule ${rule}`} onClick=${open}>${rule}</button>`;
}

/**
 * A text in which each rule that it names is a link.
 *
 * @param {{text: string, known: Set<string>, onOpen: (rule: string) => void}} props `known`: the rules that there are
 */
export function Words({ text, known, onOpen }) {
  return cut(text).map(({ text: part, rule }) =>
    rule && known.has(part) ? html`<${RuleLink} rule=${part} onOpen=${onOpen} />` : part,
  );
}

/**
 * The reasons why something is not allowed, each with its rule.
 *
 * @param {{violations: {rule: string, reason: string}[], onOpen: (rule: string) => void}} props
 */
export function Reasons({ violations, onOpen }) {
  return html`<ul class="reasons">
    ${violations.map(
      ({ rule, reason }) => html`<li><${Inline} text=${sentence(reason)} /> <${RuleLink} rule=${rule} onOpen=${onOpen} /></li>`,
    )}
  </ul>`;
}
