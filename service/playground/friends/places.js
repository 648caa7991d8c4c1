/** Who sits at a table, and who may read along. */

import { nameOf, PLAYERS } from "../seats.js";
import { html } from "../vendor/preact.js";

/**
 * The seats of a table, as everybody sees them.
 *
 * @param {{session: {places: {player: {kind: string}, taken: boolean, name?: string}[], viewer: number|null}}} props
 */
export function Places({ session: { places, viewer } }) {
  return html`<ul class="places" aria-label="Seats">
    ${places.map(
      ({ player: { kind }, taken, name }, seat) => html`<li key=${seat} class=${taken ? "" : "free"} data-place=${seat}>
        <strong>${nameOf(name, seat)}</strong>
        <span class="hint">${seat === viewer ? "you" : kind !== "person" ? PLAYERS[kind] : taken ? "is here" : "still to come"}</span>
      </li>`,
    )}
  </ul>`;
}

/** That others may read along, where nothing is encrypted on the way. */
export function Open() {
  if (isSecureContext) return null;
  return html`<p class="hint" data-open>This page is not encrypted on its way (no HTTPS): others in your network can read along.</p>`;
}
