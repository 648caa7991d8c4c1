/**
 * A game at a table, which the service keeps: this browser has one seat there, and knows what that seat is told.
 *
 * What was shown here can be looked at again; nothing can be taken back. News are waited for as long as the game is on
 * the screen, except while something that was done here is under way.
 */

import { Problem, call, lookUp } from "../api.js";
import { PACES } from "../bots.js";
import { watched } from "../line.js";
import { Passing } from "../passing.js";
import { FRIEND, nameOf } from "../seats.js";
import { Sitting } from "../sitting.js";
import { together } from "../workbench/together.js";
import { createTable, look, recordOf, secret, tell } from "./asking.js";
import { forget, keep, kept } from "./kept.js";
import { placeOf } from "./links.js";
import { inWords, isGone } from "./words.js";

/** How much longer each further person's page waits before it has a bot move, in milliseconds: one of them is enough. */
const AFTER_OTHERS = 4_000;

/** The least time between two looks, in milliseconds, where the service does not wait for news itself. */
const BETWEEN_LOOKS = 1_000;

/** Seconds until it is looked again after a failure, where the service names none. */
const AFTER_FAILURE = 3;

/** How often something is done again at the next step, if nothing was to be seen of what had come before it. */
const MOST_TRIES = 5;

export class TableSession extends Sitting {
  #kept;
  #answer;
  #shown = [];
  #awake = false;
  #news = null;
  #move = null;
  #due = null;
  #wished = null;
  #unsaid = false; // whether something is wished that the table was not told

  /** @private Use {@link TableSession.create} or {@link TableSession.open}. */
  constructor(seat, answer) {
    super({ title: seat.title, seats: seatsOf(answer) });
    this.#kept = seat;
    this.#answer = { ...answer, step: -1 };
    /** How this seat is passed for. */
    this.passing = new Passing(seat.ruleset, "stops");
    this.#take(answer);
  }

  /**
   * Create a table and sit down at it.
   *
   * @param {{ruleset: string, title: string, create: object}} setup `create` is the body of the request for a new table
   * @returns {Promise<TableSession>}
   */
  static async create({ ruleset, title, create }) {
    const token = secret();
    const made = await said(() => createTable(ruleset, token, create));
    const { table, invitations } = made;
    keep({ table, token, ruleset, title, invitations, away: create.away_seconds });
    return TableSession.open(table);
  }

  /**
   * Go on at a table where this browser has a seat.
   *
   * @param {string} table
   * @returns {Promise<TableSession>}
   * @throws {Problem} it has none, or the table is gone: then the seat is forgotten
   */
  static async open(table) {
    const seat = kept(table);
    if (seat === null) throw nowhere();
    try {
      const answer = await look(seat, { since: seat.acted ?? 0 });
      const { name } = await lookUp(`/v1/rulesets/${answer.ruleset}`);
      const known = { invitations: [], ...seat, ruleset: answer.ruleset, title: name };
      keep(known);
      return new TableSession(known, answer);
    } catch (problem) {
      if (problem instanceof Problem && isGone(problem)) forget(table);
      throw inWords(problem);
    }
  }

  /** The id of the table. */
  get table() {
    return this.#kept.table;
  }

  /** What this browser has kept of its seat. @type {import("./kept.js").Kept} */
  get kept() {
    return this.#kept;
  }

  /** The fragment under which it is shown. */
  get place() {
    return placeOf(this.table);
  }

  get ruleset() {
    return this.#kept.ruleset;
  }

  /** @type {"waiting"|"playing"|"over"} */
  get status() {
    return this.#answer.status;
  }

  /** The seats as everybody sees them: `{player, taken, name?}`. */
  get places() {
    return this.#answer.seats;
  }

  /** Who decides in the position that is shown; null: the game is over. */
  get decider() {
    return deciderOf(this.#shown[this.at]?.perspective);
  }

  /** Who decides now; null: the game is over, or has not begun. */
  get awaited() {
    return deciderOf(this.#answer.perspective);
  }

  /** Whether the position that is shown is the last one. */
  get latest() {
    return this.at >= this.#shown.length - 1;
  }

  get over() {
    return this.status === "over";
  }

  get created() {
    return this.over;
  }

  get waitsForBot() {
    return this.latest && this.#botDecides;
  }

  get waitsForOthers() {
    return this.latest && this.awaited !== null && this.awaited !== this.viewer;
  }

  get botsPlay() {
    return this.seats.some(isBot);
  }

  get takesBack() {
    return false;
  }

  /** Up to where this seat passes; null: it does not. */
  get passes() {
    return this.passing.until(this.viewer) ?? null;
  }

  /** When the game may be ended for who is gone, in milliseconds of `performance.now()`; null: as things stand, never. */
  get due() {
    return this.awaited === this.viewer ? null : this.#due;
  }

  can() {
    return false;
  }

  undo() {}

  redo() {}

  /** Wait for news, and let bots move. */
  wake() {
    this.#awake = true;
    if (this.#news === null) this.#listen();
    this.#onwards();
  }

  /** Wait for nothing any more. */
  rest() {
    this.#awake = false;
    this.#hush();
  }

  /** Show a position that was shown before. */
  async goTo(index) {
    this.at = Math.max(0, Math.min(index, this.#shown.length - 1));
    this.#changed();
  }

  /**
   * Do something at the table.
   *
   * @param {object} action one of the legal actions, or this seat's concession
   * @param {import("../passing.js").Goal} [goal] how far this seat passes from then on
   */
  async act(action, goal) {
    const concedes = action.type === "concede";
    if (this.busy || this.over || !(concedes || (this.latest && this.awaited === this.viewer))) return;
    const { legal_actions, texts, view } = this.#shown.at(-1).perspective;
    const text = texts.actions[legal_actions.indexOf(action)] ?? null;
    this.passing.goesOn = true;
    if (goal) this.passing.begin(this.viewer, goal, view);
    const body = { actions: [action], auto: this.#auto() };
    await this.#do("adjudications", body, { text, anew: concedes });
    await this.#passOn();
  }

  /** Pass up to a goal, while others decide. */
  passUntil(goal) {
    if (!this.waitsForOthers || this.passing.full) return;
    this.wish((passing) => passing.begin(this.viewer, goal, this.#answer.perspective.view));
  }

  /**
   * Change how this seat is passed for, and tell the table.
   *
   * @param {(passing: Passing) => void} change
   */
  wish(change) {
    change(this.passing);
    this.#changed();
    this.#unsaid = true;
    this.#onwards();
  }

  /** @param {keyof typeof PACES} pace how long bots wait before they move */
  setPace(pace) {
    this.pace = pace;
    this.#halt();
    this.#onwards();
    this.#changed();
  }

  /** Why something can't be done, as {@link import("../session.js").Session.whyNot} tells it. */
  async whyNot(about) {
    if (!this.latest) throw past();
    return (await said(() => tell(this.#kept, "verdicts", { about }))).verdicts;
  }

  /** End the game for whoever has to decide and is gone. */
  async claim() {
    await this.#do("claims", {}, { by: this.awaited });
  }

  /** The record of the game, which is over. */
  record() {
    return said(() => recordOf(this.table));
  }

  /** Show what was hidden, once the game is over: what all seats see together. */
  async reveal() {
    if (!this.over || !this.latest || this.opened) return;
    await this.attempt(async () => {
      const body = { ...(await this.record()), include: ["texts"], perspectives: [...this.seats.keys()] };
      const { perspectives } = await call("POST", "/v1/replays", body);
      this.tell({ opened: { at: this.at, perspective: together(perspectives, this.viewer) } });
    });
  }

  /** What all seats see together of the position that is shown; null: it is not to be shown, or not known yet. */
  get revealed() {
    return this.opened?.at === this.at && this.over ? this.opened.perspective : null;
  }

  /**
   * The whole game once more, with what everybody had in their hands.
   *
   * @returns {Promise<import("../session.js").Session|null>} null: that failed, and is told
   */
  async lookBack() {
    const { Session } = await import("../session.js");
    let whole = null;
    await this.run(async () => {
      whole = await Session.replay(await this.record(), { title: this.title });
    });
    return whole;
  }

  /**
   * A new table for the same game, each player one seat further on; the others are sent a new link.
   *
   * @returns {Promise<TableSession|null>} null: that failed, and is told
   */
  async rematch() {
    const further = (list) => [...list.slice(1), list[0]];
    let next = null;
    await this.run(async () => {
      const { options, seats } = await this.record();
      const { length } = seats;
      next = await TableSession.create({
        ruleset: this.ruleset,
        title: this.title,
        create: {
          options,
          seats: further(seats),
          players: further(this.places).map(({ player }) => player),
          seat: (this.viewer + length - 1) % length,
          ...(this.#kept.away && { away_seconds: this.#kept.away }),
        },
      });
    });
    return next;
  }

  /** Look for news until the game is over, or not on the screen any more. */
  async #listen() {
    const news = (this.#news = new AbortController());
    const { signal } = news;
    while (!signal.aborted && !this.over) {
      const began = performance.now();
      let pause = BETWEEN_LOOKS;
      try {
        const answer = await look(this.#kept, { step: this.#answer.step, signal });
        if (signal.aborted) return;
        if (this.problem?.ofNews) this.tell({ problem: null });
        if (answer !== null) {
          this.#take(answer);
          this.#onwards();
          continue;
        }
        pause = Math.max(0, BETWEEN_LOOKS - (performance.now() - began));
      } catch (problem) {
        if (signal.aborted) return;
        if (!(problem instanceof Problem)) throw problem;
        if (isGone(problem)) {
          this.#leave(problem);
          return;
        }
        const retryAfter = problem.retryAfter ?? AFTER_FAILURE;
        this.tell({ problem: Object.assign(inWords(problem), { retryAfter, ofNews: true }) });
        pause = retryAfter * 1_000;
      }
      await pausing(pause, signal);
    }
  }

  /** Try again what went wrong; news, at once. */
  async again() {
    const { problem } = this;
    await super.again();
    if (!problem?.ofNews || this.problem !== problem) return;
    this.#hush();
    this.wake();
  }

  /**
   * Send what is done at the present step, and show what comes of it. The same request again is done once, so it is sent
   * as it was where its answer was lost. Where somebody was faster of whom nothing is to be seen, it is done at the next
   * step; else the one who plays looks, and decides again.
   */
  async #do(what, body, { text = null, by = this.viewer, anew = false } = {}) {
    const { step } = this.#answer;
    const count = this.#shown.length;
    await this.run(() => this.#quietly(() => this.#send(what, { ...body, step }, { text, by, count, anew })));
    this.#onwards();
  }

  async #send(what, body, { text, by, count, anew }) {
    const how = by === null ? null : { seat: by, text };
    for (let tries = 1; ; tries += 1) {
      try {
        this.#take(await tell(this.#kept, what, { ...body, include: ["texts"] }), how);
        return;
      } catch (problem) {
        if (problem instanceof Problem && isGone(problem)) this.#leave(problem);
        if (problem.kind === "not-due" && problem.away !== null) this.#due = performance.now() + problem.away * 1_000;
        if (problem.kind !== "stale-step") throw inWords(problem);
        const answer = await said(() => look(this.#kept, { since: this.#answer.step }));
        this.#take(answer);
        if (this.over || tries === MOST_TRIES || (this.#shown.length > count && !anew)) throw inWords(problem);
        body = { ...body, step: this.#answer.step };
      }
    }
  }

  /** Do something while no news are waited for, which would come twice. */
  async #quietly(work) {
    this.#hush();
    try {
      await work();
    } finally {
      if (this.#awake && this.#news === null) this.#listen();
    }
  }

  #hush() {
    this.#news?.abort();
    this.#news = null;
    this.#halt();
  }

  get #botDecides() {
    return this.awaited !== null && isBot(this.seats[this.awaited]);
  }

  /** What follows from who decides now: the table is told what this seat wishes, or a bot moves. */
  #onwards() {
    const { status, step, wish } = this.#answer;
    if (status !== "playing" || this.busy || !this.#awake) return;
    if (this.#unsaid || (wish === undefined && this.#wished !== step)) {
      this.#wished = step;
      this.#tellWish();
    } else if (this.#botDecides && this.#move === null) {
      this.thinking = this.awaited;
      const persons = this.places.flatMap(({ player }, seat) => (player.kind === "person" ? [seat] : []));
      const patience = PACES[this.pace] + AFTER_OTHERS * persons.indexOf(this.viewer);
      this.#move = setTimeout(() => this.#haveMoved(), patience);
      this.#changed();
    }
  }

  /** Have the bot move that decides. Where another page was faster, or something is wrong, news go on from there. */
  async #haveMoved() {
    const { step } = this.#answer;
    const bot = this.awaited;
    try {
      await this.#quietly(async () => {
        const answer = await tell(this.#kept, "moves", { step, include: ["texts"] });
        this.#take(answer, { seat: bot, text: null });
      });
      this.#onwards();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.kind !== "stale-step") this.fail(inWords(problem), () => this.#onwards());
    }
  }

  #halt() {
    clearTimeout(this.#move);
    this.#move = null;
    this.thinking = null;
  }

  #tellWish() {
    return this.#do("adjudications", { actions: [], auto: this.#auto() }, { by: null, anew: true });
  }

  /**
   * Where the service has stopped passing for this seat because it was enough for one request, go on, until that is
   * stopped: it says why a seat is asked where it is.
   */
  async #passOn() {
    while (this.passing.goesOn && this.awaited === this.viewer && this.problem === null) {
      if (!isBound(this.#answer.perspective) || this.#answer.perspective.events.length === 0) return;
      await this.#tellWish();
    }
  }

  #auto() {
    this.#unsaid = false;
    return this.passing.auto([this.viewer]);
  }

  /**
   * Take an answer in, unless a later one is known. Where nothing has come of a step but what some seat wishes, no
   * position is added.
   */
  #take(answer, by = null) {
    if (answer.step <= this.#answer.step) return;
    const before = this.#answer.perspective;
    this.#halt();
    this.#answer = answer;
    this.#due = answer.away === null ? null : performance.now() + answer.away * 1_000;
    this.seats = seatsOf(answer);
    this.viewer = answer.seat;
    const { perspective } = answer;
    if (perspective !== undefined) {
      const asked = isBound(perspective) ? undefined : deciderOf(perspective);
      this.passing.reach(asked, new Map([[this.viewer, perspective.view]]));
      if (this.#shown.length === 0) this.#show(perspective, null);
      else if (!isAlike(before, perspective)) this.#show(perspective, by ?? doneBy(before));
    }
    this.#note(answer, by);
    this.#changed();
  }

  #show(perspective, by) {
    const { latest } = this;
    this.#shown = [...this.#shown, { state_id: `${this.table} ${this.#answer.step}`, by, perspective }];
    if (!latest) return;
    this.at = this.#shown.length - 1;
    this.since = performance.now();
  }

  /** Keep what one goes on from after a reload: when this seat decided last, and how long others may stay away. */
  #note({ step, away, status }, by) {
    const acted = by?.seat === this.viewer ? step : this.#kept.acted;
    const longest = Math.max(this.#kept.away ?? 0, away ?? 0) || undefined;
    const invitations = status === "waiting" ? this.#kept.invitations : [];
    this.#kept = { ...this.#kept, acted, away: longest, invitations };
    if (kept(this.table) !== null) keep(this.#kept);
  }

  /** The table is gone, or the seat: there is nothing to go on with. */
  #leave(problem) {
    forget(this.table);
    this.rest();
    this.tell({ problem: inWords(problem) });
  }

  #changed() {
    const last = this.#shown.length - 1;
    this.tell({
      positions: this.#shown.map((position, index) =>
        index === last ? position : { ...position, perspective: watched(position.perspective) },
      ),
    });
  }
}

/** Do something; what goes wrong is told in words of players. */
async function said(work) {
  try {
    return await work();
  } catch (problem) {
    throw problem instanceof Problem ? inWords(problem) : problem;
  }
}

function seatsOf({ seats, seat: own }) {
  return seats.map(({ name, player: { kind } }, seat) => ({
    name: nameOf(name, seat),
    player: seat === own ? "person" : kind === "person" ? FRIEND : kind,
  }));
}

function isBot({ player }) {
  return player !== FRIEND && player !== "person";
}

/** Whether the service has stopped passing for this seat because it was enough for one request: else it says why it asks. */
function isBound({ seat, decision, auto }) {
  return decision?.seat === seat && auto !== undefined && auto.asked === undefined;
}

function deciderOf(perspective) {
  return perspective?.decision?.seat ?? null;
}

/** Who probably led on from a perspective: whoever had to decide there. */
function doneBy(before) {
  const seat = deciderOf(before);
  return seat === null ? null : { seat, text: null };
}

/** Whether a seat sees the same as before, and has seen nothing happen. */
function isAlike(before, { view, decision, legal_actions, outcome, events }) {
  const told = (seen) => JSON.stringify([seen.view, seen.decision, seen.legal_actions, seen.outcome]);
  return events.length === 0 && told(before) === told({ view, decision, legal_actions, outcome });
}

/** Wait so many milliseconds, or until it is given up. */
function pausing(milliseconds, signal) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", resolve, { once: true });
  });
}

function past() {
  return new Problem({
    type: "/problems/past",
    title: "This position is past",
    status: 0,
    detail: "Go to the latest position: what is asked there is answered.",
  });
}

function nowhere() {
  return new Problem({
    type: "/problems/no-seat-here",
    title: "You do not sit at this table in this browser",
    status: 0,
    detail: "Open the link to your seat, or go on where you took it.",
  });
}
