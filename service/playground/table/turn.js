/** Where the game stands: the turn, whose it is, the phases with the running one; and where one is asked. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { useTable } from "./context.js";
import { capital, plain } from "./words.js";

/** The members of a view that the line shows, whatever the ruleset; how the game ended is told beside the table. */
export const SHOWN = ["seat", "turn", "active", "starting_seat", "step", "phase", "outcome"];

/** In whose turns one may be asked, and the sign for it: others sit above, oneself below. */
const WHOSE = {
  theirs: { sign: "▲", turns: "in others' turns" },
  mine: { sign: "▼", turns: "in your turns" },
};

/** The line above the table. */
export function Turn() {
  const { view, words, seatName, perspective, stops } = useTable();
  const set = ["step", "phase"].find((member) => typeof view[member] === "string");
  const steps = Object.entries(words[set] ?? (set ? { [view[set]]: plain(view[set]) } : {}));
  const whose = view.active === view.seat ? "your turn" : `${seatName(view.active)}'s turn`;
  const decider = perspective.decision?.seat;
  const strip = useRef(null);
  useEffect(() => showCurrent(strip.current), [view[set], steps.length, stops === null]);
  return html`<header class="turn">
    <p class="turn-line">
      <span><b>Turn ${view.turn}</b>, ${whose}</span>
      <span class="muted">${view.starting_seat === view.seat ? "you" : seatName(view.starting_seat)} began</span>
      ${decider !== undefined && html`<span class="decides">${decider === view.seat ? "You decide" : `${seatName(decider)} decides`}</span>`}
    </p>
    ${stops && html`<${Wishes} stops=${stops} />`}
    <${Steps} strip=${strip} steps=${steps} current=${view[set]} stops=${stops} />
  </header>`;
}

/** What the signs at the steps say, and the switch to be asked everywhere. */
function Wishes({ stops }) {
  return html`<p class="wishes">
    <span class="muted">You are asked at <b aria-hidden="true">▼</b><span class="unseen">stops</span> in your turns, <b aria-hidden="true">▲</b> in others'</span>
    <button type="button" class="quiet" role="switch" aria-checked=${stops.full} data-full-control aria-keyshortcuts="f"
      title="Be asked wherever you decide" onClick=${stops.turnFull}>Full control <kbd aria-hidden="true">f</kbd></button>
  </p>`;
}

/** The steps, with the stops at each: arrow keys go from one to the next. */
function Steps({ strip, steps, current, stops }) {
  const [latest, setLatest] = useState(null);
  const at = latest ?? { step: current, whose: "mine" };
  const stop = (step, name, whose) => html`<${Stop} key=${whose} step=${step} name=${name} whose=${whose} stops=${stops}
    first=${at.step === step && at.whose === whose} onFocus=${() => setLatest({ step, whose })} />`;
  return html`<ol class="steps ${stops?.full ? "full" : ""}" ref=${strip} tabindex=${stops ? null : "0"} onKeyDown=${walk}
    aria-label=${stops ? "Phases and steps of a turn, and whether you are asked there" : "Phases and steps of a turn"}>
    ${steps.map(
      ([step, name]) =>
        html`<li key=${step} aria-current=${step === current ? "step" : undefined}>
          ${stops && stop(step, name, "theirs")}<span>${capital(shortly(name))}</span>${stops && stop(step, name, "mine")}
        </li>`,
    )}
  </ol>`;
}

function Stop({ step, name, whose, stops, first, onFocus }) {
  const { sign, turns } = WHOSE[whose];
  const label = `Be asked at ${name} ${turns}`;
  return html`<button type="button" class="stop" data-stop=${`${whose}:${step}`} aria-pressed=${stops[whose].includes(step)}
    aria-label=${label} title=${label} tabindex=${first ? 0 : -1} onFocus=${onFocus} onClick=${() => stops.toggle(whose, step)}>${sign}</button>`;
}

/** Right and left go to the same turns at the next step, up and down to the others' and to one's own. */
function walk(event) {
  const from = event.target.closest("[data-stop]");
  if (!from) return;
  const [whose, step] = from.dataset.stop.split(":");
  const alike = [...event.currentTarget.querySelectorAll(`[data-stop^="${whose}:"]`)];
  const other = (wanted) => event.currentTarget.querySelector(`[data-stop="${wanted}:${step}"]`);
  const to = {
    ArrowRight: () => alike[alike.indexOf(from) + 1],
    ArrowLeft: () => alike[alike.indexOf(from) - 1],
    ArrowUp: () => other("theirs"),
    ArrowDown: () => other("mine"),
    Home: () => alike[0],
    End: () => alike.at(-1),
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  to()?.focus();
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
