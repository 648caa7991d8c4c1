/**
 * Who sits at a table.
 *
 * @typedef {{name: string, player: keyof typeof PLAYERS|typeof FRIEND}} Seat
 */

/** Who may play a seat, and what people call it. The service's bots go by the kinds of `POST /v1/moves`. */
export const PLAYERS = {
  person: "A person at this screen",
  greedy: "A sensible opponent",
  search: "A searching opponent, slower",
  random: "Chance",
};

/** Somebody at another device, who comes to a table by a link. */
export const FRIEND = "friend";

/** What a seat is called everywhere: by its name, or else by its number, counted from one. */
export function nameOf(name, seat) {
  return name || `Player ${seat + 1}`;
}

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
  return view.seats.map(({ name }, seat) => ({ name: nameOf(name, seat), player: "person" }));
}
