/** How the things of a view are called. Pure. */

import { nameOf } from "../seats.js";
import { keyOf, seatOf, thingsIn } from "./things.js";
import { plain } from "./words.js";

/**
 * The name of a seat.
 * @param {object} view
 * @param {{name?: string}[] | undefined} seats who sits there, as the page knows it
 * @param {number} seat
 * @returns {string}
 */
export function seatName(view, seats, seat) {
  return nameOf(view.seats?.[seat]?.name || seats?.[seat]?.name, seat);
}

/**
 * A function that names objects, codes, players and keys of cards of a view.
 * @param {object} view
 * @param {{name?: string}[]} [seats]
 * @returns {(ref: string) => string} names anything else by itself
 */
export function naming(view, seats) {
  const things = thingsIn(view);
  return (ref) => {
    const seat = seatOf(ref);
    if (seat !== null) return seatName(view, seats, seat);
    const thing = things.get(ref);
    if (!thing) return view.faces?.[ref]?.name ?? plain(ref);
    return thing.name ?? view.faces?.[keyOf(thing)]?.name ?? "a card face down";
  };
}
