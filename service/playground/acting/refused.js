/**
 * What the service refused, with the rules that forbid it.
 */

import { Inline } from "../table/symbols.js";
import { html } from "../vendor/preact.js";
import { Reasons } from "./words.js";

/** Refusals of an action, which are shown here; all other problems are the page's. */
const REFUSALS = new Set(["illegal-action"]);

/** @param {object|null} problem */
export function isRefusal(problem) {
  return problem !== null && REFUSALS.has(problem.kind);
}

/**
 * @param {{session: import("../session.js").Session, tried: string, open: (rule: string) => void}} props `tried`: the
 *   action in words
 */
export function Refused({ session, tried, open }) {
  if (!isRefusal(session.problem)) return null;
  return html`<div class="banner danger" role="alert" data-refused>
    <div>
      <p><b>The rules forbid this${tried && html`: <${Inline} text=${tried} />`}.</b> Nothing has changed.</p>
      <${Reasons} violations=${session.problem.violations} onOpen=${open} />
    </div>
    <button type="button" onClick=${() => session.dismiss()}>All right</button>
  </div>`;
}
