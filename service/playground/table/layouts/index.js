/** Which zones of a ruleset's view lie where on the table. */

import castle from "./castle.js";
import five_colors from "./five_colors.js";
import duel from "./magic.js";
import magic54 from "./magic54.js";
import perdure from "./perdure.js";
import splendagic from "./splendagic.js";
import unknown from "./unknown.js";

/**
 * @typedef {object} Part something that lies on the table
 * @property {string[]} shows the members of the view that it shows: `stack`, `seats.*.hand`; what no part shows the table draws as it is
 * @property {"middle" | "notes" | "field" | "front" | "plate" | "hand"} at in the middle or at the end of the table, or on each player's side
 * @property {(props: {seat?: number}) => object} draw a component; on a player's side it is told the seat
 *
 * @typedef {object} Layout
 * @property {Part[]} parts in the order in which they lie
 * @property {(about: {view: object, words: object, called: Function, seatName: Function}) => Iterable<import("../face.js").Mark & {of: string}>} [marks]
 *   what single cards bear: that one attacks, and whom
 * @property {(view: object) => Iterable<string>} [elsewhere] permanents that lie in parts of their own, not among the others
 */

const LAYOUTS = { castle, duel, five_colors, magic54, perdure, splendagic };

/**
 * The layout of a ruleset. One that is not known here has a table nonetheless.
 * @param {string} ruleset
 * @returns {Layout}
 */
export function layoutOf(ruleset) {
  return Object.hasOwn(LAYOUTS, ruleset) ? LAYOUTS[ruleset] : unknown;
}
