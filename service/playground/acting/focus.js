/**
 * Where the focus goes when what had it is gone.
 */

import { useEffect, useRef } from "../vendor/preact.js";

/**
 * Keep the focus sensible from one position to the next: on the card that acted, or another of its zone; on the
 * button that passes, where that was pressed; else on what is asked.
 *
 * @param {string} position the id of the one that is shown
 * @param {boolean} waits whether somebody else has to act first
 * @returns {(element: Element|null) => void} to be told what somebody acts with
 */
export function useFocus(position, waits) {
  const from = useRef(null);
  useEffect(() => {
    if (waits || from.current === null) return;
    const before = from.current;
    from.current = null;
    if (isLost(document.activeElement)) successor(before)?.focus({ preventScroll: true });
  }, [position, waits]);
  return (element) => {
    from.current = {
      id: element?.dataset.id,
      zone: element?.closest("[data-zone]")?.dataset.zone,
      passed: element?.matches("[data-pass]") ?? false,
    };
  };
}

function isLost(element) {
  return element === null || element === document.body || !element.isConnected || element.disabled;
}

function successor({ id, zone, passed }) {
  const find = (selector) => document.querySelector(selector);
  const card = id && `[data-id="${CSS.escape(id)}"]`;
  const within = zone && `[data-zone="${CSS.escape(zone)}"]`;
  return (
    (passed && find("[data-pass]:not(:disabled)")) ||
    (card && within && find(`${within} ${card}`)) ||
    (within && find(`${within} [data-id][tabindex="0"]`)) ||
    (card && find(card)) ||
    find("[data-prompt]")
  );
}
