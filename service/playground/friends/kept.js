/**
 * The seats that this browser has at tables, which it remembers: whoever has the token of a seat sits there.
 *
 * @typedef {object} Kept
 * @property {string} table the id of the table
 * @property {string} token what stands for the seat
 * @property {string} ruleset
 * @property {string} title what the game is called
 * @property {{seat: number, invitation: string}[]} invitations for those who are still to come; told to who created it
 * @property {number} [away] the seconds after which one may end the game of somebody who is gone
 * @property {number} [acted] the step at which the seat decided last
 */

const PREFIX = "headjudge.seat.";

/** Those that the browser did not let us keep: they hold until the page is closed. @type {Map<string, Kept>} */
const unkept = new Map();

/** @param {Kept} seat in place of the one that was kept of its table */
export function keep(seat) {
  try {
    localStorage.setItem(PREFIX + seat.table, JSON.stringify(seat));
    unkept.delete(seat.table);
  } catch {
    unkept.set(seat.table, seat);
  }
}

/** Forget a seat for good. */
export function forget(table) {
  unkept.delete(table);
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // then nothing was kept
  }
}

/**
 * The seat at a table; null: this browser has none there.
 *
 * @param {string} table
 * @returns {Kept|null}
 */
export function kept(table) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table)) ?? unkept.get(table) ?? null;
  } catch {
    return unkept.get(table) ?? null;
  }
}

/**
 * All seats.
 *
 * @returns {Kept[]}
 */
export function seats() {
  return [...new Set([...unkept.keys(), ...tablesKept()])].map(kept).filter(Boolean);
}

function tablesKept() {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
