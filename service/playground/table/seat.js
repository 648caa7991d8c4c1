/** One player's side of the table. */

import { html } from "../vendor/preact.js";
import { Pick } from "./card.js";
import { useTable } from "./context.js";

/** The places of a side, as they lie from above: one's own, and those of the others. Some share a line. */
const MINE = [["field", "front"], ["plate"], ["hand"]];
const THEIRS = [["plate", "hand"], ["front", "field"]];

/**
 * A player with all that is theirs; what is played lies towards the middle of the table.
 * @param {{seat: number}} props
 */
export function Seat({ seat }) {
  const { view, seatName, perspective } = useTable();
  const mine = view.seat === seat;
  const look = [mine ? "mine" : "theirs", view.active === seat ? "active" : "", perspective.decision?.seat === seat ? "deciding" : ""];
  return html`<section class="seat ${look.join(" ")}" data-seat=${seat} aria-label=${mine ? `${seatName(seat)}, you` : seatName(seat)}>
    ${(mine ? MINE : THEIRS).map(
      (places, line) => html`<div class="seat-line" key=${line}>${places.map((place) => html`<${Place} key=${place} place=${place} seat=${seat} />`)}</div>`,
    )}
  </section>`;
}

function Place({ place, seat }) {
  const { view, layout } = useTable();
  const parts = layout.parts.filter(({ at }) => at === place);
  const lie = place === "field" && view.seat !== seat ? parts.toReversed() : parts;
  return html`<div class="place place-${place}">
    ${place === "plate" && html`<${Name} seat=${seat} />`} ${lie.map(({ draw }) => html`<${draw} seat=${seat} />`)}
  </div>`;
}

function Name({ seat }) {
  const { view, seatName } = useTable();
  const lost = view.seats?.[seat]?.lost;
  return html`<${Pick} id="seat:${seat}" className="seat-name">
    ${seatName(seat)} ${view.seat === seat && html`<small>you</small>`} ${lost && html`<small>has lost</small>`}
  </${Pick}>`;
}
