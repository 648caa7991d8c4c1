/**
 * A game on this page: its line of play, and what those who sit at it do.
 *
 * What is asked for is what the seat that looks may see, and nothing else. Between two persons there is a curtain:
 * behind it nobody looks, and what the next one sees is asked for when it is lifted.
 */

import { isTelling } from "./acting/rows.js";
import { call, calls, lookUp } from "./api.js";
import { Bots, choose, PACES } from "./bots.js";
import { Line } from "./line.js";
import { remember } from "./memory.js";
import { Passing } from "./passing.js";
import { personsAt } from "./seats.js";
import { Sitting } from "./sitting.js";
import { together } from "./workbench/together.js";

/** @typedef {import("./seats.js").Seat} Seat */

export class Session extends Sitting {
  #line;
  #bots = new Bots((signal) => this.#move(signal));
  #wanted = null;
  #goesOn = false;

  /** @private Use {@link Session.begin}, {@link Session.from}, {@link Session.replay} or {@link Session.resume}. */
  constructor(line, table) {
    super(table);
    this.#line = line;
    /** How those at this screen are passed for. */
    this.passing = new Passing(line.ruleset);
    line.onRebuild = (progress) => this.tell({ progress: progress && { why: "lost", ...progress } });
  }

  /**
   * Begin a new game.
   *
   * @param {{ruleset: string, title: string, seats: Seat[], create: object}} setup `create` is the body of
   *   the request for a new game, with its seed
   */
  static async begin({ ruleset, title, seats, create }) {
    return new Session(new Line({ ruleset, create }), { title, seats }).#open();
  }

  /**
   * Begin at a position that is known in full.
   *
   * @param {object|string} state the document, or the id of a hot state
   * @param {{title?: string, seats?: Seat[]}} [how] by default a person plays each seat
   */
  static async from(state, { title, seats } = {}) {
    const document = typeof state === "string" ? await call("GET", `/v1/states/${state}`) : state;
    return Session.#known({ ruleset: document.ruleset, state: document }, title, seats);
  }

  /**
   * Play a record again, action by action; what it holds is known in full.
   *
   * @param {{ruleset: string, edition: number, seed?: number, chance?: string, options?: object, seats?: object[],
   *   actions: object[]}} record
   * @param {{title?: string, seats?: Seat[]}} [how] by default a person plays each seat
   * @returns {Promise<Session>} its positions come one after the other
   * @throws {import("./api.js").Problem} an action of it is illegal, or it follows another edition
   */
  static async replay(record, { title, seats } = {}) {
    const { ruleset, edition, actions, ...create } = record;
    await call("POST", "/v1/replays", { ...record, include: [], perspectives: [0] });
    const session = await Session.#known({ ruleset, create }, title, seats);
    session.run(() => session.#follow(actions));
    return session;
  }

  static async #known(origin, title, seats = []) {
    const { name } = await lookUp(`/v1/rulesets/${origin.ruleset}`);
    return new Session(new Line(origin), { title: title ?? name, seats, open: true }).#open();
  }

  /**
   * Go on with a game that was remembered, where it was left.
   *
   * @param {import("./memory.js").Memory} memory
   * @returns {Session} what is shown is asked for in the background
   */
  static resume({ origin, nodes, title, seats, open, at, viewer, pace, paused }) {
    const session = new Session(new Line(origin, nodes), { title, seats, open });
    Object.assign(session, { at, viewer, pace, paused });
    session.#cover();
    session.#changed();
    if (session.curtain === null) session.#show(viewer);
    return session;
  }

  get ruleset() {
    return this.#line.ruleset;
  }

  /** The fragment under which it is shown. */
  get place() {
    return "#/game";
  }

  /** Who decides in the position that is shown; null: the game is over. */
  get decider() {
    return this.#line.nodes[this.at].seat;
  }

  /** Whether the position that is shown is the last one. */
  get latest() {
    return this.at === this.#line.last;
  }

  /** Whether it is for a bot to move. */
  get waitsForBot() {
    const { decider } = this;
    return this.latest && this.curtain === null && decider !== null && !this.isPerson(decider);
  }

  /**
   * Do something in the position that is shown. From an earlier one the game branches off: what followed is cut off.
   * While something else is under way nothing happens, so no click acts twice.
   *
   * @param {object} action one of the legal actions, or any other of the seat that looks
   * @param {import("./passing.js").Goal} [goal] how far that seat passes from then on
   */
  async act(action, goal) {
    const { at, viewer } = this;
    const own = this.isPerson(viewer) && (this.decider === viewer || action.seat === viewer);
    if (this.busy || this.curtain !== null || !own) return;
    this.rest();
    const how = { by: action.seat ?? viewer, text: this.#line.label(at, viewer, action) };
    this.passing.goesOn = true;
    if (goal) this.passing.begin(viewer, goal, this.#view);
    await this.run(async () => {
      await this.#line.extend(at, { action, auto: this.#auto() }, this.#asked, how);
      this.#come(await this.#goOn(at + 1));
    });
  }

  /**
   * Pass up to a goal, while others decide.
   *
   * @param {import("./passing.js").Goal} goal
   */
  passUntil(goal) {
    if (!this.waitsForBot || !this.isPerson(this.viewer) || this.passing.full) return;
    this.wish((passing) => passing.begin(this.viewer, goal, this.#view));
  }

  /**
   * Change how those at this screen are passed for. A bot's move that is under way is asked for anew.
   *
   * @param {(passing: Passing) => void} change
   */
  wish(change) {
    if (!this.busy) this.rest();
    change(this.passing);
    this.wake();
    this.#changed();
  }

  /** Up to where the seat that looks passes, or `to: "asked"` where it goes on and on; null: it does neither. */
  get passes() {
    return this.passing.until(this.viewer) ?? (this.#goesOn ? { to: "asked" } : null);
  }

  /** Whether there is a decision to go back to (-1), or one to go forward to (1). */
  can(direction) {
    return this.#decisionFrom(direction) !== null;
  }

  /** Go back to the decision of a person before the one that is shown. */
  undo() {
    return this.#toDecision(-1);
  }

  /** Go forward to the next decision of a person, or to the end. */
  redo() {
    return this.#toDecision(1);
  }

  /**
   * Show another position, to the seat that looks. If another one is asked for before it is there, that one is shown.
   *
   * @param {number} index
   */
  async goTo(index) {
    if (this.curtain !== null) return;
    this.rest();
    this.passing.stop();
    const wanted = (this.#wanted = Math.max(0, Math.min(index, this.#line.last)));
    await this.attempt(async () => {
      await this.#see(wanted, this.viewer);
      if (this.#wanted !== wanted || this.curtain !== null) return;
      this.at = wanted;
      this.#shown();
    });
  }

  /** Go back to the beginning. */
  async lookBack() {
    await this.goTo(0);
  }

  /** Hand over to the person who decides in the position that is shown. */
  handOver() {
    if (this.busy) return;
    this.rest();
    this.#arrive();
  }

  /** Look from another seat, where no person's cards are a secret. */
  async look(seat) {
    if (this.busy || !this.free) return;
    this.rest();
    await this.#show(seat);
  }

  /** Take the curtain away: the person for whom it hung looks. */
  async lift() {
    const seat = this.curtain;
    if (!this.busy && seat !== null) await this.#show(seat);
  }

  /** Hold the bots, or let them go on. */
  pause(paused) {
    this.paused = paused;
    if (paused) this.rest();
    this.wake();
  }

  /** Let the bot that decides move once. */
  step() {
    if (!this.busy && this.waitsForBot) this.#bots.now();
  }

  /** @param {keyof typeof PACES} pace how long bots wait before they move */
  setPace(pace) {
    this.pace = pace;
    this.rest();
    this.wake();
  }

  /**
   * Why something can't be done: the verdicts on each kind of action that could concern it.
   *
   * @param {string|object} about an object, a card, or a place, as `POST /v1/verdicts` takes it
   * @returns {Promise<object[]>}
   */
  async whyNot(about) {
    const body = { about, seat: this.viewer };
    return (await this.#line.ask(this.at, this.#asked, "/v1/verdicts", body)).verdicts;
  }

  /**
   * The record of the game. It tells all hidden cards; what bots chose is asked for only here.
   *
   * @param {number} [upto] the index of the last position that it leads to
   * @returns {Promise<object|null>} null: the game was not created, but began at some position
   */
  async record(upto = this.#line.last) {
    const { edition } = await lookUp(`/v1/rulesets/${this.ruleset}`);
    return this.#line.record(edition, upto, this.#asked);
  }

  /** The state document of the position that is shown. It tells all hidden cards. */
  async state() {
    return (await this.#line.ask(this.at, this.#asked, "/v1/adjudications", { actions: [], include: ["state"] })).state;
  }

  /** Show what was hidden, once the game is over: what all seats see together. Who may look from any seat needs no such view. */
  async reveal() {
    if (!this.over || !this.latest || this.free) return;
    await this.attempt(async () => {
      const seats = [...this.seats.keys()];
      const body = { actions: [], include: ["texts"], perspectives: seats };
      const { perspectives } = await this.#line.ask(this.at, seats, "/v1/adjudications", body);
      this.tell({ opened: { at: this.at, perspective: together(perspectives, this.viewer) } });
    });
  }

  /** What all seats see together of the position that is shown; null: it is not to be shown, or not known yet. */
  get revealed() {
    return this.opened?.at === this.at && this.over ? this.opened.perspective : null;
  }

  /** Whether the game began as a new one, which can be begun once more. */
  get created() {
    return this.#line.origin.create !== undefined;
  }

  /** Whether the game has ended, at the end of the line. */
  get over() {
    return this.#line.nodes[this.#line.last].seat === null;
  }

  /**
   * Begin the same game once more with another chance, each player one seat further on.
   *
   * @returns {Promise<Session|null>} null: that failed, and is told
   */
  async rematch() {
    const { create } = this.#line.origin;
    const further = (list) => [...list.slice(1), list[0]];
    let next = null;
    await this.run(async () => {
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      const { chance, ...others } = create;
      const told = { ...others, seed, ...(create.seats && { seats: further(create.seats) }) };
      const { ruleset, title, seats } = this;
      next = await Session.begin({ ruleset, title, seats: further(seats), create: told });
    });
    return next;
  }

  /** Await no bot. */
  rest() {
    this.#goesOn = false;
    this.#bots.halt();
    this.thinking = null;
    this.hurried = false;
  }

  /** Go on, if it is for a bot to move. */
  wake() {
    if (!this.busy) this.#shown();
  }

  /** What the seat that looks sees. */
  get #view() {
    return this.#line.nodes[this.at].seen.get(this.viewer).view;
  }

  /** How those at this screen are passed for, as requests say it. */
  #auto() {
    return this.passing.auto(this.persons);
  }

  /**
   * Where the service has stopped passing for somebody here because it was enough for one request, go on, until that is
   * stopped.
   *
   * @param {number} index of the position that was reached
   * @returns {Promise<number>} the index of the last one
   */
  async #goOn(index, signal) {
    const { nodes } = this.#line;
    if (nodes[index].because !== "bound" || !this.isPerson(nodes[index].seat) || !this.passing.goesOn) return index;
    this.at = index;
    this.#goesOn = true;
    this.passing.reach(undefined, viewsOf(nodes[index]));
    this.#changed();
    const step = { actions: [], auto: this.#auto() };
    await this.#line.extend(index, step, this.#asked, { by: null, signal });
    return signal?.aborted ? index : this.#goOn(index + 1, signal);
  }

  /** The seats whose perspective is asked for. */
  get #asked() {
    return this.open ? [...this.seats.keys()] : [this.viewer];
  }

  async #open() {
    await this.#line.begin(this.seats.length > 0 ? this.#asked : [0]);
    if (this.seats.length === 0) this.seats = personsAt(this.#line.nodes[0].seen.get(0));
    this.#cover();
    if (this.curtain === null) await this.#see(0, this.viewer);
    this.#arrive();
    return this;
  }

  /** Where several persons play, begin behind the curtain. */
  #cover() {
    const first = this.persons.includes(this.decider) ? this.decider : this.viewer;
    if (this.persons.length > 1 && !this.open) this.#drop(first);
  }

  /** Show the position to a seat, which looks from then on. */
  async #show(seat) {
    await this.run(async () => {
      await this.#see(this.at, seat);
      this.viewer = seat;
      this.curtain = null;
      this.#shown();
    });
    await this.#line.fill(() => this.viewer, () => this.curtain === null, () => this.#changed());
  }

  /** Go on with actions that are known. */
  async #follow(actions) {
    for (const [done, action] of actions.entries()) {
      const { last, nodes } = this.#line;
      this.tell({ progress: { why: "record", done, of: actions.length } });
      await this.#line.extend(last, { action }, this.#asked, { by: action.seat ?? nodes[last].seat });
      if (this.at === last) this.at = last + 1;
      this.#changed();
    }
    this.#arrive();
  }

  #see(index, seat) {
    return this.#line.look(index, this.open ? this.#asked : [seat]);
  }

  /** Come to a position that was made just now. */
  #come(index) {
    this.rest();
    this.at = index;
    this.#wanted = null;
    this.passing.reach(this.decider, viewsOf(this.#line.nodes[index]));
    this.#arrive();
  }

  /** What follows from who decides: a person looks, perhaps behind a curtain, or a bot moves. */
  #arrive() {
    const { decider } = this;
    if (this.isPerson(decider) && decider !== this.viewer && this.curtain === null) {
      if (this.open && this.#line.nodes[this.at].seen.has(decider)) this.viewer = decider;
      else if (!this.open) this.#drop(decider);
    }
    this.#shown();
  }

  /** What is shown has changed: let bots go on from it, and remember it. */
  #shown() {
    this.since = performance.now();
    if (!this.#bots.awaited && !this.paused && this.waitsForBot) {
      this.thinking = this.decider;
      this.#bots.await(this.#tells ? PACES[this.pace] : 0);
    }
    this.#remember();
    this.#changed();
  }

  /** Let the curtain fall. The requests of the one who looked tell of their cards, so they are not shown on. */
  #drop(seat) {
    this.curtain = seat;
    this.#wanted = null;
    calls.clear();
  }

  /** Whether something is to be seen of what led to the position that is shown. */
  get #tells() {
    const told = this.#line.nodes[this.at].told[this.viewer];
    return !told || told.events.some(isTelling);
  }

  async #move(signal) {
    if (!this.waitsForBot) return;
    const { at, decider } = this;
    this.passing.goesOn = true;
    this.dismiss();
    this.tell({ thinking: decider });
    try {
      const onLess = () => this.tell({ hurried: true });
      await choose(this.#line, at, this.seats[decider], { seats: this.#asked, auto: this.#auto(), signal, onLess });
      if (signal.aborted) return;
      const reached = await this.#goOn(at + 1, signal);
      if (!signal.aborted) this.#come(reached);
    } catch (problem) {
      if (signal.aborted) return;
      this.rest();
      this.fail(problem, () => this.#bots.now());
    }
  }

  #decisionFrom(direction) {
    return this.#line.decision(this.at, direction, (seat) => this.isPerson(seat) || this.persons.length === 0);
  }

  async #toDecision(direction) {
    const index = this.#decisionFrom(direction);
    if (this.busy || index === null) return;
    this.dismiss();
    const { seat } = this.#line.nodes[index];
    const hidden = !this.open && this.isPerson(seat) && (seat !== this.viewer || this.curtain !== null);
    if (!hidden) {
      await this.goTo(index);
      if (this.open && this.at === index) this.#arrive();
      return;
    }
    this.rest();
    this.passing.stop();
    this.at = index;
    this.#drop(seat);
    this.#arrive();
  }

  #remember() {
    const { title, seats, open, at, viewer, pace, paused } = this;
    remember({ ...this.#line.memory, title, seats, open, at, viewer, pace, paused });
  }

  #changed() {
    const acts = this.isPerson(this.viewer);
    this.tell({ positions: this.#line.positions(this.viewer, { open: this.open, acts }) });
  }
}

/** What each seat that has been asked for sees at a node. */
function viewsOf({ seen }) {
  return new Map([...seen].map(([seat, { view }]) => [seat, view]));
}
