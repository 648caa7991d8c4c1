/** Positions as documents. */

import { html } from "../vendor/preact.js";

/**
 * @param {{session: import("../session.js").Session|null, opened?: object,
 *   onSession: (session: object) => void}} props
 */
export function Workbench() {
  return html`<main class="lobby" data-screen="workbench"><h1>Workbench</h1></main>`;
}
