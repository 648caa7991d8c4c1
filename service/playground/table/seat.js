/** One player's side of the table. */

import { html } from "../vendor/preact.js";
import { Pick } from "./card.js";
import { useTable } from "./context.js";

/** The places of a side, as they lie from above: one's own, and those of the others. */
const MINE = ["field", "front", "plate", "hand"];
const THEIRS = ["plate", "hand", "front", "field"];

/**
 * A player with all that is theirs; what is played lies towards the middle of the table.
 * @param {{seat: number}} props
 */
export function Seat({ seat }) {
  const { view, layout, seatName, perspective } = useTable();
  const mine = view.seat === seat;
  const places = (mine ? MINE : THEIRS).map((place) => {
    const lie = layout.parts.filter(({ at }) => at === place);
    const parts = place === "field" && !mine ? lie.toReversed() : lie;
    const drawn = parts.map(({ draw }) => html`<${draw} seat=${seat} />`);
    return html`<div class="place place-${place}" key=${place}>
      ${place === "plate" && html`<${Name} seat=${seat} />`} ${drawn}
    </div>`;
  });
  const look = [mine ? "mine" : "", view.active === seat ? "active" : "", perspective.decision?.seat === seat ? "deciding" : ""];
  return html`<section class="seat ${look.join(" ")}" data-seat=${seat} aria-label=${mine ? `${seatName(seat)}, you` : seatName(seat)}>
    ${places}
  </section>`;
}

function Name({ seat }) {
  const { view, seatName } = useTable();
  const lost = view.seats?.[seat]?.lost;
  return html`<${Pick} id="seat:${seat}" className="seat-name">
    ${seatName(seat)} ${view.seat === seat && html`<small>you</small>`} ${lost && html`<small>has lost</small>`}
  </${Pick}>`;
}
