/** The table, drawn from a view. */

import { html } from "../vendor/preact.js";

/**
 * @param {{perspective: object, ruleset: string, concerned: Map<string, number[]>, picked: string|null,
 *   onPick: (id: string, element: Element) => void, seats: object[]}} props
 */
export function Table({ perspective }) {
  return html`<pre>${JSON.stringify({ ...perspective.view, faces: undefined }, null, 1)}</pre>`;
}
