/**
 * What the page draws of a game: who sits at it, who looks, which position is shown, and what is awaited.
 */

import { isPerson, personsOf } from "./seats.js";
import { Work } from "./work.js";

/** @typedef {import("./seats.js").Seat} Seat */

/** The base of {@link Session}, which does things with it. */
export class Sitting extends Work {
  /** @type {import("./line.js").Position[]} */
  positions = [];
  /** The index of the position that is shown. */
  at = 0;
  /** @type {number|null} the seat for which the curtain is to be lifted */
  curtain = null;
  /** @type {number|null} the bot whose move is awaited */
  thinking = null;
  /** Whether that bot has had to make do with less to look at. */
  hurried = false;
  /** Whether the bots are held. */
  paused = false;
  /** @type {keyof typeof import("./bots.js").PACES} */
  pace = "steady";
  /** @type {{at: number, perspective: object}|null} the end of the game with all that was hidden */
  opened = null;
  /** When what is shown came up, in milliseconds of `performance.now()`. */
  since = 0;

  /** @param {{title: string, seats: Seat[], open?: boolean}} table */
  constructor({ title, seats, open = false }) {
    super();
    this.title = title;
    this.seats = seats;
    /** Whether all is known to whoever sits here, as in a position that they wrote: then there is no curtain. */
    this.open = open;
    /** The seat that looks. */
    this.viewer = this.persons[0] ?? 0;
  }

  /** The seats that persons play. */
  get persons() {
    return personsOf(this.seats);
  }

  /** Whether bots play along. */
  get botsPlay() {
    return this.persons.length < this.seats.length;
  }

  /** Whether anybody may look from any seat: no person's cards are a secret. */
  get free() {
    return this.open || this.persons.length === 0;
  }

  /** Whether it is for somebody else to act, for whom the seat that looks can only wait, or pass. */
  get waitsForOthers() {
    return this.waitsForBot;
  }

  /** Whether what was decided can be taken back. */
  get takesBack() {
    return true;
  }

  /** Whether a person plays a seat; null, for none, is not one. */
  isPerson(seat) {
    return isPerson(this.seats, seat);
  }
}
