/**
 * A line of play: how a game came to be, and the requests that led on from there, each with the id of the state
 * that it led to. Adjudication is a pure function, so the requests are the game: sent again, they give the same
 * states, and what any seat saw of each.
 */

import { call, Problem } from "./api.js";

/**
 * How a game came to be: created, or from a state document.
 *
 * @typedef {{ruleset: string, create: object}|{ruleset: string, state: object}} Origin
 */

/**
 * What led to a node: an action of a person, or a move that the service chose for a bot.
 *
 * @typedef {{action: object, auto?: "forced"}|{player: object, seed: number, auto?: "forced"}} Step
 */

/**
 * @typedef {object} Node
 * @property {string} state_id
 * @property {number|null} seat who decides there; null: the game is over
 * @property {Step|null} step what led there; null at the origin
 * @property {number|null} by the seat that did it
 * @property {string|null} text what the button said, for a person's action
 * @property {object[]} forced what followed of itself, as actions
 * @property {Map<number, object>} seen by seat: what it saw, as the API's perspective
 */

export class Line {
  /** @param {Origin} origin */
  constructor(origin) {
    this.origin = origin;
    /** @type {Node[]} */
    this.nodes = [];
    /** Called while lost states are made again, with how many are done and how many there are; null: done. */
    this.onRebuild = () => {};
  }

  get ruleset() {
    return this.origin.ruleset;
  }

  /** Go to the origin, as these seats see it. */
  async begin(seats) {
    this.nodes = [this.#node(await this.#send(0, seats), null, null)];
  }

  /**
   * Take a step from a node. What followed it in this line is cut off.
   *
   * @param {number} index of the node
   * @param {Step} step
   * @param {number[]} seats whose perspectives to ask for
   * @param {{by: number|null, text?: string|null, signal?: AbortSignal}} how who takes it, and in which words
   * @returns {Promise<Node>} the node that it leads to
   */
  async extend(index, step, seats, { by, text = null, signal }) {
    const answer = await this.#hot(index, seats, () => send(step, this.nodes[index].state_id, seats, signal));
    const node = this.#node(answer, step, by, text);
    this.nodes = [...this.nodes.slice(0, index + 1), node];
    return node;
  }

  /** Ask what seats saw at a node, by sending again what led there. */
  async see(index, seats) {
    const answer = await this.#hot(index - 1, seats, () => this.#send(index, seats));
    this.#keep(this.nodes[index], answer);
  }

  /** Ask what seats see at a node, but not what happened on the way there: quick, whatever led there. */
  async glance(index, seats) {
    const body = { state_id: this.nodes[index].state_id, actions: [], include: ["texts"], perspectives: seats };
    const answer = await this.#hot(index, seats, () => call("POST", "/v1/adjudications", body));
    return answer.perspectives;
  }

  /**
   * Call about a node's state. States that are no longer hot are made again, from the origin.
   *
   * @param {number} index of the node
   * @param {number[]} seats who may see what is asked for on the way
   * @param {string} path
   * @param {object} body without the state
   */
  ask(index, seats, path, body) {
    const named = () => ({ ...body, state_id: this.nodes[index].state_id });
    return this.#hot(index, seats, () => call("POST", path, named()));
  }

  /** All actions up to a node, those of bots and those that followed of themselves, too. */
  async actions(index, seats) {
    const found = [];
    for (let step = 1; step <= index; step += 1) found.push(...(await this.#taken(step, seats)));
    return found;
  }

  async #taken(index, seats) {
    const { step, forced } = this.nodes[index];
    if ("action" in step) return [step.action, ...forced];
    const answer = await this.ask(index - 1, seats, "/v1/moves", { ...step, include: ["action"], perspectives: seats });
    return [answer.action, ...forced];
  }

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
        if (answer.state_id !== this.nodes[index].state_id) throw changed();
        this.#keep(this.nodes[index], answer);
      }
    } finally {
      this.onRebuild(null);
    }
  }

  #send(index, seats) {
    const told = { include: ["texts"], perspectives: seats };
    if (index > 0) return send(this.nodes[index].step, this.nodes[index - 1].state_id, seats);
    const { ruleset, create, state } = this.origin;
    if (create) return call("POST", `/v1/rulesets/${ruleset}/games`, { ...create, ...told });
    return call("POST", "/v1/adjudications", { state, actions: [], ...told });
  }

  #node(answer, step, by, text) {
    const { state_id, seat, forced = [] } = answer;
    const node = { state_id, seat, step, by, text, forced, seen: new Map() };
    this.#keep(node, answer);
    return node;
  }

  #keep(node, answer) {
    for (const perspective of answer.perspectives ?? []) node.seen.set(perspective.seat, perspective);
  }
}

function send(step, state_id, seats, signal) {
  const path = "player" in step ? "/v1/moves" : "/v1/adjudications";
  return call("POST", path, { state_id, ...step, include: ["texts"], perspectives: seats }, { signal });
}

function changed() {
  return new Problem({
    type: "/problems/not-the-same",
    title: "The game cannot be made again",
    status: 0,
    detail: "The service has forgotten this game and, asked again, deals another: it follows other rules than before.",
  });
}
