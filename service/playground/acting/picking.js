/**
 * Picking things on the table: one, or what acts and then what it acts on.
 */

import { useEffect, useMemo, useState } from "../vendor/preact.js";
import { concerned, visible } from "./concerned.js";

/**
 * What is picked: things in the order of the clicks, and the element that was clicked last.
 *
 * @typedef {{ids: string[], element: HTMLElement|null, again: boolean}} Picked `again`: the same thing was clicked
 *   once more
 */

/**
 * The actions that concern all of some things, in the order of the list.
 *
 * @param {Map<string, number[]>} by which actions concern which thing
 * @param {string[]} ids
 * @returns {number[]}
 */
export function common(by, ids) {
  const [first = [], ...others] = ids.map((id) => by.get(id) ?? []);
  return first.filter((index) => others.every((other) => other.includes(index)));
}

/**
 * What is picked after a click. A second thing joins the first if an action names both; else it takes its place.
 *
 * @param {Picked|null} picked
 * @param {string} id what is clicked
 * @param {HTMLElement|null} element
 * @param {Map<string, number[]>} by which actions concern which thing
 * @returns {Picked|null}
 */
export function pick(picked, id, element, by) {
  const before = picked?.ids ?? [];
  if (before.at(-1) === id) return { ids: before, element, again: true };
  const joins = before.length > 0 && !before.includes(id) && common(by, [...before, id]).length > 0;
  return { ids: joins ? [...before, id] : [id], element, again: false };
}

/**
 * What the table is to show as usable: everything that an action concerns; once something is picked that acts on
 * other things, only those, and what is picked.
 *
 * @param {Map<string, number[]>} by which actions concern which thing
 * @param {string[]} ids what is picked
 * @param {Map<string, string[]>} seen the names of each visible thing
 * @returns {Map<string, number[]>}
 */
export function partners(by, ids, seen) {
  const open = new Set(common(by, ids));
  if (open.size === 0) return by;
  const names = new Set(ids.flatMap((id) => seen.get(id) ?? [id]));
  const narrowed = new Map();
  for (const [name, indices] of by) {
    const left = indices.filter((index) => open.has(index));
    if (left.length > 0) narrowed.set(name, left);
  }
  const acts = [...narrowed.keys()].some((name) => !names.has(name));
  return acts ? narrowed : by;
}

const NOTHING = { view: { seats: [] }, legal_actions: [] };

/**
 * The picking of a game: nothing is picked in a new position.
 *
 * @param {import("../session.js").Session} session
 * @returns {{concerned: Map<string, number[]>, picked: Picked|null, onPick: (id: string|null, element?: HTMLElement)
 *   => void}} `concerned` is what {@link partners} leaves; `onPick(null)` picks nothing
 */
export function usePicking(session) {
  const { state_id, perspective: known } = session.positions[session.at];
  const perspective = known ?? NOTHING;
  const [picked, setPicked] = useState(null);
  const by = useMemo(() => concerned(perspective), [perspective]);
  const seen = useMemo(() => visible(perspective.view), [perspective]);
  useEffect(() => setPicked(null), [state_id]);
  const onPick = (id, element = null) => setPicked((now) => (id === null ? null : pick(now, id, element, by)));
  const shown = useMemo(() => partners(by, picked?.ids ?? [], seen), [by, seen, picked]);
  return { concerned: shown, picked, onPick };
}
