/**
 * A game on this page: its line of play, who plays which seat, who looks, and which position is shown.
 *
 * What is asked for is what the seat that looks may see, and nothing else. Between two persons there is a curtain:
 * behind it nobody looks, and what the next one sees is asked for when it is lifted.
 */

import { call, lookUp, Problem } from "./api.js";
import { Line } from "./line.js";
import { remember } from "./memory.js";
import { botSeed, playerOf } from "./players.js";

/**
 * @typedef {{name: string, player: "person"|"random"|"search", strength?: string}} SeatOfSession
 */

/**
 * A position as the seat sees it that looks.
 *
 * @typedef {object} Position
 * @property {string} state_id
 * @property {{seat: number, text: string|null}|null} by who acted to get here, in words where the viewer may read
 *   them; null at the beginning
 * @property {object|null} perspective the API's perspective of the viewer, with texts; null until it has been asked for
 */

/** The pauses before a bot moves, in milliseconds. */
export const PACES = { slow: 2_500, steady: 900, fast: 250, "at once": 0 };

export class Session {
  #line;
  #listeners = new Set();
  #timer = null;
  #moving = null;
  #retry = null;
  #filling = false;

  /** @private Use {@link Session.begin}, {@link Session.from}, {@link Session.replay} or {@link Session.resume}. */
  constructor(line, { title, seats, open = false }) {
    this.#line = line;
    line.onRebuild = (progress) => this.#tell({ rebuilding: progress });
    this.title = title;
    /** @type {SeatOfSession[]} */
    this.seats = seats;
    /** Whether all is known to whoever sits here, as in a position that they wrote: then there is no curtain. */
    this.open = open;
    /** @type {Position[]} */
    this.positions = [];
    this.at = 0;
    this.viewer = this.persons[0] ?? 0;
    /** @type {number|null} the seat for which the curtain is to be lifted */
    this.curtain = null;
    this.busy = false;
    /** @type {number|null} the bot whose move is awaited */
    this.thinking = null;
    this.paused = false;
    this.pace = "steady";
    /** @type {Problem|null} */
    this.problem = null;
    /** @type {{done: number, of: number}|null} while lost states are made again */
    this.rebuilding = null;
    /** When the position that is shown came up, in milliseconds of `performance.now()`. */
    this.since = 0;
  }

  /**
   * Begin a new game.
   *
   * @param {{ruleset: string, title: string, seats: SeatOfSession[], create: object}} setup `create` is the body of
   *   the request for a new game, with its seed
   */
  static async begin({ ruleset, title, seats, create }) {
    return new Session(new Line({ ruleset, create }), { title, seats }).#open();
  }

  /**
   * Begin at a position that is known in full.
   *
   * @param {object|string} state the document, or the id of a hot state
   * @param {{title?: string, seats?: SeatOfSession[]}} [how] by default a person plays each seat
   */
  static async from(state, { title, seats } = {}) {
    const document = typeof state === "string" ? await call("GET", `/v1/states/${state}`) : state;
    const line = new Line({ ruleset: document.ruleset, state: document });
    const { name } = await lookUp(`/v1/rulesets/${document.ruleset}`);
    const session = new Session(line, { title: title ?? name, seats: seats ?? [], open: true });
    return session.#open();
  }

  /**
   * Play a record again, action by action; what it holds is known in full.
   *
   * @param {{ruleset: string, edition: number, seed: number, options?: object, seats?: object[], actions: object[]}}
   *   record
   * @param {{title?: string, seats?: SeatOfSession[]}} [how] by default a person plays each seat
   * @throws {Problem} an action of it is illegal, or it follows another edition
   */
  static async replay(record, { title, seats } = {}) {
    const { ruleset, seed, options, seats: told, actions } = record;
    await call("POST", "/v1/replays", { ...record, include: [], perspectives: [0] });
    const create = { seed, ...(options && { options }), ...(told && { seats: told }) };
    const { name } = await lookUp(`/v1/rulesets/${ruleset}`);
    const session = new Session(new Line({ ruleset, create }), { title: title ?? name, seats: seats ?? [], open: true });
    await session.#open();
    session.#follow(actions);
    return session;
  }

  /**
   * Go on with a game that was remembered, where it was left.
   *
   * @param {import("./memory.js").Memory} memory
   */
  static async resume({ origin, nodes, title, seats, open, at, viewer, pace }) {
    const line = new Line(origin);
    line.nodes = nodes.map((node) => ({ ...node, seen: new Map() }));
    const session = new Session(line, { title, seats, open });
    Object.assign(session, { at, viewer, pace, paused: true });
    if (session.persons.length > 1 && !open) session.curtain = session.decider ?? viewer;
    else await line.see(at, session.#asked);
    session.#changed();
    session.#fill();
    return session;
  }

  get ruleset() {
    return this.#line.ruleset;
  }

  /** The seats that persons play. */
  get persons() {
    return this.seats.flatMap((seat, index) => (seat.player === "person" ? [index] : []));
  }

  /** Who decides in the position that is shown; null: the game is over. */
  get decider() {
    return this.#line.nodes[this.at]?.seat ?? null;
  }

  /** Whether the position that is shown is the last one. */
  get latest() {
    return this.at === this.#line.nodes.length - 1;
  }

  /** Whether the seat that looks may be chosen freely: nobody's hand is a secret. */
  get free() {
    return this.open || this.persons.length === 0 || this.#line.nodes.at(-1)?.seat === null;
  }

  /** Whether bots play along. */
  get bots() {
    return this.persons.length < this.seats.length;
  }

  /** Whether it is for a bot to move. */
  get waitsForBot() {
    const { decider } = this;
    return this.latest && this.curtain === null && decider !== null && this.seats[decider].player !== "person";
  }

  /** Call `listener` after each change; returns what ends that. */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Do something in the position that is shown. From an earlier one the game branches off: what followed is cut off.
   * While another request is under way nothing happens, so no click acts twice.
   *
   * @param {object} action one of the legal actions, or any other of this seat
   */
  async act(action) {
    const own = this.decider === this.viewer || action.seat === this.viewer;
    if (this.busy || this.curtain !== null || !own) return;
    this.#halt();
    const { at, viewer } = this;
    await this.#run(async () => {
      const how = { by: action.seat ?? viewer, text: this.#label(action) };
      await this.#line.extend(at, { action, auto: "forced" }, this.#asked, how);
      this.at = at + 1;
      this.paused &&= this.persons.length === 0;
      this.#arrive();
    });
  }

  /** Go back to the decision of a person before the one that is shown. */
  undo() {
    this.#toDecision(-1);
  }

  /** Go forward to the next decision of a person, or to the end. */
  redo() {
    this.#toDecision(1);
  }

  /** Whether there is an earlier decision to go back to, or a later one. */
  can(direction) {
    return this.#decisionFrom(direction) !== null;
  }

  /**
   * Show another position, to the seat that looks.
   *
   * @param {number} index
   */
  async goTo(index) {
    if (this.busy || this.curtain !== null) return;
    this.#halt();
    await this.#run(() => this.#show(Math.max(0, Math.min(index, this.#line.nodes.length - 1))));
  }

  /** Hand over to the person who decides in the position that is shown. */
  handOver() {
    if (this.busy) return;
    this.#arrive();
  }

  /** Look from another seat, where that is nobody's secret. */
  async look(seat) {
    if (this.busy || !this.free) return;
    this.viewer = seat;
    await this.#run(() => this.#show(this.at));
    this.#fill();
  }

  /** Take the curtain away: the person for whom it hung looks. */
  async lift() {
    if (this.busy || this.curtain === null) return;
    const seat = this.curtain;
    await this.#run(async () => {
      await this.#see(this.at, seat);
      this.viewer = seat;
      this.curtain = null;
      this.#arrive();
    });
    this.#fill();
  }

  /** Let bots go on, or hold them. */
  pause(paused) {
    this.paused = paused;
    if (paused) this.#halt();
    else this.#awaitBot();
    this.#changed();
  }

  /** Let the bot that decides move once. */
  step() {
    if (!this.busy && this.waitsForBot) this.#move();
  }

  /** @param {keyof typeof PACES} pace how long bots wait */
  setPace(pace) {
    this.pace = pace;
    if (this.#timer !== null) {
      this.#halt();
      this.#awaitBot();
    }
    this.#changed();
  }

  /**
   * Why something can't be done: the verdicts on each kind of action that could concern it.
   *
   * @param {string|object} about an object, a card, or a place, as `POST /v1/verdicts` takes it
   * @returns {Promise<object[]>}
   */
  async whyNot(about) {
    const body = { about, seat: this.viewer };
    const answer = await this.#line.ask(this.at, this.#asked, "/v1/verdicts", body);
    return answer.verdicts;
  }

  /**
   * The record of the game up to the position that is shown. It tells all hidden cards, so what bots chose is asked
   * for only here.
   *
   * @throws {Problem} the game was not created here, but began at some position
   */
  async record() {
    const { create } = this.#line.origin;
    if (!create) throw noRecord();
    const { edition } = await lookUp(`/v1/rulesets/${this.ruleset}`);
    const actions = await this.#line.actions(this.at, this.#asked);
    return { ruleset: this.ruleset, edition, ...create, actions };
  }

  /** Try again what went wrong. */
  async again() {
    const retry = this.#retry;
    if (retry && !this.busy) await retry();
  }

  /** Put the problem away. */
  dismiss() {
    this.#tell({ problem: null });
    this.#retry = null;
  }

  /** Stop everything: the page shows something else. */
  close() {
    this.#halt();
    this.#listeners.clear();
  }

  /** The seats whose perspective is asked for. */
  get #asked() {
    return this.open ? [...this.seats.keys()] : [this.viewer];
  }

  async #open() {
    await this.#line.begin(this.open && this.seats.length === 0 ? [0] : this.#asked);
    if (this.seats.length === 0) this.seats = seatsOf(this.#line.nodes[0].seen.get(0));
    if (this.persons.length > 1 && !this.open) {
      const first = this.#line.nodes[0].seat;
      this.curtain = this.persons.includes(first) ? first : this.viewer;
    } else await this.#see(0, this.viewer);
    this.#arrive();
    return this;
  }

  /** Go on with actions that are known. */
  async #follow(actions) {
    for (const action of actions) {
      const last = this.#line.nodes.length - 1;
      const { seat } = this.#line.nodes[last];
      await this.#line.extend(last, { action }, this.#asked, { by: action.seat ?? seat });
      if (this.at === last) this.at = last + 1;
      this.#changed();
    }
    this.#arrive();
  }

  /** Make a position the one that is shown. */
  async #show(index) {
    await this.#see(index, this.viewer);
    this.at = index;
    this.since = performance.now();
    this.#changed();
  }

  async #see(index, seat) {
    const node = this.#line.nodes[index];
    if (node.seen.has(seat)) return;
    const quick = node.step !== null && "player" in node.step;
    if (!quick) await this.#line.see(index, this.open ? this.#asked : [seat]);
    else for (const seen of await this.#line.glance(index, [seat])) node.seen.set(seat, { ...seen, glance: true });
  }

  /** What follows from who decides: a person looks, perhaps behind a curtain, or a bot moves. */
  #arrive() {
    const { decider } = this;
    this.since = performance.now();
    if (decider !== null && this.seats[decider].player === "person" && decider !== this.viewer) {
      if (this.open) this.viewer = decider;
      else this.curtain = decider;
    }
    this.#awaitBot();
    this.#changed();
  }

  #awaitBot() {
    if (this.#timer !== null || this.#moving !== null || this.paused || !this.waitsForBot) return;
    this.thinking = this.decider;
    this.#timer = setTimeout(() => this.#move(), PACES[this.pace]);
  }

  #halt() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#moving?.abort();
    this.#moving = null;
    this.thinking = null;
  }

  async #move() {
    this.#halt();
    const { at, decider } = this;
    const moving = new AbortController();
    this.#moving = moving;
    this.#tell({ thinking: decider, problem: null });
    const seed = botSeed(this.#line.origin.create?.seed ?? 0, at);
    const step = { player: playerOf(this.seats[decider]), seed, auto: "forced" };
    try {
      await this.#line.extend(at, step, this.#asked, { by: decider, signal: moving.signal });
    } catch (problem) {
      if (problem.name === "AbortError") return;
      this.#halt();
      this.#fail(problem, () => this.#move());
      return;
    }
    if (this.#moving !== moving) return;
    this.#moving = null;
    this.thinking = null;
    this.at = at + 1;
    this.#arrive();
  }

  /** What the button of an action says. */
  #label(action) {
    const { legal_actions, texts } = this.positions[this.at].perspective;
    const wanted = JSON.stringify(action);
    return texts.actions[legal_actions.findIndex((legal) => JSON.stringify(legal) === wanted)] ?? null;
  }

  #decisionFrom(direction) {
    const { nodes } = this.#line;
    for (let index = this.at + direction; index >= 0 && index < nodes.length; index += direction) {
      const { seat } = nodes[index];
      const ends = direction > 0 && index === nodes.length - 1;
      if (ends || (seat !== null && (this.persons.length === 0 || this.persons.includes(seat)))) return index;
    }
    return null;
  }

  async #toDecision(direction) {
    const index = this.#decisionFrom(direction);
    if (this.busy || index === null) return;
    this.#halt();
    const { seat } = this.#line.nodes[index];
    const hidden = !this.open && this.persons.includes(seat) && seat !== this.viewer;
    if (hidden || this.curtain !== null) {
      this.at = index;
      this.curtain = this.persons.includes(seat) ? seat : this.curtain;
      this.#changed();
    } else await this.#run(() => this.#show(index));
    if (this.open && seat !== null) this.#arrive();
  }

  /** Ask, one after the other, for what the viewer has not seen of other positions. */
  async #fill() {
    if (this.#filling) return;
    this.#filling = true;
    try {
      for (let index = this.#unseen(); index >= 0 && this.curtain === null; index = this.#unseen()) {
        await this.#line.see(index, this.#asked);
        this.#changed();
      }
    } catch {
      // those positions are asked for when they are shown
    } finally {
      this.#filling = false;
    }
  }

  #unseen() {
    return this.#line.nodes.findLastIndex(({ seen }) => seen.get(this.viewer)?.glance !== undefined || !seen.has(this.viewer));
  }

  async #run(work) {
    if (this.busy) return;
    this.#tell({ busy: true, problem: null });
    try {
      await work();
    } catch (problem) {
      this.#fail(problem, () => this.#run(work));
    } finally {
      this.busy = false;
      this.#changed();
    }
  }

  #fail(problem, retry) {
    if (!(problem instanceof Problem)) throw problem;
    this.#retry = problem.passes ? retry : null;
    this.#tell({ problem });
  }

  #changed() {
    this.positions = this.#line.nodes.map((node) => ({
      state_id: node.state_id,
      by: node.by === null ? null : { seat: node.by, text: this.open || node.by === this.viewer ? node.text : null },
      perspective: node.seen.get(this.viewer) ?? null,
    }));
    if (!this.open || this.#line.nodes.length > 0) remember(this, this.#line);
    this.#tell({});
  }

  #tell(members) {
    Object.assign(this, members);
    for (const listener of this.#listeners) listener();
  }
}

/** Persons at each seat of a table. */
function seatsOf(perspective) {
  return perspective.view.seats.map((seat, index) => ({ name: seat.name ?? `Seat ${index + 1}`, player: "person" }));
}

function noRecord() {
  return new Problem({
    type: "/problems/no-record",
    title: "There is no record",
    status: 0,
    detail: "This game began at a position, not as a new game, so it has no record. Share its state instead.",
  });
}
