/** Where the game stands: the turn, whose it is, the phases with the running one, how it ended. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { useTable } from "./context.js";
import { capital, plain } from "./words.js";

/** The members of a view that the line shows, whatever the ruleset. */
export const SHOWN = ["seat", "turn", "active", "starting_seat", "step", "phase", "outcome"];

/** The line above the table. */
export function Turn() {
  const { view, words, seatName, perspective } = useTable();
  const set = ["step", "phase"].find((member) => typeof view[member] === "string");
  const steps = Object.entries(words[set] ?? (set ? { [view[set]]: plain(view[set]) } : {}));
  const whose = view.active === view.seat ? "your turn" : `${seatName(view.active)}'s turn`;
  const decider = perspective.decision?.seat;
  const strip = useRef(null);
  useEffect(() => showCurrent(strip.current), [view[set], steps.length]);
  return html`<header class="turn">
    <p class="turn-line">
      <span><b>Turn ${view.turn}</b>, ${whose}</span>
      <span class="muted">${view.starting_seat === view.seat ? "you" : seatName(view.starting_seat)} began</span>
      ${decider !== undefined && html`<span class="decides">${decider === view.seat ? "You decide" : `${seatName(decider)} decides`}</span>`}
    </p>
    <ol class="steps" ref=${strip} tabindex="0" aria-label="Phases and steps of a turn">
      ${steps.map(
        ([step, name]) =>
          html`<li key=${step} aria-current=${step === view[set] ? "step" : undefined}>${capital(name)}</li>`,
      )}
    </ol>
    ${view.outcome && html`<${Outcome} outcome=${view.outcome} />`}
  </header>`;
}

/** Scrolls the strip, and nothing else, to the running step. */
function showCurrent(strip) {
  const current = strip?.querySelector("[aria-current]");
  if (current) strip.scrollLeft = current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
}

function Outcome({ outcome }) {
  const { view, seatName } = useTable();
  const winner = outcome.winner === view.seat ? "You win" : `${seatName(outcome.winner ?? 0)} wins`;
  return html`<p class="outcome">
    <b>${outcome.draw ? "A draw" : winner}</b>: ${outcome.reason} <span class="muted">(${outcome.rule})</span>
  </p>`;
}
