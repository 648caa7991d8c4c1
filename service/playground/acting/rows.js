/**
 * The rows of the log: what was done and what happened, position by position.
 */

const TURNS = new Set(["turn_began", "turn_started"]);
const STEPS = new Set(["step_began", "phase_started"]);
const PASSES = new Set(["passed"]);

/**
 * A row: the beginning of a turn or of a step, an action, or an event.
 *
 * @typedef {{at: number, kind: "turn"|"step"|"action"|"event", text: string, rule: string|null, passes: boolean}} Row
 *   `passes`: it tells that somebody has passed
 */

/** Whether an event is one that people look out for: neither a pass nor the beginning of a step. */
export function isTelling({ type }) {
  return !PASSES.has(type) && !STEPS.has(type);
}

/**
 * The rows of one position. The first event stands for the action where that is not told, or reads the same.
 *
 * @param {number} at its index
 * @param {import("../session.js").Position} position
 * @param {(seat: number) => string} called what the log calls a player
 * @returns {Row[]}
 */
export function rowsOf(at, { by, perspective }, called) {
  const events = perspective.events.map((event, index) => ({
    at,
    kind: TURNS.has(event.type) ? "turn" : STEPS.has(event.type) ? "step" : "event",
    text: perspective.texts.events[index],
    rule: event.rule,
    passes: PASSES.has(event.type),
  }));
  if (by === null) return events;
  const first = events.findIndex(({ kind }) => kind === "event");
  const says = by.text !== null && by.text.toLowerCase() !== events[first]?.text.replace(/^You /, "").toLowerCase();
  if (says) return [{ at, kind: "action", text: `${called(by.seat)}: ${by.text}`, rule: null, passes: false }, ...events];
  return events.map((row, index) => (index === first ? { ...row, kind: "action" } : row));
}

/**
 * The rows that a filter leaves: the actions, or what is more than passes. A step of which nothing is left is left out,
 * too.
 *
 * @param {Row[]} rows
 * @param {"all"|"actions"|"telling"} filter
 * @returns {Row[]}
 */
export function filtered(rows, filter) {
  if (filter === "all") return rows;
  const left = rows.filter(({ kind, passes }) => (filter === "telling" ? !passes : kind !== "event"));
  const tells = (row) => row?.kind === "action" || row?.kind === "event";
  return left.filter(({ kind }, index) => kind !== "step" || tells(left[index + 1]));
}
