/**
 * The action that only goes on: the page puts it at one place and on one key, whatever it is called.
 */

const GOING_ON = new Set([
  "pass", "end_phase", "end_turn", "done", "trix_done", "finish_attackers", "finish_blockers", "stay_out", "no_attack",
  "no_more_modes", "no_more_targets", "no_more_mana", "let_go", "decline",
]);

/**
 * The action of a list that goes on without doing anything more.
 *
 * @param {object[]} actions
 * @returns {number} its index; -1: there is none
 */
export function goingOn(actions) {
  return actions.findIndex(({ type }) => GOING_ON.has(type));
}
