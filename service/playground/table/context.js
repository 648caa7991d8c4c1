/** What all parts of one table share. */

import { createContext, useContext } from "../vendor/preact.js";

/**
 * Where somebody is asked, and how that is changed.
 *
 * @typedef {{mine: string[], theirs: string[], full: boolean, toggle: (whose: "mine"|"theirs", step: string) => void,
 *   turnFull: () => void}} TableStops `mine`, `theirs`: the steps in one's own turn, and in others'; `full`: asked
 *   everywhere
 *
 * @typedef {object} TableTools
 * @property {object} view what the seat sees
 * @property {object} perspective the view with the seat's decision and actions
 * @property {import("./layouts/index.js").Layout} layout
 * @property {Object<string, Object<string, string>>} words display names, `words.step.main1`
 * @property {Map<string, object>} things the entries of the view, by id or code
 * @property {Map<string, import("./face.js").Mark[]>} marks what the layout says about single cards
 * @property {Map<string, number[]>} concerned which legal actions concern a thing
 * @property {string[]} picked the things whose actions are shown
 * @property {(id: string, element: Element) => void} onPick
 * @property {(ref: string) => string} called the name of an object or a player
 * @property {(seat: number) => string} seatName
 * @property {TableStops|null} stops null: nobody plays here
 */

const TableContext = createContext(null);

export const TableProvider = TableContext.Provider;

/** @returns {TableTools} */
export function useTable() {
  return useContext(TableContext);
}
