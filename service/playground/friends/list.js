/**
 * The games by a link that one sits at, in the lobby. Those that are gone are forgotten.
 */

import { Problem } from "../api.js";
import { nameOf } from "../seats.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { look } from "./asking.js";
import { forget, seats } from "./kept.js";
import { placeOf } from "./links.js";
import { inWords, isGone } from "./words.js";

/** How often it is asked how the games stand, in milliseconds. */
const EVERY = 10_000;

/** The tables of this browser, each with how it stands. */
export function Tables() {
  const [list, setList] = useState(seats);
  const remove = (table) => {
    forget(table);
    setList(seats());
  };
  if (list.length === 0) return null;
  return html`<section class="tables" aria-labelledby="tables-heading" data-tables>
    <h2 id="tables-heading">Games you sit at</h2>
    <ul>
      ${list.map((seat) => html`<${Line} key=${seat.table} seat=${seat} onGone=${() => remove(seat.table)} />`)}
    </ul>
  </section>`;
}

function Line({ seat, onGone }) {
  const [seen, setSeen] = useState({ answer: null, problem: null });
  useEffect(() => {
    const gone = new AbortController();
    let answer = null;
    const ask = async () => {
      try {
        answer = (await look(seat, { signal: gone.signal })) ?? answer;
        setSeen({ answer, problem: null });
      } catch (problem) {
        if (gone.signal.aborted) return;
        if (!(problem instanceof Problem)) throw problem;
        if (isGone(problem)) onGone();
        else setSeen({ answer, problem: inWords(problem) });
      }
    };
    ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [seat.table]);
  const { answer, problem } = seen;
  const calls = answer !== null && answer.perspective?.decision?.seat === answer.seat;
  return html`<li data-table=${seat.table} data-status=${answer?.status}>
    <span><strong>${seat.title}</strong>${answer && ` with ${others(answer)}`}</span>
    <span class=${calls ? "yours" : "hint"} data-stands>${problem ? `${problem.title}.` : stands(answer)}</span>
    <span class="answers">
      <a class=${calls ? "button chief" : "button"} data-go-on href=${placeOf(seat.table)}>
        ${answer?.status === "over" ? "Look at it" : "Go on"}<span class="unseen"> with ${seat.title}</span>
      </a>
      ${answer?.status === "over" &&
      html`<button data-remove onClick=${onGone}>Remove<span class="unseen"> ${seat.title}</span></button>`}
    </span>
  </li>`;
}

/** How a game stands for whoever looks. */
function stands(answer) {
  if (answer === null) return "One moment …";
  if (answer.status === "over") return "It is over.";
  if (answer.status === "waiting") return "Somebody is still to come.";
  const { seat } = answer.perspective.decision;
  return seat === answer.seat ? "It is your turn." : `Waiting for ${nameOf(answer.seats[seat].name, seat)}.`;
}

/** The other players, by their names. */
function others({ seats: sitting, seat: own }) {
  const names = sitting.flatMap(({ name }, seat) => (seat === own ? [] : [nameOf(name, seat)]));
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
}
