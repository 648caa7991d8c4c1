/**
 * Passing, as people do it: the action that passes, which the page puts at one place and on one key whatever it is
 * called; passing up to a point; and what is said meanwhile.
 */

import { useLookUp } from "../asked.js";
import { isPending } from "../passing.js";
import { html } from "../vendor/preact.js";

const UNKNOWN = { passing_actions: [], passing_decisions: {} };

/** Up to where one may pass, by the key. */
export const GOALS = {
  e: { to: "end_of_turn", title: "to the end of turn", until: (turn) => `until the end of turn ${turn}` },
  m: { to: "my_turn", title: "to my next turn", until: () => "until your next turn" },
  s: { to: "stack_empty", title: "until nothing is pending", until: () => "until what is pending is done" },
};

/**
 * The action of a perspective that passes.
 *
 * @param {string} ruleset
 * @param {{legal_actions: object[], decision?: {type: string}}} perspective
 * @returns {{known: boolean, index: number, goes: boolean}} `known`: whether it has been told what passes; `index`: that
 *   of the action; -1: there is none; `goes`: whether one may pass on from there: to pass is no part of something that is
 *   under way
 */
export function usePass(ruleset, { legal_actions, decision }) {
  const told = useLookUp(`/v1/rulesets/${encodeURIComponent(ruleset)}`, null, UNKNOWN);
  if (told === null) return { known: false, index: -1, goes: false };
  const index = legal_actions.findIndex(({ type }) => told.passing_actions.includes(type));
  return { known: true, index, goes: index >= 0 && told.passing_decisions[decision.type] !== "choice" };
}

/**
 * Up to where the person who looks may pass from the position that is shown.
 *
 * @param {import("../session.js").Session} session
 * @param {object} perspective
 * @param {boolean} goes whether one may pass on from there
 * @returns {[string, {to: string, title: string}][]} by their keys
 */
export function goalsOf(session, { view }, goes) {
  const may = !session.passing.full && (goes || session.waitsForOthers) && session.isPerson(session.viewer);
  return may ? Object.entries(GOALS).filter(([, { to }]) => to !== "stack_empty" || isPending(view)) : [];
}

/**
 * Buttons that pass up to a point.
 *
 * @param {{goals: [string, {to: string, title: string}][], passTo: (goal: string) => void, disabled: boolean}} props
 */
export function PassTo({ goals, passTo, disabled }) {
  if (goals.length === 0) return null;
  return html`<div class="pass-to" role="group" aria-label="Pass on">
    <span aria-hidden="true">Pass</span>
    ${goals.map(
      ([key, { to, title }]) => html`<button type="button" class="quiet" key=${key} data-pass-to=${to} aria-keyshortcuts=${key}
        disabled=${disabled} onClick=${() => passTo(to)}><span class="unseen">Pass </span>${title} <kbd aria-hidden="true">${key}</kbd></button>`,
    )}
  </div>`;
}

/**
 * That the person who looks passes, and up to where.
 *
 * @param {{session: import("../session.js").Session}} props
 */
export function WhilePassing({ session }) {
  const { passes } = session;
  const goal = Object.values(GOALS).find(({ to }) => to === passes?.to);
  const words = goal ? `You pass ${goal.until(passes.turn)}, unless something happens.` : "You pass, for there is nothing that you could do.";
  return html`<div role="status" data-passing=${passes?.to}>
    ${passes &&
    html`<div class="banner passing">
      <p>${words}</p>
      <button type="button" data-stop-passing aria-keyshortcuts="Escape" onClick=${() => session.wish((passing) => passing.stop())}>
        Stop <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>`}
  </div>`;
}
