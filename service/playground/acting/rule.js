/**
 * A rule in a dialog: its text, the ruling and the reading behind it, and the rules around it.
 */

import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { lookUp } from "../api.js";
import { related } from "./related.js";
import { Words } from "./words.js";

/**
 * Open a rule.
 *
 * @param {string} ruleset
 * @param {string} rule its id
 */
export function openRule(ruleset, rule) {
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(html`<${RuleDialog} ruleset=${ruleset} first=${rule} onClose=${close} />`, place);
}

function RuleDialog({ ruleset, first, onClose }) {
  const dialog = useRef(null);
  const heading = useRef(null);
  const [way, setWay] = useState([first]);
  const [book, setBook] = useState(null);
  const [problem, setProblem] = useState(null);
  const rule = way.at(-1);
  useLayoutEffect(() => dialog.current.showModal(), []);
  useEffect(() => {
    lookUp(`/v1/rulesets/${ruleset}/rules`).then(setBook, setProblem);
  }, [ruleset]);
  useEffect(() => heading.current?.focus(), [rule]);
  const open = (next) => setWay((before) => [...before, next]);
  const back = () => setWay((before) => before.slice(0, -1));
  return html`<dialog ref=${dialog} class="rule-dialog" data-rule-dialog aria-labelledby="rule-heading" onClose=${onClose}
    onClick=${({ target }) => target === dialog.current && dialog.current.close()}>
    <div class="rule-frame">
      <header>
        ${way.length > 1 &&
        html`<button type="button" data-back onClick=${back} aria-label=${`Back to ${way.at(-2)}`}>← ${way.at(-2)}</button>`}
        <h2 id="rule-heading" ref=${heading} tabindex="-1">${rule}</h2>
        <button type="button" class="close" onClick=${() => dialog.current.close()}>Close</button>
      </header>
      ${problem !== null && html`<p class="fault" role="alert">${problem.message}</p>`}
      ${book === null && problem === null && html`<p class="hint">The rulebook is being opened …</p>`}
      ${book !== null && html`<${Rule} book=${book} id=${rule} open=${open} />`}
    </div>
  </dialog>`;
}

function Rule({ book, id, open }) {
  const rule = book.rules.find((one) => one.id === id);
  if (rule === undefined) return html`<p>${book.name} has no rule ${id}.</p>`;
  const known = new Set(book.rules.map((one) => one.id));
  const words = (text) => html`<${Words} text=${text} known=${known} onOpen=${open} />`;
  const where = [book.name, rule.chapter, rule.section && `source: ${rule.section}`].filter(Boolean).join(" · ");
  return html`<article>
    <p class="hint">${rule.kind === "ruling" ? "Ruling" : "Clause"} · ${where}</p>
    ${rule.title && html`<p class="rule-title">${rule.title}</p>`}
    ${rule.question && html`<h3>The question</h3><p>${words(rule.question)}</p><h3>The ruling</h3>`}
    <p class="rule-text">${words(rule.text)}</p>
    ${rule.why && html`<h3>Why it is read so</h3><p>${words(rule.why)}</p>`}
    ${rule.option && html`<p class="hint">A game may choose otherwise: option <code>${rule.option}</code>.</p>`}
    ${related(book.rules, id).map(
      ({ title, rules }) => html`<section>
        <h3>${title}</h3>
        <ul class="related">
          ${rules.map(
            (one) => html`<li>
              <button type="button" data-related=${one.id} onClick=${() => open(one.id)}>
                <b>${one.id}</b> ${one.title ?? one.text}
              </button>
            </li>`,
          )}
        </ul>
      </section>`,
    )}
  </article>`;
}
