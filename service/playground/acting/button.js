/**
 * The button of an action.
 */

import { Inline } from "../table/symbols.js";
import { html } from "../vendor/preact.js";

/**
 * @param {{index: number, text: string, act: (index: number) => void, digit: number, numbered?: boolean,
 *   disabled?: boolean}} props `digit`: its place in the list that digits choose from, of which nine have one;
 *   `numbered`: whether they choose from this list now
 */
export function ActionButton({ index, text, act, digit, numbered = true, disabled = false }) {
  const shortcut = digit <= 9 ? String(digit) : null;
  return html`<button type="button" class="action" data-action=${index} data-digit=${numbered ? shortcut : null}
    aria-keyshortcuts=${numbered ? shortcut : null} disabled=${disabled} onClick=${() => act(index)}>
    ${shortcut && html`<kbd class=${numbered ? "" : "off"} aria-hidden="true">${shortcut}</kbd>`}
    <span><${Inline} text=${text} /></span>
  </button>`;
}
