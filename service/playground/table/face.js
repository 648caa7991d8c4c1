/** The face of one card. */

import { html } from "../vendor/preact.js";

export function Face({ face }) {
  return html`<div>${face.name}</div>`;
}
