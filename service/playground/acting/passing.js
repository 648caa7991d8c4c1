/**
 * The action that passes: it does nothing more, so the page puts it at one place and on one key, whatever it is called.
 */

import { useLookUp } from "../asked.js";

const UNKNOWN = { passing_actions: [] };

/**
 * The action of a list that passes.
 *
 * @param {string} ruleset
 * @param {object[]} actions
 * @returns {number} its index; -1: there is none
 */
export function usePassing(ruleset, actions) {
  const { passing_actions } = useLookUp(`/v1/rulesets/${encodeURIComponent(ruleset)}`, UNKNOWN);
  return actions.findIndex(({ type }) => passing_actions.includes(type));
}
