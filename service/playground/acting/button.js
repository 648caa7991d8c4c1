/**
 * The button of an action.
 */

import { html } from "../vendor/preact.js";

/**
 * @param {{index: number, text: string, act: (index: number) => void, digit?: number, disabled?: boolean, kind?: string}}
 *   props `digit`: its place in the list that digits choose from; only nine have one
 */
export function ActionButton({ index, text, act, digit, disabled = false, kind = "" }) {
  const shortcut = digit <= 9 ? String(digit) : undefined;
  return html`<button type="button" class=${`action ${kind}`} data-action=${index} data-digit=${shortcut}
    aria-keyshortcuts=${shortcut} disabled=${disabled} onClick=${() => act(index)}>
    ${shortcut && html`<kbd aria-hidden="true">${shortcut}</kbd>`}<span>${text}</span>
  </button>`;
}
