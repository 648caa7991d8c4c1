/** The position that a state amounts to: the table as a seat sees it, or as all see it together, and playing on. */

import { ProblemBanner } from "../problem.js";
import { nameOf } from "../seats.js";
import { Table } from "../table/table.js";
import { html, useMemo, useRef, useState } from "../vendor/preact.js";
import { together } from "./together.js";

const OTHERS = {
  person: "persons at this screen",
  greedy: "sensible opponents",
  search: "searching opponents",
  random: "chance",
};
const ALL = "all";
const NOTHING_USABLE = new Map();

/**
 * @param {{checked: object, onPlay: (state: object, seats: object[]) => void}} props `checked` is what `useChecked`
 *   found about the state
 */
export function Position({ checked, onPlay }) {
  const [viewer, setViewer] = useState(ALL);
  const [others, setOthers] = useState("person");
  const { problem, settled } = checked;
  const right = checked.seen?.length > 0;
  const latest = useRef({ seen: [], value: null });
  if (right) latest.current = checked;
  const { seen, value: state } = latest.current;
  const seats = seen.map(({ seat, view }) => nameOf(view.seats[seat].name, seat));
  const shown = viewer === ALL ? null : seen.find(({ seat }) => seat === Number(viewer));
  const table = useMemo(() => {
    if (seen.length === 0) return null;
    const decider = seen[0].decision?.seat ?? 0;
    const perspective = shown ?? together(seen, decider);
    return html`<${Table}
      perspective=${perspective}
      ruleset=${state.ruleset}
      concerned=${NOTHING_USABLE}
      picked=${null}
      onPick=${() => {}}
      seats=${seats.map((name) => ({ name, player: "person" }))}
    />`;
  }, [seen, viewer]);
  const play = () => {
    const mine = shown?.seat ?? seen[0].decision?.seat ?? 0;
    onPlay(state, seats.map((name, seat) => ({ name, player: seat === mine ? "person" : others })));
  };
  return html`<section class="position" aria-label="The table of this state" aria-busy=${!settled}>
    <div class="tools">
      <label>
        As seen by
        <select data-viewer onChange=${(event) => setViewer(event.target.value)}>
          <option value=${ALL} selected=${viewer === ALL}>everybody together</option>
          ${seats.map((name, seat) => html`<option value=${seat} selected=${viewer === String(seat)}>${name}</option>`)}
        </select>
      </label>
      <label>
        Other seats:
        <select data-others onChange=${(event) => setOthers(event.target.value)}>
          ${Object.entries(OTHERS).map(
            ([player, title]) => html`<option value=${player} selected=${player === others}>${title}</option>`,
          )}
        </select>
      </label>
      <button class="chief" data-play-here disabled=${!right || !settled} onClick=${play}>Play from here</button>
    </div>
    ${problem && html`<${ProblemBanner} problem=${problem} />`}
    ${right && html`<p class="prompt" role="status">${promptOf(seen)}</p>`}
    ${!right && checked.text !== null && html`<p class="hint" data-earlier-table>${table ? "The table before the faults:" : "When the state is right, its table is shown here."}</p>`}
    ${table && html`<div class=${right ? "" : "past"}>${table}</div>`}
  </section>`;
}

/** What is asked of the seat that decides, or how the game ended. */
function promptOf(seen) {
  const { outcome, decision } = seen[0];
  if (outcome) return `The game is over: ${outcome.reason}`;
  return seen.find(({ seat }) => seat === decision.seat)?.texts.decision ?? "";
}
