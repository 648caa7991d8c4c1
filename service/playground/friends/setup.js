/**
 * What the form of a new game asks for where friends are invited: who plays here, and how long one may stay away.
 */

import { FRIEND } from "../seats.js";
import { html } from "../vendor/preact.js";

/** After how many seconds one may end the game of somebody who is gone. */
const PATIENCE = [
  ["", "wait for as long as it takes"],
  ["300", "after 5 minutes"],
  ["3600", "after an hour"],
  ["86400", "after a day"],
  ["604800", "after a week"],
];

/** Whether a friend is to be invited to one of the seats. */
export function invites(seats) {
  return seats.some(({ player }) => player === FRIEND);
}

/** What is wrong with who plays where; null: nothing. */
export function faultOfPlayers(seats) {
  if (!invites(seats)) return null;
  const here = seats.filter(({ player }) => player === "person").length;
  if (here === 1) return null;
  return here === 0
    ? "With a friend at another device one seat is yours: let a person at this screen play it."
    : "With a friend at another device one person plays here: let the others come by a link, too.";
}

/**
 * The body of the request for a table.
 *
 * @param {{options: object, seats: object[]}} create what a new game is told
 * @param {import("../seats.js").Seat[]} seats
 * @param {string} patience
 */
export function tableOf({ options, seats: told }, seats, patience) {
  const kindOf = (player) => (player === FRIEND ? "person" : player);
  return {
    options,
    seats: told,
    players: seats.map(({ player }) => ({ kind: kindOf(player) })),
    seat: seats.findIndex(({ player }) => player === "person"),
    ...(patience && { away_seconds: Number(patience) }),
  };
}

/**
 * @param {{patience: string, onChange: (patience: string) => void}} props
 */
export function Patience({ patience, onChange }) {
  return html`<div class="field patience">
    <label for="patience">If somebody stays away</label>
    <select id="patience" name="patience" data-patience onChange=${({ target }) => onChange(target.value)}>
      ${PATIENCE.map(
        ([seconds, title]) => html`<option value=${seconds} selected=${seconds === patience}>${seconds ? `the others may end the game ${title}` : title}</option>`,
      )}
    </select>
  </div>`;
}
