/**
 * Passing for those at this screen: where they want to be asked, and how far they pass. The service sends the passes
 * (`auto` of `POST /v1/adjudications` and `POST /v1/moves`); nothing here decides about one.
 *
 * @typedef {"end_of_turn"|"my_turn"|"stack_empty"} Goal how far a seat passes
 * @typedef {{to: Goal, turn: number, seen?: string[]}} Until a goal, anchored in the turn in which it was set
 * @typedef {{mine: string[], theirs: string[]}} Stops the steps in which a seat is asked: in its own turn, in others'
 */

import { lookUp } from "./api.js";

const KEY = "headjudge.passing";
const WHOSE = ["mine", "theirs"];

/** The passing of one game. Its stops, and whether a seat is asked everywhere, are kept by the browser for its ruleset. */
export class Passing {
  #ruleset;
  #usual;
  #kept;
  #until = new Map();

  /** Whether the service is to go on where it has stopped because it was enough for one request. */
  goesOn = true;

  /**
   * @param {string} ruleset
   * @param {"useful"|"stops"} [usual] where a seat is asked that is not asked everywhere
   */
  constructor(ruleset, usual = "useful") {
    this.#ruleset = ruleset;
    this.#usual = usual === "useful" ? {} : { ask: usual };
    this.#kept = read(ruleset);
    if (WHOSE.some((whose) => this.#kept[whose])) lookUp(`/v1/rulesets/${ruleset}`).then((told) => this.#know(told), () => {});
  }

  /** Whether a seat is asked wherever it decides. */
  get full() {
    return this.#kept.full === true;
  }

  /** Let the seats be asked everywhere, or at their stops. */
  turnFull() {
    this.#keep({ full: !this.full });
    if (this.full) this.#until.clear();
  }

  /**
   * The stops: those that were set here, or else the ruleset's.
   *
   * @param {{default_stops: Stops}} told what the API tells of the ruleset
   * @returns {Stops}
   */
  stops({ default_stops }) {
    const { mine = default_stops.mine, theirs = default_stops.theirs } = this.#kept;
    return { mine, theirs };
  }

  /**
   * Set a stop, or take it away.
   *
   * @param {{steps: string[], default_stops: Stops}} told what the API tells of the ruleset
   * @param {keyof Stops} whose
   * @param {string} step
   */
  toggle(told, whose, step) {
    const now = this.stops(told)[whose];
    const next = told.steps.filter((each) => now.includes(each) !== (each === step));
    const usual = JSON.stringify(next) === JSON.stringify(told.default_stops[whose]);
    this.#keep({ [whose]: usual ? undefined : next });
  }

  /** How far a seat passes; undefined: it does not. */
  until(seat) {
    return this.#until.get(seat);
  }

  /** Pass for a seat up to a goal, from the position of this view on. */
  begin(seat, to, view) {
    this.goesOn = true;
    this.#until.set(seat, { to, turn: view.turn, ...(to === "stack_empty" && { seen: pendingIn(view) }) });
  }

  /** Pass up to no goal any more: it was said so, or the game goes back. */
  stop() {
    this.goesOn = false;
    this.#until.clear();
  }

  /** A position has come up: whoever is asked there passes no longer, nor who has come as far as they wanted. */
  reach(decider, views) {
    this.#until.delete(decider);
    for (const [seat, until] of this.#until) {
      const view = views.get(seat);
      if (decider === null || (view && isOver(until, seat, view))) this.#until.delete(seat);
    }
  }

  /**
   * What a request says of it, as `auto`. What is as usual is left out.
   *
   * @param {number[]} seats those at this screen
   * @returns {object}
   */
  auto(seats) {
    const changed = WHOSE.flatMap((whose) => (this.#kept[whose] ? [[whose, this.#kept[whose]]] : []));
    const stops = changed.length > 0 && { stops: Object.fromEntries(changed) };
    const how = this.full ? { ask: "all" } : { ...this.#usual, ...stops };
    const until = (seat) => this.#until.has(seat) && { until: this.#until.get(seat) };
    return { forced: true, pass: seats.map((seat) => ({ seat, ...how, ...until(seat) })) };
  }

  /** Forget stops that the ruleset has no more. */
  #know({ steps }) {
    for (const whose of WHOSE) this.#kept[whose] = this.#kept[whose]?.filter((step) => steps.includes(step));
  }

  #keep(members) {
    this.#kept = { ...this.#kept, ...members };
    try {
      localStorage.setItem(`${KEY}.${this.#ruleset}`, JSON.stringify(this.#kept));
    } catch {
      // then it holds until the page is closed
    }
  }
}

/** Whether what others put onto it can be waited for: whether something is on the stack, or on the pile. */
export function isPending(view) {
  return pendingIn(view).length > 0;
}

/** The ids of what is on the stack, or on the pile; of what has none, the cards. */
function pendingIn({ stack, pile }) {
  return (stack ?? pile ?? []).map(({ id, card }) => id ?? card);
}

function isOver({ to, turn }, seat, view) {
  if (view.turn - turn >= view.seats.length) return true;
  if (to === "stack_empty") return !isPending(view);
  return view.turn > turn && (to === "end_of_turn" || view.active === seat);
}

function read(ruleset) {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}.${ruleset}`)) ?? {};
  } catch {
    return {};
  }
}
