/**
 * Who opens a link to a table: which game it is, who sits there, and what one brings along.
 */

import { openRule } from "../acting/rule.js";
import { lookUp, Problem } from "../api.js";
import { Bring, broughtTo, isBrought, seatsBring } from "../decks/bring.js";
import { Field, initial, isDocument } from "../forms.js";
import { ProblemBanner } from "../problem.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { lookAt, secret, takeSeat } from "./asking.js";
import { keep, kept } from "./kept.js";
import { placeOf } from "./links.js";
import { Open, Places } from "./places.js";
import { inWords } from "./words.js";

/**
 * @param {{table: string, invitation: string}} props what the link holds
 */
export function Join({ table, invitation }) {
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  const [tries, setTries] = useState(0);
  const sits = kept(table) !== null;
  useEffect(() => {
    let wanted = true;
    const show = async () => {
      const answer = await lookAt(table);
      return { places: answer.seats, ruleset: await lookUp(`/v1/rulesets/${answer.ruleset}`) };
    };
    if (!sits) show().then((shown) => wanted && setFound(shown), (why) => wanted && setProblem(understood(why)));
    return () => {
      wanted = false;
    };
  }, [table, tries]);
  const again = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  return html`<main class="reception" data-screen="join">
    <h1>${found ? `${found.ruleset.name}: you are invited` : sits ? "You sit at this table already" : "A game by a link"}</h1>
    ${problem && html`<${ProblemBanner} problem=${problem} onAgain=${again} onDismiss=${() => setProblem(null)} />`}
    ${sits && html`<p>This browser has a seat there. Your friend opens the link at another device.</p>`}
    ${found && html`<${Guest} key=${table} table=${table} invitation=${invitation} found=${found} onProblem=${setProblem} />`}
    <p class="answers">
      ${sits && html`<a class="button chief" data-own-seat href=${placeOf(table)}>To my seat</a>`}
      <a class="button" href="#/">${sits ? "Back to the games" : "Other games"}</a>
    </p>
  </main>`;
}

function Guest({ table, invitation, found: { ruleset, places }, onProblem }) {
  const [told, setTold] = useState({});
  const [list, setList] = useState(null);
  const [faults, setFaults] = useState([]);
  const [busy, setBusy] = useState(false);
  const token = useRef(null);
  const change = (members) => {
    setFaults([]);
    setTold({ ...told, ...members });
  };
  const bring = (brought) => {
    setFaults([]);
    setList(brought);
  };
  const sit = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    onProblem(null);
    try {
      // the same again where an answer was lost: a seat is taken once
      token.current ??= secret();
      await takeSeat(table, token.current, invitation, broughtTo(ruleset, told, list));
      keep({ table, token: token.current, ruleset: ruleset.id, title: ruleset.name, invitations: [] });
      location.replace(placeOf(table));
    } catch (problem) {
      setBusy(false);
      const wrong = (problem.errors ?? []).filter(({ pointer }) => pointer.startsWith("/seat/"));
      setFaults(wrong.map(({ pointer, message }) => ({ name: pointer.split("/")[2], message })));
      if (wrong.length === 0) onProblem(understood(problem));
    }
  };
  const field = (option) => html`<${Field}
    ...${option}
    id=${`guest-${option.name}`}
    description=${option.name === "name" ? "" : option.description}
    title=${option.name === "name" ? "Your name" : option.title}
    decks=${option.name === "deck" ? ruleset.decks : []}
    value=${told[option.name] ?? initial(option)}
    faults=${faults.filter(({ name }) => name === option.name)}
    onRule=${(rule) => openRule(ruleset.id, rule)}
    onChange=${(value) => change({ [option.name]: value })}
  />`;
  const isLong = (option) => isDocument(option) && option.name !== "deck";
  const entered = ruleset.seat_options.filter((option) => !isBrought(list, option));
  const long = entered.filter(isLong);
  return html`<p>${ruleset.summary} <a href=${`#/how/${ruleset.id}`} data-how>How to play</a></p>
    <${Places} session=${{ places, viewer: null }} />
    <form onSubmit=${sit} novalidate>
      ${entered.filter((option) => !isLong(option)).map(field)}
      ${seatsBring(ruleset) &&
      html`<${Bring} ruleset=${ruleset} what="deck" list=${list} faults=${faults.filter((fault) => isBrought(list, fault))} onBring=${bring} />`}
      ${long.length > 0 && html`<details><summary>More of yours</summary>${long.map(field)}</details>`}
      <${Open} />
      <button class="chief" type="submit" data-take-seat disabled=${busy}>${busy ? "Sitting down …" : "Take the seat"}</button>
    </form>`;
}

/** Who asks without a token is told nothing of a game that has begun: its seats are taken. */
function understood(problem) {
  if (!(problem instanceof Problem)) throw problem;
  if (problem.kind === "token-refused") problem.type = "/problems/invitation-refused";
  return inWords(problem);
}
