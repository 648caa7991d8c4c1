/**
 * A game: the table in the middle, its course at the side, acting at the bottom.
 */

import { Acting } from "./acting/acting.js";
import { Log } from "./acting/log.js";
import { usePicking } from "./acting/picking.js";
import { isRefusal } from "./acting/refused.js";
import { openRule } from "./acting/rule.js";
import { RuleLink } from "./acting/words.js";
import { Curtain } from "./curtain.js";
import { History } from "./history.js";
import { ProblemBanner } from "./problem.js";
import { Preview } from "./table/preview.js";
import { Table } from "./table/table.js";
import { html, useEffect, useState } from "./vendor/preact.js";
import { CallPanel } from "./workbench/calls.js";
import { ShareButton } from "./workbench/share.js";

const WORK = {
  lost: "The service has forgotten this game, so it is made again",
  record: "The record is played again",
};

/** Draw again whenever a session changes. */
export function useSession(session) {
  const [, again] = useState(0);
  useEffect(() => session?.subscribe(() => again((count) => count + 1)), [session]);
}

/**
 * @param {{session: import("./session.js").Session}} props
 */
export function Game({ session }) {
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
    return html`<${Curtain} session=${session} /><${Standing} session=${session} />`;
  }
  return html`<${Board} key=${session.viewer} session=${session} />`;
}

function Board({ session }) {
  const { perspective } = session.positions[session.at];
  const { concerned, picked, onPick } = usePicking(session);
  if (perspective === null) {
    return html`<main data-screen="game"><${Standing} session=${session} /><p class="loading">One moment …</p></main>`;
  }
  return html`<main
    class="game"
    data-screen="game"
    data-at=${session.at}
    aria-busy=${session.busy || session.thinking !== null}
  >
    <div class="middle">
      <h1 class="unseen">${session.title}</h1>
      <${Standing} session=${session} />
      <${Table}
        perspective=${perspective}
        ruleset=${session.ruleset}
        concerned=${concerned}
        picked=${picked?.ids}
        onPick=${onPick}
        seats=${session.seats}
      />
      <${Preview} view=${perspective.view} ruleset=${session.ruleset} seats=${session.seats} off=${picked !== null} />
    </div>
    <aside>
      <${History} session=${session} />
      <div class="log"><${Log} session=${session} /></div>
      <div class="foot"><${ShareButton} session=${session} /><${CallPanel} /></div>
    </aside>
    <div class="below">
      <${Elsewhere} session=${session} />
      <${Acting} session=${session} picked=${picked} onPick=${onPick} />
    </div>
  </main>`;
}

/** Where the game stands, as far as that is not on the table. */
function Standing({ session }) {
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
    ${session.curtain === null && html`<${Ending} session=${session} />`}
    <div class="thinking" role="status" data-thinking=${session.thinking} hidden=${session.thinking === null}>
      <span>${session.thinking !== null && thinking(session)}</span>
    </div>
  `;
}

function thinking({ seats, thinking: seat, hurried }) {
  return `${seats[seat].name} is thinking${hurried ? " again, one step ahead" : ""}`;
}

function Ending({ session }) {
  const outcome = session.positions[session.at].perspective?.outcome;
  if (!outcome) return null;
  const who = outcome.draw ? "The game is a draw" : `${session.seats[outcome.winner].name} wins`;
  return html`<div class="banner good" role="status" data-outcome>
    <p>
      <strong>${who}:</strong> ${outcome.reason}${" "}
      <${RuleLink} rule=${outcome.rule} onOpen=${(rule) => openRule(session.ruleset, rule)} />
    </p>
    <a class="button chief" href="#/">New game</a>
  </div>`;
}

/** That an earlier position is shown, or one that another person decides in. */
function Elsewhere({ session }) {
  const { decider, latest } = session;
  const person = session.persons.includes(decider);
  const other = person && decider !== session.viewer;
  if (decider === null || (latest && !other)) return null;
  return html`<div class="banner" data-earlier>
    <p>
      ${latest ? "" : "This is an earlier position."}
      ${person && !other && " What you do here goes on from here: what followed is cut off."}
      ${!person && " A bot decides in it."}
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
