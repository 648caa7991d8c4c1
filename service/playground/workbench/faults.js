/** The faults of a document, each with its line, what is wrong there, and the rule that it breaks. */

import { openRule } from "../acting/rule.js";
import { html } from "../vendor/preact.js";

/** The most faults that are listed. */
const MOST_LISTED = 50;

/**
 * @param {{faults: {line: number, from: number, path?: string, message: string, rule?: string}[], ruleset?: string,
 *   go: (from: number) => void}} props
 */
export function Faults({ faults, ruleset, go }) {
  const more = faults.length - MOST_LISTED;
  return html`<ul class="faults" aria-label="Faults">
    ${faults.slice(0, MOST_LISTED).map(
      ({ line, from, path, message, rule }) => html`<li data-fault=${path ?? ""} data-line=${line}>
        <button onClick=${() => go(from)}>Line ${line}</button>
        <p>
          ${path && html`<code>${path}</code> `}${message}
          ${rule &&
          ruleset &&
          html` <button class="rule" data-rule=${rule} onClick=${() => openRule(ruleset, rule)}>${rule}</button>`}
        </p>
      </li>`,
    )}
    ${more > 0 && html`<li>And ${more} more.</li>`}
  </ul>`;
}
