/** The course of the game where it is another than usual: turns and phases that come in addition, and what is skipped. */

import { html } from "../vendor/preact.js";
import { useTable } from "./context.js";
import { Notes } from "./lasting.js";
import { plain } from "./words.js";

/** What follows this turn and this phase, and what does not take place. */
export function Course() {
  const { view, words, seatName } = useTable();
  return html`<${Notes} zone="course" title="Turns and phases to come" entries=${told(view.course ?? {}, words, seatName)} line=${(line) => line} />`;
}

/** Each as a line; of what is added the next one stands last in the view, and first here. */
function told(course, words, seatName) {
  const { extra_turns = [], last_in_order, phases = [], resume, combats = 0, mains = 0, without_combat, skips = [] } = course;
  const joined = (list, called) => list.toReversed().map(called).join(", then ");
  return [
    phases.length > 0 && `After this phase: ${joined(phases, (phase) => `${plain(phase)} phase`)}`,
    resume && `After that the turn goes on with: ${words.step?.[resume] ?? plain(resume)}`,
    combats > 1 && `Combat phases of this turn so far: ${combats}`,
    mains > 2 && `Main phases of this turn so far: ${mains}`,
    without_combat && "No combat phase takes place this turn",
    extra_turns.length > 0 && `Extra turns after this one: ${joined(extra_turns, seatName)}`,
    last_in_order !== undefined && `Then turns go on after that of ${seatName(last_in_order)}`,
    ...skips.map(({ seat, what }) => `${seatName(seat)} skips their next ${what}`),
  ].filter(Boolean);
}
