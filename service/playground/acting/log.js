/** What has happened, in words. */

import { html } from "../vendor/preact.js";

/**
 * @param {{session: import("../session.js").Session}} props
 */
export function Log({ session }) {
  const told = session.positions.slice(0, session.at + 1).flatMap(({ perspective }) => perspective?.texts.events ?? []);
  return html`<ol>${told.map((text) => html`<li data-log>${text}</li>`)}</ol>`;
}
