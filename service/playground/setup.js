/**
 * The form of a new game: who plays, with which options. It is made from what `GET /v1/rulesets/{ruleset}` tells, and
 * the API checks what is entered.
 */

import { openRule } from "./acting/rule.js";
import { call, Problem } from "./api.js";
import { useLookUp } from "./asked.js";
import { allBring, Bring, broughtTo, isBrought, seatsBring, withLists } from "./decks/bring.js";
import { Field, given, initial, isDocument } from "./forms.js";
import { faultOfPlayers, invites, Patience, tableOf } from "./friends/setup.js";
import { ProblemBanner } from "./problem.js";
import { FRIEND, PLAYERS, nameOf } from "./seats.js";
import { Session } from "./session.js";
import { html, useEffect, useState } from "./vendor/preact.js";

const NAMES = ["Ada", "Bela", "Cleo", "Dana"];

/** How long after the last change what was entered is checked, in milliseconds. */
const CHECK_AFTER = 250;

/** The fields of the form that show their faults themselves. */
const HAS_FIELD = /^\$\.(options\.\w|seats\[\d+\]\.\w|seed)/;

/**
 * @param {{ruleset: object, onSession: (session: Session) => void}} props `ruleset`: what the API tells of it
 */
export function Setup({ ruleset, onSession }) {
  const [seats, setSeats] = useState(() => seatsFor(ruleset.seats.min));
  const [options, setOptions] = useState({});
  const [list, setList] = useState(null);
  const [seed, setSeed] = useState("");
  const [patience, setPatience] = useState("");
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const byLink = invites(seats);
  const create = body(ruleset, seats, { options, list }, byLink ? "" : seed);
  const { faults, refused } = useCheck(ruleset.id, create);

  const begin = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { id, name: title } = ruleset;
      onSession(await (byLink ? atTable(id, title, tableOf(create, seats, patience)) : here(id, title, seats, create)));
    } catch (found) {
      if (!(found instanceof Problem)) throw found;
      setProblem(found);
      setBusy(false);
    }
  };
  const change = (seat, members) =>
    setSeats(seats.map((each, index) => (index === seat ? { ...each, ...members } : each)));
  const at = (path) => faults.filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`) || fault.path.startsWith(`${path}[`));
  const elsewhere = faults.filter(({ path }) => !HAS_FIELD.test(path));
  const wrong = faultOfPlayers(seats);
  const told = problem ?? refused;

  return html`<form onSubmit=${begin} novalidate data-setup=${ruleset.id}>
    <header class="chosen">
      <h2>${ruleset.name}</h2>
      <p>${ruleset.summary} <a href=${`#/how/${ruleset.id}`} data-how>How to play</a></p>
    </header>
    ${ruleset.seats.max > ruleset.seats.min && html`<${Count} ruleset=${ruleset} seats=${seats} setSeats=${setSeats} />`}
    <div class="seats">
      ${seats.map(
        (seat, index) => html`<${Seat} ruleset=${ruleset} seat=${seat} index=${index} change=${change} at=${at} />`,
      )}
    </div>
    ${allBring(ruleset) &&
    html`<${Bring} ruleset=${ruleset} what="card set" list=${list} faults=${list ? at("$.options.card_set") : []} onBring=${setList} />`}
    ${byLink && html`<${Patience} patience=${patience} onChange=${setPatience} />`}
    <details data-options>
      <summary>Options of ${ruleset.name}</summary>
      <div class="options">
        ${!byLink &&
        html`<${Field}
          id="seed"
          name="seed"
          title="Seed"
          description="The same seed deals the same game; empty: chance deals it."
          form=${{ anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] }}
          value=${seed}
          faults=${at("$.seed")}
          onChange=${setSeed}
        />`}
        ${ruleset.options.filter((option) => !isBrought(list, option)).map(
          (option) => html`<${Field}
            ...${option}
            id=${`option-${option.name}`}
            seats=${seats.map(({ name }, seat) => nameOf(name, seat))}
            value=${options[option.name] ?? initial(option)}
            faults=${at(`$.options.${option.name}`)}
            onChange=${(value) => setOptions({ ...options, [option.name]: value })}
            onRule=${(rule) => openRule(ruleset.id, rule)}
          />`,
        )}
      </div>
    </details>
    ${elsewhere.map(({ path, message }) => html`<p class="fault" role="alert" data-fault=${path}>${path}: ${message}</p>`)}
    ${wrong && html`<p class="fault" role="alert" data-fault="players">${wrong}</p>`}
    ${told && html`<${ProblemBanner} problem=${told} />`}
    <div class="start">
      <button class="chief" type="submit" data-begin disabled=${busy || faults.length > 0 || wrong !== null}>
        ${busy ? "Dealing …" : byLink ? "Invite" : "Begin"}
      </button>
      ${faults.length > 0 && html`<p class="fault">Something above has to be mended first.</p>`}
    </div>
  </form>`;
}

/** A game at this screen. */
function here(ruleset, title, seats, create) {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const sitting = seats.map(({ name, player }, seat) => ({ name: nameOf(name, seat), player }));
  return Session.begin({ ruleset, title, seats: sitting, create: { seed: drawn, ...create } });
}

/** A game at a table, for whose other seats there are links. */
async function atTable(ruleset, title, create) {
  const { TableSession } = await import("./friends/session.js");
  return TableSession.create({ ruleset, title, create });
}

/** What the API finds wrong with what was entered, asked for when nothing has changed for a moment. */
function useCheck(ruleset, create) {
  const [found, setFound] = useState({ faults: [], refused: null });
  useEffect(() => {
    let wanted = true;
    const check = async () => {
      try {
        const { faults } = await call("POST", `/v1/rulesets/${ruleset}/games/checks`, create);
        return { faults, refused: null };
      } catch (problem) {
        const faults = (problem.errors ?? []).map(({ pointer, message }) => ({ path: pathOf(pointer), message }));
        return { faults, refused: problem.errors ? null : problem };
      }
    };
    const timer = setTimeout(async () => {
      const answer = await check();
      if (wanted) setFound(answer);
    }, CHECK_AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [ruleset, JSON.stringify(create)]);
  return found;
}

function Count({ ruleset, seats, setSeats }) {
  const { min, max } = ruleset.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return html`<label class="field count">
    Players
    <select name="seats" data-count onChange=${(event) => setSeats(resized(seats, Number(event.target.value)))}>
      ${counts.map((count) => html`<option value=${count} selected=${count === seats.length}>${count}</option>`)}
    </select>
  </label>`;
}

function Seat({ ruleset, seat, index, change, at }) {
  const set = (members) => change(index, members);
  const place = `$.seats[${index}]`;
  const list = listOf(seat);
  const others = ruleset.seat_options.filter((option) => option.name !== "name" && !isBrought(list, option));
  const named = ruleset.seat_options.find(({ name }) => name === "name");
  const decksOf = ({ name }) => (name === "deck" ? ruleset.decks : []);
  const short = others.filter((option) => !isDocument(option) || decksOf(option).length > 0);
  const long = others.filter((option) => !short.includes(option));
  const called = `Player ${index + 1}`;
  const players = useLookUp("/v1/rulesets", null)?.limits?.tables ? { ...PLAYERS, [FRIEND]: "A friend, by a link" } : PLAYERS;
  const field = (option) => html`<${Field}
    ...${option}
    id=${`${option.name}-${index}`}
    field=${`seat-${index}-${option.name}`}
    decks=${decksOf(option)}
    value=${seat.told[option.name] ?? initial(option)}
    faults=${at(`${place}.${option.name}`)}
    onRule=${(rule) => openRule(ruleset.id, rule)}
    onChange=${(value) => set({ told: { ...seat.told, [option.name]: value } })}
  />`;
  return html`<fieldset class="seat" data-seat=${index}>
    <legend>${called}</legend>
    ${seat.player === FRIEND
      ? html`<p class="field hint">Your friend gives a name when taking the seat.</p>`
      : html`<${Field} ...${named} description="" id=${`name-${index}`} field=${`seat-${index}-name`} value=${seat.name}
          placeholder=${called} faults=${at(`${place}.name`)} onChange=${(name) => set({ name })} />`}
    <div class="field">
      <label for=${`player-${index}`}>Played by</label>
      <select id=${`player-${index}`} name=${`seat-${index}-player`} data-player onChange=${(event) => set({ player: event.target.value })}>
        ${Object.entries(players).map(
          ([player, title]) => html`<option value=${player} selected=${player === seat.player}>${title}</option>`,
        )}
      </select>
    </div>
    ${short.map(field)}
    ${seatsBring(ruleset) &&
    seat.player !== FRIEND &&
    html`<${Bring} ruleset=${ruleset} what="deck" whose=${called} list=${list} onBring=${(brought) => set({ list: brought })}
      faults=${ruleset.seat_options.filter((option) => isBrought(list, option)).flatMap(({ name }) => at(`${place}.${name}`))} />`}
    ${long.length > 0 &&
    html`<details>
      <summary>More of ${called}</summary>
      ${long.map(field)}
    </details>`}
  </fieldset>`;
}

/** Seats as they are offered first: a person, and bots. */
function seatsFor(count) {
  return Array.from({ length: count }, (_, index) => ({
    name: NAMES[index],
    player: index === 0 ? "person" : "greedy",
    told: {},
    list: null,
  }));
}

/** So many seats; those that are there already stay as they are. */
function resized(seats, count) {
  return [...seats.slice(0, count), ...seatsFor(count).slice(seats.length)];
}

/** The list that a seat brings; a friend brings one when taking the seat. */
function listOf({ player, list }) {
  return player === FRIEND ? null : list;
}

/** What is sent: of the options only those that were changed, and what lists bring in place of theirs. */
function body(ruleset, seats, { options, list }, seed) {
  const told = seats.map((seat, index) => ({
    ...(seat.player !== FRIEND && { name: nameOf(seat.name, index) }),
    ...broughtTo(ruleset, seat.told, listOf(seat)),
  }));
  const wanted = given([{ name: "seed", form: { type: "integer" }, default: null }], { seed });
  return { ...wanted, options: withLists(given(ruleset.options, options), [list, ...seats.map(listOf)]), seats: told };
}

/** A JSON pointer as the path that faults have. */
function pathOf(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), "$");
}
