/** Where a position can be begun: a ruleset's own, or the game that is open. */

import { lookUp } from "../api.js";
import { useSession } from "../game.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";

/**
 * @param {{session: import("../session.js").Session|null, onState: (work: () => Promise<object>) => void}} props
 *   `onState` is given how to come by the state, and tells what goes wrong
 */
export function Start({ session, onState }) {
  const [rulesets, setRulesets] = useState([]);
  const [chosen, setChosen] = useState(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    lookUp("/v1/rulesets").then((answer) => setRulesets(answer.rulesets), () => {});
  }, []);
  const ruleset = chosen ?? session?.ruleset ?? rulesets[0]?.id;
  // By ruleset: until those of the chosen one are there, none of another can be begun.
  const [told, setTold] = useState({});
  useEffect(() => {
    const keep = ({ positions }) => setTold((others) => ({ ...others, [ruleset]: positions }));
    if (ruleset) lookUp(`/v1/rulesets/${ruleset}`).then(keep, () => {});
  }, [ruleset]);
  const positions = told[ruleset] ?? [];
  const choose = (id) => {
    setChosen(id);
    setIndex(0);
  };
  return html`<div class="tools">
    <label>
      Start from
      <select data-start-ruleset onChange=${(event) => choose(event.target.value)}>
        ${rulesets.map(({ id, name }) => html`<option value=${id} selected=${id === ruleset}>${name}</option>`)}
      </select>
    </label>
    <select data-start-position aria-label="Position" onChange=${(event) => setIndex(Number(event.target.value))}>
      ${positions.map(({ summary }, each) => html`<option value=${each} selected=${each === index}>${short(summary)}</option>`)}
    </select>
    <button data-start disabled=${positions.length === 0} onClick=${() => onState(async () => positions[index].state)}>
      Begin with it
    </button>
    ${session && html`<${FromGame} session=${session} onState=${onState} />`}
  </div>`;
}

/** The first state that is laid out where there is none yet. */
export async function firstState(session) {
  const { rulesets } = await lookUp("/v1/rulesets");
  const { positions } = await lookUp(`/v1/rulesets/${session?.ruleset ?? rulesets[0].id}`);
  return positions.at(-1).state;
}

/** What comes after the name of the game. */
function short(summary) {
  const said = summary.replace(/^[^:]+: /, "");
  return said[0].toUpperCase() + said.slice(1);
}

function FromGame({ session, onState }) {
  useSession(session);
  const dialog = useRef(null);
  const take = () => {
    dialog.current?.close();
    onState(() => session.state());
  };
  const ask = () => (session.free ? take() : dialog.current.showModal());
  return html`
    <button data-take onClick=${ask}>Take position ${session.at + 1} of the open game</button>
    <dialog ref=${dialog} data-take-dialog aria-labelledby="take-heading">
      <h2 id="take-heading">This shows all hidden cards</h2>
      <p>
        A state holds every hand, every library in its order, and the chance that is still to come. Whoever sits at this
        screen can read it, and the game goes on.
      </p>
      <div class="tools">
        <button data-take-yes class="chief" onClick=${take}>Show everything</button>
        <button data-take-no autofocus onClick=${() => dialog.current.close()}>Keep it hidden</button>
      </div>
    </dialog>
  `;
}
