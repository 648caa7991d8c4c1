/** The prompt, and what can be done. */

import { html } from "../vendor/preact.js";

/**
 * @param {{session: import("../session.js").Session, picked: {id: string, element: Element}|null,
 *   onPick: (id: string|null) => void}} props
 */
export function Acting({ session }) {
  const { perspective } = session.positions[session.at];
  return html`<div class="banner">
    <p data-prompt>${perspective.texts.decision}</p>
    ${perspective.legal_actions.map(
      (action, index) =>
        html`<button data-action=${index} disabled=${session.busy} onClick=${() => session.act(action)}>
          ${perspective.texts.actions[index]}
        </button>`,
    )}
  </div>`;
}
