/**
 * Where a game is begun: which ruleset, who plays, with which options. Its forms are made from what
 * `GET /v1/rulesets/{ruleset}` tells, and the API checks what is entered.
 */

import { openRule } from "./acting/rule.js";
import { call, lookUp, Problem } from "./api.js";
import { Field, given, initial, isDocument } from "./forms.js";
import { remembered } from "./memory.js";
import { STRENGTHS } from "./bots.js";
import { ProblemBanner } from "./problem.js";
import { Session } from "./session.js";
import { html, useEffect, useState } from "./vendor/preact.js";

const PLAYERS = { person: "Person at this screen", random: "Random bot", search: "Searching bot" };
const NAMES = ["Ada", "Bela", "Cleo", "Dana"];

/** How long after the last change what was entered is checked, in milliseconds. */
const CHECK_AFTER = 250;

/**
 * @param {{problem?: Error, onSession: (session: Session) => void}} props `problem`: why something else could not be
 *   shown
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
    <fieldset class="rulesets">
      <legend>Rules</legend>
      ${rulesets.map(
        (ruleset) => html`<${Tile} ruleset=${ruleset} chosen=${ruleset.id === id} onChoose=${setWanted} />`,
      )}
    </fieldset>
    ${chosen && chosen.id === id && html`<${Setup} key=${id} ruleset=${chosen} onSession=${onSession} />`}
  </main>`;
}

function Tile({ ruleset: { id, name, summary, seats }, chosen, onChoose }) {
  return html`<label data-ruleset=${id}>
    <input type="radio" name="ruleset" value=${id} checked=${chosen} onChange=${() => onChoose(id)} />
    <strong>${name}</strong>
    <span>${summary}</span>
    <span class="hint">${seats.min === seats.max ? seats.min : `${seats.min} to ${seats.max}`} players</span>
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

function Setup({ ruleset, onSession }) {
  const [seats, setSeats] = useState(() => seatsFor(ruleset, ruleset.seats.min));
  const [options, setOptions] = useState({});
  const [seed, setSeed] = useState("");
  const [faults, setFaults] = useState([]);
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const create = body(ruleset, seats, options, seed);
  const entered = JSON.stringify(create);

  useEffect(() => {
    const check = async () => {
      try {
        const { faults: found } = await call("POST", `/v1/rulesets/${ruleset.id}/games/checks`, create);
        setFaults(found);
        setProblem(null);
      } catch (refused) {
        setFaults((refused.errors ?? []).map(({ pointer, message }) => ({ path: pathOf(pointer), message })));
        setProblem(refused.errors ? null : refused);
      }
    };
    const timer = setTimeout(check, CHECK_AFTER);
    return () => clearTimeout(timer);
  }, [entered]);

  const begin = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const drawn = crypto.getRandomValues(new Uint32Array(1))[0];
      onSession(await Session.begin({
        ruleset: ruleset.id,
        title: ruleset.name,
        seats: seats.map(({ name, player, strength }, seat) => ({ name: name || NAMES[seat], player, strength })),
        create: { seed: drawn, ...create },
      }));
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused;
      setProblem(refused);
      setBusy(false);
    }
  };
  const change = (seat, members) =>
    setSeats(seats.map((each, index) => (index === seat ? { ...each, ...members } : each)));
  const at = (path) => faults.filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`) || fault.path.startsWith(`${path}[`));
  const elsewhere = faults.filter(({ path }) => !/^\$\.(options\.\w|seats\[\d+\]\.\w|seed)/.test(path));

  return html`<form onSubmit=${begin} novalidate data-setup=${ruleset.id}>
          ${ruleset.seats.max > ruleset.seats.min && html`<${Count} ruleset=${ruleset} seats=${seats} setSeats=${setSeats} />`}
      <div class="seats">
        ${seats.map(
          (seat, index) => html`<${Seat} ruleset=${ruleset} seat=${seat} index=${index} change=${change} at=${at} />`,
        )}
      </div>
      <details data-options>
        <summary>Options of ${ruleset.name}</summary>
        <div class="options">
          <${Field}
            id="seed"
            name="seed"
            description="The same seed deals the same game; empty: chance deals it."
            form=${{ anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] }}
            value=${seed}
            faults=${at("$.seed")}
            onChange=${setSeed}
          />
          ${ruleset.options.map(
            (option) => html`<${Field}
              ...${option}
              id=${`option-${option.name}`}
              value=${options[option.name] ?? initial(option)}
              faults=${at(`$.options.${option.name}`)}
              onChange=${(value) => setOptions({ ...options, [option.name]: value })}
              onRule=${(rule) => openRule(ruleset.id, rule)}
            />`,
          )}
        </div>
      </details>
      ${elsewhere.map(({ path, message }) => html`<p class="fault" role="alert" data-fault=${path}>${path}: ${message}</p>`)}
      ${problem && html`<${ProblemBanner} problem=${problem} />`}
      <div class="start">
        <button class="chief" type="submit" data-begin disabled=${busy || faults.length > 0}>
          ${busy ? "Dealing …" : "Begin"}
        </button>
        ${faults.length > 0 && html`<p class="fault">Something above has to be mended first.</p>`}
      </div>
  </form>`;
}

function Count({ ruleset, seats, setSeats }) {
  const { min, max } = ruleset.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return html`<label class="field">
    Players
    <select
      name="seats"
      data-count
      onChange=${(event) => setSeats(resized(ruleset, seats, Number(event.target.value)))}
    >
      ${counts.map((count) => html`<option value=${count} selected=${count === seats.length}>${count}</option>`)}
    </select>
  </label>`;
}

function Seat({ ruleset, seat, index, change, at }) {
  const set = (members) => change(index, members);
  const place = `$.seats[${index}]`;
  const named = ruleset.seat_options.find(({ name }) => name === "name");
  const others = ruleset.seat_options.filter(({ name }) => name !== "name");
  const decksOf = ({ name }) => (name === "deck" ? ruleset.decks : []);
  const short = others.filter((option) => !isDocument(option) || decksOf(option).length > 0);
  const long = others.filter((option) => !short.includes(option));
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
    <legend>Seat ${index}</legend>
    <${Field} ...${named} id=${`name-${index}`} field=${`seat-${index}-name`} value=${seat.name} faults=${at(`${place}.name`)} onChange=${(name) => set({ name })} />
    <div class="field">
      <label for=${`player-${index}`}>Played by</label>
      <select id=${`player-${index}`} name=${`seat-${index}-player`} data-player onChange=${(event) => set({ player: event.target.value })}>
        ${Object.entries(PLAYERS).map(
          ([player, title]) => html`<option value=${player} selected=${player === seat.player}>${title}</option>`,
        )}
      </select>
    </div>
    ${seat.player === "search" &&
    html`<div class="field">
      <label for=${`strength-${index}`}>Strength</label>
      <select id=${`strength-${index}`} name=${`seat-${index}-strength`} data-strength onChange=${(event) => set({ strength: event.target.value })}>
        ${Object.keys(STRENGTHS).map(
          (strength) => html`<option value=${strength} selected=${strength === seat.strength}>${strength}</option>`,
        )}
      </select>
    </div>`}
    ${short.map(field)}
    ${long.length > 0 &&
    html`<details>
      <summary>More of seat ${index}</summary>
      ${long.map(field)}
    </details>`}
  </fieldset>`;
}

/** Seats as they are offered first: a person, and bots. */
function seatsFor(ruleset, count) {
  return Array.from({ length: count }, (_, index) => ({
    name: NAMES[index],
    player: index === 0 ? "person" : "random",
    strength: "medium",
    told: {},
  }));
}

/** So many seats; those that are there already stay as they are. */
function resized(ruleset, seats, count) {
  return [...seats.slice(0, count), ...seatsFor(ruleset, count).slice(seats.length)];
}

/** What is sent: of the options only those that were changed. */
function body(ruleset, seats, options, seed) {
  const told = seats.map(({ name, told: changed }) => ({
    ...(name !== "" && { name }),
    ...given(ruleset.seat_options, changed),
  }));
  const wanted = given([{ name: "seed", form: { type: "integer" }, default: null }], { seed });
  return { ...wanted, options: given(ruleset.options, options), seats: told };
}

/** A JSON pointer as the path that faults have. */
function pathOf(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`), "$");
}
