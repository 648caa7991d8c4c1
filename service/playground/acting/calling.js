/**
 * What people call the things of a view.
 */

import { nameOf } from "../seats.js";

/** The suits of playing cards. */
const SUITS = { H: "♥", D: "♦", C: "♣", S: "♠" };
const JOKER = { R: "Red Joker", B: "Black Joker" };

/**
 * What a thing is called.
 *
 * @param {string} name as in `concerned`
 * @param {object} view
 * @param {{name: string}[]} seats
 * @param {number} viewer the seat that looks
 * @returns {string}
 */
export function calling(name, view, seats, viewer) {
  const [what, ...rest] = name.split(":");
  const whose = (seat) => (Number(seat) === viewer ? "your" : `${nameOf(seats[seat]?.name, Number(seat))}'s`);
  switch (what) {
    case "seat":
      return Number(rest[0]) === viewer ? "You" : nameOf(seats[rest[0]]?.name, Number(rest[0]));
    case "province":
      return `Province ${rest[1]} of ${whose(rest[0])} realm`;
    case "column":
      return `Column ${rest[1]} of ${whose(rest[0])} castle`;
    case "spot":
      return `Column ${rest[1].split(",")[0]}, row ${rest[1].split(",")[1]} of ${whose(rest[0])} castle`;
    case "supply":
      return `The ${rest[0]} pile`;
    case "stock":
      return `A ${rest[1]} of ${whose(rest[0])} stock`;
    case "deck":
      return `The level ${rest[0]} deck`;
    default:
      return called(view, name) ?? view.faces?.[name]?.name ?? code(name) ?? "A face-down card";
  }
}

/** The name of an object, wherever in the view it stands. */
function called(part, id) {
  if (part === null || typeof part !== "object") return null;
  if (part.id === id && typeof part.name === "string") return part.name;
  for (const inner of Object.values(part)) {
    const found = called(inner, id);
    if (found !== null) return found;
  }
  return null;
}

function code(name) {
  const [, rank, suit] = /^(\d+|[AJQKX])([HDCSRB])$/.exec(name) ?? [];
  if (rank === undefined) return null;
  return rank === "X" ? JOKER[suit] : `${rank}${SUITS[suit]}`;
}
