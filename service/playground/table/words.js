/** The words in which the page speaks of a ruleset's phases, steps and zones: from the API. */

import { useLookUp } from "../asked.js";

const NONE = { words: {} };

/**
 * The closed sets of words of a ruleset with their display names.
 * @param {string} ruleset
 * @returns {Object<string, Object<string, string>>} e.g. `words.step.main1`; empty until they are there, and of a ruleset that there is not
 */
export function useWords(ruleset) {
  return useLookUp(`/v1/rulesets/${encodeURIComponent(ruleset)}/texts`, NONE).words;
}

/**
 * A name of the API as people read it.
 * @param {string} name e.g. `cards_in_dynasty`
 * @returns {string} e.g. `cards in dynasty`
 */
export function plain(name) {
  return name.replaceAll("_", " ");
}

/**
 * A text that begins a line.
 * @param {string} text
 */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A number of things in words.
 * @param {number} number
 * @param {string} noun e.g. `card`
 */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
