/**
 * The lines of a list whose cards cannot be played: each with the reason, and with names that could be meant.
 */

import { sentence } from "../acting/words.js";
import { html } from "../vendor/preact.js";

const MISSING = ["unknown", "refused", "fault"];

/** How many lines are told one by one. */
const MOST = 100;

/** What ends a line where the API counts lines. */
const ENDS = /(\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])/;

/**
 * @param {{lines: object[], text: string|null, onMend: (text: string) => void}} props the lines of the API's answer;
 *   `text`: the list that they are of, null if it has changed since; `onMend` is told the list with another name
 */
export function Missing({ lines, text, onMend }) {
  const missing = lines.filter(({ status }) => MISSING.includes(status));
  if (missing.length === 0) return null;
  const more = missing.length - MOST;
  return html`<section data-missing>
    <h3>What is missing</h3>
    <ul class="missing">
      ${missing.slice(0, MOST).map((each) => html`<${Line} line=${each} text=${text} onMend=${onMend} />`)}
    </ul>
    ${more > 0 && html`<p>And ${more.toLocaleString("en")} more.</p>`}
  </section>`;
}

function Line({ line: { line, copies, name, status, why, near = [] }, text, onMend }) {
  const said = status === "fault" ? name : `${copies} ${name}`;
  return html`<li data-line=${line} data-status=${status}>
    <span><span class="hint">Line ${line}</span> <strong>${said}</strong></span>
    <span>${sentence(why)}</span>
    ${near.length > 0 &&
    html`<span class="tools">
      Did you mean
      ${near.map((other) => {
        const mended = text === null ? null : renamed(text, line, name, other);
        return mended === null
          ? html`<em>${other}</em>`
          : html`<button type="button" data-near=${other} onClick=${() => onMend(mended)}>${other}</button>`;
      })}
    </span>`}
  </li>`;
}

/** A list with another name in a line of it; null: the line does not have the name as it is told, or it is no text. */
function renamed(text, line, name, other) {
  const parts = text.split(ENDS);
  const at = 2 * (line - 1);
  if (text.trimStart().startsWith("<") || !parts[at]?.includes(name)) return null;
  parts[at] = parts[at].replace(name, () => other);
  return parts.join("");
}
