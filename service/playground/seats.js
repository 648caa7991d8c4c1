/**
 * Who sits at a table.
 *
 * @typedef {{name: string, player: "person"|"random"|"search", strength?: string}} Seat `strength`: of a search
 */

/** Whether a person plays a seat; null, for none, is not one. */
export function isPerson(seats, seat) {
  return seat !== null && seats[seat].player === "person";
}

/** The seats that persons play. */
export function personsOf(seats) {
  return [...seats.keys()].filter((seat) => isPerson(seats, seat));
}

/**
 * Persons at each seat of a table, by the names that it tells.
 *
 * @param {{view: {seats: {name?: string}[]}}} perspective
 * @returns {Seat[]}
 */
export function personsAt({ view }) {
  return view.seats.map(({ name }, seat) => ({ name: name ?? `Seat ${seat}`, player: "person" }));
}
