/**
 * Where a game is begun: which ruleset at the left, who plays and with which options at the right.
 */

import { lookUp } from "./api.js";
import { seats } from "./friends/kept.js";
import { remembered } from "./memory.js";
import { ProblemBanner } from "./problem.js";
import { Setup } from "./setup.js";
import { html, useEffect, useState } from "./vendor/preact.js";
import { later } from "./workbench/later.js";

const Tables = later(() => import("./friends/list.js").then((loaded) => loaded.Tables));

/**
 * @param {{problem?: Error, onSession: (session: import("./session.js").Session) => void}} props `problem`: why
 *   something else could not be shown
 */
export function Lobby({ problem: before = null, onSession }) {
  const [rulesets, setRulesets] = useState([]);
  const [wanted, setWanted] = useState(null);
  const [chosen, setChosen] = useState(null);
  const [problem, setProblem] = useState(before);
  const [tries, setTries] = useState(0);
  useEffect(() => void lookUp("/v1/rulesets").then((found) => setRulesets(found.rulesets), setProblem), [tries]);
  const id = wanted ?? rulesets[0]?.id;
  useEffect(() => {
    let current = true;
    if (id) lookUp(`/v1/rulesets/${id}`).then((found) => current && setChosen(found), setProblem);
    return () => {
      current = false;
    };
  }, [id, tries]);
  const again = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  return html`<main class="lobby" data-screen="lobby">
    <h1>New game</h1>
    ${problem && html`<${ProblemBanner} problem=${problem} onAgain=${again} onDismiss=${() => setProblem(null)} />`}
    <${Resume} />
    ${seats().length > 0 && html`<${Tables} />`}
    <fieldset class="rulesets">
      <legend>Game</legend>
      ${rulesets.map(
        (ruleset) => html`<${Tile} ruleset=${ruleset} chosen=${ruleset.id === id} onChoose=${setWanted} />`,
      )}
    </fieldset>
    ${chosen && html`<${Setup} key=${chosen.id} ruleset=${chosen} onSession=${onSession} />`}
  </main>`;
}

function Tile({ ruleset: { id, name, summary, seats }, chosen, onChoose }) {
  return html`<label data-ruleset=${id}>
    <input type="radio" name="ruleset" value=${id} checked=${chosen} onChange=${() => onChoose(id)} />
    <span class="called"><strong>${name}</strong>
      <span class="hint">${seats.min === seats.max ? seats.min : `${seats.min} to ${seats.max}`} players</span></span>
    <span class="summary">${summary}</span>
  </label>`;
}

function Resume() {
  const [memory] = useState(remembered);
  if (!memory) return null;
  return html`<div class="banner">
    <p>A game of ${memory.title} is under way, at position ${memory.at + 1} of ${memory.nodes.length}.</p>
    <a class="button" data-resume href="#/game">Go on with it</a>
  </div>`;
}
