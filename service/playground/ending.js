/**
 * The end of a game: who won and why, what was hidden, and what one may do next.
 */

import { openRule } from "./acting/rule.js";
import { RuleLink } from "./acting/words.js";
import { counted } from "./table/words.js";
import { html, useEffect } from "./vendor/preact.js";
import { ShareButton } from "./workbench/share.js";

/**
 * Nothing, as long as the position that is shown is none in which the game is over.
 *
 * @param {{session: import("./session.js").Session, onSession: (session: import("./session.js").Session) => void}} props
 */
export function Ending({ session, onSession }) {
  const { perspective } = session.positions[session.at];
  const outcome = perspective?.outcome ?? null;
  useEffect(() => {
    if (outcome) session.reveal();
  }, [session, session.at, outcome !== null]);
  if (outcome === null) return null;
  const { turn } = perspective.view;
  const goOn = async (work) => {
    const next = await work();
    if (next) onSession(next);
  };
  return html`<section class="banner good ending" aria-label="The game is over" data-outcome>
    <p role="status">
      <strong>${winnerOf(outcome, session)}:</strong> ${outcome.reason}${" "}
      <${RuleLink} rule=${outcome.rule} onOpen=${(rule) => openRule(session.ruleset, rule)} />
      ${turn !== undefined && html`<span class="hint" data-turns>${counted(turn, "turn")}.</span>`}
    </p>
    <div class="answers">
      ${session.created &&
      html`<button class="chief" data-rematch disabled=${session.busy} onClick=${() => goOn(() => session.rematch())}>Rematch, seats exchanged</button>`}
      <button data-look-back disabled=${session.busy} onClick=${() => goOn(() => session.lookBack())}>Look back</button>
      <${ShareButton} session=${session} title="Share the game" game />
      <a class="button" data-new-game href="#/">New game</a>
    </div>
  </section>`;
}

function winnerOf({ draw, winner }, { seats }) {
  return draw ? "The game is a draw" : `${seats[winner].name} wins`;
}
