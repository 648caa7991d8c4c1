/**
 * A line of play: how a game came to be, and the requests that led on from there, each with the id of the state that
 * it led to. Adjudication is a pure function, so the requests are the game: sent again, they give the same states, and
 * what any seat saw of each.
 */

import { call, lookUp, Problem } from "./api.js";

/**
 * How a game came to be: created (the body of the request for it, or at a table, with the chance that its record tells),
 * or from a state document.
 *
 * @typedef {{ruleset: string, create: object}|{ruleset: string, state: object}} Origin
 */

/**
 * What led to a node: an action of a person, a move that the service chose for a bot, or passes alone.
 *
 * @typedef {{action: object, auto?: object}|{player: object, seed: number, auto?: object}|{actions: [], auto: object}} Step
 */

/**
 * @typedef {object} Node
 * @property {string} state_id
 * @property {number|null} seat who decides there; null: the game is over
 * @property {Step|null} step what led there; null at the origin
 * @property {number|null} by the seat that did it
 * @property {string|null} text what the button said, for a person's action
 * @property {object[]} forced what followed without anybody being asked, as actions
 * @property {"asks"|"bound"|"over"|null} because why nothing more followed
 * @property {Record<number, {events: object[], texts: string[]}>} told by seat: what it was told on the way there
 * @property {Map<number, object>} seen by seat: the API's perspective of it
 */

/**
 * A position as the seat sees it that looks.
 *
 * @typedef {object} Position
 * @property {string} state_id
 * @property {{seat: number, text: string|null}|null} by who acted to get here, in words where the seat may read them;
 *   null at the beginning
 * @property {object|null} perspective the API's perspective of the seat, with texts; null until it has been asked for,
 *   which it has been where the position is shown
 */

export class Line {
  #filling = false;

  /**
   * @param {Origin} origin
   * @param {Omit<Node, "seen">[]} [nodes] of a line that was remembered
   */
  constructor(origin, nodes = []) {
    this.origin = origin;
    /** @type {Node[]} */
    this.nodes = nodes.map((node) => ({ ...node, seen: new Map() }));
    /** Called while lost states are made again, with how many are done, and how many there are; with null after it. */
    this.onRebuild = () => {};
  }

  get ruleset() {
    return this.origin.ruleset;
  }

  /** The index of the last node. */
  get last() {
    return this.nodes.length - 1;
  }

  /** What is worth remembering of it. */
  get memory() {
    return { origin: this.origin, nodes: this.nodes.map(({ seen, ...node }) => node) };
  }

  /** Go to the origin, as these seats see it. */
  async begin(seats) {
    const answer = await this.#send(0, seats);
    this.nodes = [nodeOf(answer, { step: null, by: null })];
  }

  /**
   * Take a step from a node. What followed that in this line is cut off.
   *
   * @param {number} index of the node
   * @param {Step} step
   * @param {number[]} seats whose perspectives to ask for
   * @param {{by: number|null, text?: string|null, signal?: AbortSignal}} how who takes it, and in which words
   */
  async extend(index, step, seats, { by, text, signal }) {
    const answer = await this.#hot(index, seats, () => send(step, this.nodes[index].state_id, seats, signal));
    this.nodes = [...this.nodes.slice(0, index + 1), nodeOf(answer, { step, by, text })];
  }

  /** Whether a seat has seen a node, and been told what happened on the way there. */
  knows(index, seat) {
    return this.nodes[index].seen.has(seat) && seat in this.nodes[index].told;
  }

  /**
   * Ask what seats see at a node. What they have been told already is not asked for again.
   *
   * @param {number} index
   * @param {number[]} seats
   * @param {{quick?: boolean}} [how] `quick`: without what happened on the way, if a bot's move led there, which takes
   *   its time
   */
  async see(index, seats, { quick = false } = {}) {
    const node = this.nodes[index];
    const told = seats.every((seat) => seat in node.told);
    if (told || (quick && node.step !== null && "player" in node.step)) {
      const body = { actions: [], include: ["texts"], perspectives: seats };
      const { perspectives } = await this.ask(index, seats, "/v1/adjudications", body);
      for (const seen of perspectives) node.seen.set(seen.seat, withTold(seen, node.told[seen.seat]));
    } else keep(node, await this.#hot(index - 1, seats, () => this.#send(index, seats)));
  }

  /** Ask what seats see at a node, unless that is known. What happened on the way may be missing. */
  async look(index, seats) {
    if (!seats.every((seat) => this.nodes[index].seen.has(seat))) await this.see(index, seats, { quick: true });
  }

  /**
   * Call the API about a node's state.
   *
   * @param {number} index of the node
   * @param {number[]} seats who may see what has to be asked for on the way, if its state is no longer hot
   * @param {string} path
   * @param {object} body without the state
   * @returns {Promise<any>} the answer
   */
  ask(index, seats, path, body) {
    return this.#hot(index, seats, () => call("POST", path, { state_id: this.nodes[index].state_id, ...body }));
  }

  /**
   * Ask, one after the other and the latest first, for what a seat has not seen.
   *
   * @param {() => number} viewer the seat that looks
   * @param {() => boolean} wanted whether it does
   * @param {() => void} onSeen called after each
   */
  async fill(viewer, wanted, onSeen) {
    if (this.#filling) return;
    this.#filling = true;
    const next = () => this.nodes.findLastIndex((_, index) => !this.knows(index, viewer()));
    try {
      for (let index = next(); index >= 0 && wanted(); index = next()) {
        await this.see(index, [viewer()]);
        onSeen();
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem; // what is missing is asked for when it is shown
    } finally {
      this.#filling = false;
    }
  }

  /**
   * The next decision of somebody, or the end of the line.
   *
   * @param {number} from the index of a node
   * @param {1|-1} direction
   * @param {(seat: number) => boolean} whose whose decisions count
   * @returns {number|null} the index of its node
   */
  decision(from, direction, whose) {
    for (let index = from + direction; index >= 0 && index <= this.last; index += direction) {
      const { seat } = this.nodes[index];
      if ((seat !== null && whose(seat)) || (direction > 0 && index === this.last)) return index;
    }
    return null;
  }

  /** What the button of an action says to a seat; null: it has none. */
  label(index, seat, action) {
    const { legal_actions, texts } = this.nodes[index].seen.get(seat);
    const wanted = JSON.stringify(action);
    return texts.actions[legal_actions.findIndex((legal) => JSON.stringify(legal) === wanted)] ?? null;
  }

  /**
   * The positions as a seat sees them.
   *
   * @param {number} viewer
   * @param {{open: boolean, acts: boolean}} how `open`: it reads what others did in their words; `acts`: it may act
   * @returns {Position[]}
   */
  positions(viewer, { open, acts }) {
    return this.nodes.map(({ state_id, by, text, seen }) => ({
      state_id,
      by: by === null ? null : { seat: by, text: open || by === viewer ? text : null },
      perspective: (acts ? seen.get(viewer) : watched(seen.get(viewer))) ?? null,
    }));
  }

  /**
   * How it came to be and all actions up to a node: those of persons, those of bots, and those that followed
   * without anybody being asked.
   *
   * @returns {Promise<object|null>} null: it was not created, but began at a state
   */
  async record(edition, index, seats) {
    const { ruleset, create } = this.origin;
    if (!create) return null;
    const actions = [];
    for (let step = 1; step <= index; step += 1) actions.push(...(await this.#taken(step, seats)));
    return { ruleset, edition, ...create, actions };
  }

  async #taken(index, seats) {
    const { step, forced } = this.nodes[index];
    if ("action" in step) return [step.action, ...forced];
    if ("actions" in step) return forced;
    const body = { ...step, include: ["action"], perspectives: seats };
    const { action } = await this.ask(index - 1, seats, "/v1/moves", body);
    return [action, ...forced];
  }

  /** Make a request about a node's state; if it is no longer hot, all states up to it are made again. */
  async #hot(index, seats, request) {
    try {
      return await request();
    } catch (problem) {
      if (problem.kind !== "state-not-hot" || index < 0) throw problem;
      await this.#rebuild(index, seats);
      return request();
    }
  }

  async #rebuild(last, seats) {
    try {
      for (let index = 0; index <= last; index += 1) {
        this.onRebuild({ done: index, of: last + 1 });
        const answer = await this.#send(index, seats);
        if (answer.state_id !== this.nodes[index].state_id) throw anotherGame();
        keep(this.nodes[index], answer);
      }
    } finally {
      this.onRebuild(null);
    }
  }

  /** Send what led to a node. */
  async #send(index, seats) {
    if (index > 0) return send(this.nodes[index].step, this.nodes[index - 1].state_id, seats);
    const told = { include: ["texts"], perspectives: seats };
    const { ruleset, create, state } = this.origin;
    if (create?.chance) return call("POST", "/v1/replays", { ruleset, edition: await editionOf(ruleset), ...create, actions: [], ...told });
    if (create) return call("POST", `/v1/rulesets/${ruleset}/games`, { ...create, ...told });
    return call("POST", "/v1/adjudications", { state, actions: [], ...told });
  }
}

async function editionOf(ruleset) {
  return (await lookUp(`/v1/rulesets/${ruleset}`)).edition;
}

function send(step, state_id, seats, signal) {
  const path = "player" in step ? "/v1/moves" : "/v1/adjudications";
  return call("POST", path, { state_id, ...step, include: ["texts"], perspectives: seats }, { signal });
}

function nodeOf({ state_id, seat, forced = [], auto, perspectives }, { step, by, text = null }) {
  const node = { state_id, seat, step, by, text, forced, because: auto?.because ?? null, told: {}, seen: new Map() };
  keep(node, { perspectives });
  return node;
}

function keep(node, { perspectives }) {
  for (const seen of perspectives) {
    node.seen.set(seen.seat, seen);
    node.told[seen.seat] = { events: seen.events, texts: seen.texts.events };
  }
}

function withTold(seen, told = { events: [], texts: [] }) {
  return { ...seen, events: told.events, texts: { ...seen.texts, events: told.texts } };
}

const withoutActions = new WeakMap();

/** A perspective for somebody who only watches, the same for the same perspective. */
export function watched(seen) {
  if (seen && !withoutActions.has(seen)) {
    withoutActions.set(seen, { ...seen, legal_actions: [], texts: { ...seen.texts, actions: [] } });
  }
  return withoutActions.get(seen);
}

function anotherGame() {
  return new Problem({
    type: "/problems/another-game",
    title: "The game cannot be made again",
    status: 0,
    detail: "The service has forgotten this game and, asked again, makes another of it: its rules have changed since.",
  });
}
