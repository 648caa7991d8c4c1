/** Where the game stands: the turn, whose it is, the phases with the running one. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { useTable } from "./context.js";
import { capital, plain } from "./words.js";

/** The members of a view that the line shows, whatever the ruleset; how the game ended is told beside the table. */
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
          html`<li key=${step} aria-current=${step === view[set] ? "step" : undefined}>${capital(shortly(name))}</li>`,
      )}
    </ol>
  </header>`;
}

/** In a bar of steps it goes without saying that they are steps. */
function shortly(name) {
  return name.replace(/ (step|phase)$/, "");
}

/** Scrolls the strip, and nothing else, to the running step. */
function showCurrent(strip) {
  const current = strip?.querySelector("[aria-current]");
  if (current) strip.scrollLeft = current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
}
