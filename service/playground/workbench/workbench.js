/** Positions as documents. */

import { html } from "../vendor/preact.js";

/**
 * The session that a shared link holds.
 *
 * @param {string} fragment `#state=…` or `#record=…`
 * @returns {Promise<import("../session.js").Session>}
 */
export async function fromFragment(fragment) {
  throw new Error(fragment);
}

/**
 * @param {{session: import("../session.js").Session|null, onPlay: (session: object, where?: string) => void}} props
 */
export function Workbench() {
  return html`<main class="lobby"><h1>Workbench</h1></main>`;
}
