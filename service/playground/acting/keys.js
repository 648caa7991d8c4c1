/**
 * The keys that act from anywhere on the page.
 */

import { useEffect, useRef } from "../vendor/preact.js";

/** What each key does, for people. */
export const KEYS = [
  ["Tab", "go on to the next zone, or to the actions"],
  ["Arrows", "go from card to card"],
  ["Enter, Space", "pick a card; once more: do its only action"],
  ["1 – 9", "choose an action by its number: of the open menu, or of the bar"],
  ["p", "pass, or go on without doing more"],
  ["e, m, s", "pass to the end of the turn, to your next turn, until nothing is pending"],
  ["Escape", "pass no longer; close the menu, pick nothing"],
  ["f", "full control: be asked wherever you decide, or only at stops"],
  ["u, r", "undo, redo"],
  ["a, t, b, l", "go to the actions, the table, the bar of steps, the log"],
  ["/", "search the actions"],
  ["?", "show the keys"],
];

const OFF = "headjudge.keys.off";

/** Whether keys that are single characters do something: people may switch them off. */
export const characters = {
  get on() {
    return localStorage.getItem(OFF) === null;
  },
  set on(on) {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
  },
};

/**
 * Listen to keys, except where somebody types or a dialog is open.
 *
 * @param {Record<string, (event: KeyboardEvent) => void>} does by the key; `digit` gets those from 1 to 9
 */
export function useKeys(does) {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (event.key.length === 1 && !characters.on && event.key !== "?") return;
      const deed = /^[1-9]$/.test(event.key) ? latest.current.digit : latest.current[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      deed(event);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** Whether keys belong to somebody else: to a field, or to a dialog. */
function isTaken(target) {
  if (document.querySelector("dialog[open]")) return true;
  // For a moment the field of a dialog that has just been closed still has the focus.
  const field = target.closest?.("input, textarea, select, [contenteditable]");
  return Boolean(field?.isConnected) && field.closest("dialog") === null;
}
