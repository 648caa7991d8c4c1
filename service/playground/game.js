/**
 * A game: the table in the middle, its course at the side, acting at the bottom.
 */

import { Acting } from "./acting/acting.js";
import { Log } from "./acting/log.js";
import { usePicking } from "./acting/picking.js";
import { isRefusal } from "./acting/refused.js";
import { useLookUp } from "./asked.js";
import { SEARCH } from "./bots.js";
import { Curtain } from "./curtain.js";
import { Ending } from "./ending.js";
import { History } from "./history.js";
import { ProblemBanner } from "./problem.js";
import { moving } from "./table/moving.js";
import { Preview } from "./table/preview.js";
import { Table } from "./table/table.js";
import { html, useEffect, useState } from "./vendor/preact.js";
import { CallPanel } from "./workbench/calls.js";
import { later } from "./workbench/later.js";
import { ShareButton } from "./workbench/share.js";

const DeviceButton = later(() => import("./friends/device.js").then((loaded) => loaded.DeviceButton));
const Meanwhile = later(() => import("./friends/meanwhile.js").then((loaded) => loaded.Meanwhile));

const WORK = {
  lost: "The service has forgotten this game, so it is made again",
  record: "The record is played again",
};

/** Draw again whenever a session changes; where another position is shown, cards move there. */
export function useSession(session) {
  const [, again] = useState(0);
  useEffect(() => {
    const draw = () => again((count) => count + 1);
    let drawn = null;
    return session?.subscribe(() => {
      const shown = session.positions[session.at]?.state_id;
      if (drawn !== null && shown !== drawn && session.curtain === null) moving(draw);
      else draw();
      drawn = shown;
    });
  }, [session]);
}

/**
 * @param {{session: import("./session.js").Session, onSession: (session: import("./session.js").Session) => void}} props
 *   `onSession` is called with a rematch
 */
export function Game({ session, onSession }) {
  useSession(session);
  useEffect(() => {
    session.wake();
    return () => session.rest();
  }, [session]);
  useEffect(() => {
    const listener = (event) => shortcut(event, session);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [session]);
  if (session.curtain !== null) {
    return html`<${Curtain} session=${session} /><${Standing} session=${session} onSession=${onSession} />`;
  }
  return html`<${Board} key=${session.viewer} session=${session} onSession=${onSession} />`;
}

function Board({ session, onSession }) {
  const { perspective } = session.positions[session.at];
  const shown = session.revealed ?? perspective;
  const { concerned, picked, onPick } = usePicking(session);
  const stops = useStops(session);
  if (perspective === null) {
    return html`<main data-screen="game"><${Standing} session=${session} onSession=${onSession} /><p class="loading">One moment …</p></main>`;
  }
  return html`<main
    class="game"
    data-screen="game"
    data-at=${session.at}
    aria-busy=${session.busy || session.thinking !== null}
  >
    <div class="middle">
      <h1 class="unseen">${session.title}</h1>
      <${Standing} session=${session} onSession=${onSession} />
      <${Table}
        perspective=${shown}
        ruleset=${session.ruleset}
        concerned=${concerned}
        picked=${picked?.ids}
        onPick=${onPick}
        seats=${session.seats}
        stops=${stops}
      />
      <${Preview} view=${shown.view} ruleset=${session.ruleset} seats=${session.seats} off=${picked !== null} />
    </div>
    <aside>
      <${History} session=${session} />
      <div class="log"><${Log} session=${session} /></div>
      <div class="foot">
        ${session.takesBack ? html`<${ShareButton} session=${session} />` : html`<${DeviceButton} session=${session} />`}
        <${CallPanel} />
      </div>
    </aside>
    <div class="below">
      <${Elsewhere} session=${session} />
      <${Acting} session=${session} picked=${picked} onPick=${onPick} />
    </div>
  </main>`;
}

/** Where the person who looks is asked; null: nobody plays who looks, or that is not known yet. */
function useStops(session) {
  const told = useLookUp(`/v1/rulesets/${session.ruleset}`, null);
  if (told === null || !session.isPerson(session.viewer)) return null;
  const { passing } = session;
  return {
    ...passing.stops(told),
    full: passing.full,
    toggle: (whose, step) => session.wish(() => passing.toggle(told, whose, step)),
    turnFull: () => session.wish(() => passing.turnFull()),
  };
}

/** Where the game stands, as far as that is not on the table. */
function Standing({ session, onSession }) {
  return html`
    ${session.problem &&
    !isRefusal(session.problem) &&
    html`<${ProblemBanner}
      problem=${session.problem}
      onAgain=${() => session.again()}
      onDismiss=${() => session.dismiss()}
    />`}
    ${session.progress &&
    html`<p class="banner" role="status" data-progress=${session.progress.why}>
      ${WORK[session.progress.why]}: ${session.progress.done} of ${session.progress.of}.
    </p>`}
    ${!session.takesBack && html`<${Meanwhile} session=${session} />`}
    ${session.curtain === null && html`<${Ending} session=${session} onSession=${onSession} />`}
    <div class="thinking" role="status" data-thinking=${session.thinking} hidden=${session.thinking === null}>
      <span>${session.thinking !== null && thinking(session)}${searches(session) && html`<${Searching} key=${session.at} />`}</span>
    </div>
  `;
}

function searches({ seats, thinking: seat }) {
  return seat !== null && seats[seat].player === "search";
}

/** How much of its time a search has taken. */
function Searching() {
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSpent(performance.now() - began), SEARCH / 20);
    return () => clearInterval(timer);
  }, []);
  return html`<progress data-searching aria-label="Time of the search" max=${SEARCH} value=${Math.min(spent, SEARCH)}></progress>`;
}

function thinking({ seats, thinking: seat, hurried }) {
  return `${seats[seat].name} is thinking${hurried ? " again, with less to look at" : ""}`;
}

/** That an earlier position is shown, or one that another person decides in. */
function Elsewhere({ session }) {
  const { decider, latest, takesBack } = session;
  const person = session.persons.includes(decider);
  const other = person && decider !== session.viewer;
  if ((decider === null && takesBack) || (latest && !other)) return null;
  return html`<div class="banner" data-earlier>
    <p>
      ${latest ? "" : "This is an earlier position."}
      ${takesBack && person && !other && " What you do here goes on from here: what followed is cut off."}
      ${takesBack && !person && " A bot decides in it."}
      ${!takesBack && session.awaited === session.viewer && " In the latest it is your turn."}
    </p>
    ${other && html`<button data-hand-over onClick=${() => session.handOver()}>Hand over to ${session.seats[decider].name}</button>`}
    ${!latest && html`<button data-latest onClick=${() => session.goTo(session.positions.length - 1)}>To the latest</button>`}
  </div>`;
}

function shortcut(event, session) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) session.undo();
  else if (key === "y" || key === "z") session.redo();
  else return;
  event.preventDefault();
}
