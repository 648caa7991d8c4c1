/** What is pointed at or has the focus, large and beside it: to read, not to act with. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Details } from "./details.js";

/** How long something is pointed at before it is shown, in milliseconds: who only passes over it sees nothing. */
const DWELL = 250;
const GAP = 14;

/** What has a large face. */
const THINGS = "[data-id], [data-ref]";

/**
 * @param {{view: object, ruleset: string, seats?: {name?: string}[], off?: boolean}} props `off`: something else is
 *   shown large
 */
export function Preview({ view, ruleset, seats, off = false }) {
  const [shown, setShown] = useState(null);
  const box = useRef(null);
  usePointedAt(setShown);
  useEffect(() => setShown(null), [view, off]);
  useLayoutEffect(() => shown && box.current && placeBeside(box.current, shown), [shown]);
  if (shown === null || off) return null;
  return html`<div ref=${box} class="preview" data-preview=${shown.id} aria-hidden="true">
    <${Details} id=${shown.id} view=${view} ruleset=${ruleset} seats=${seats} />
  </div>`;
}

/** Tells what is pointed at, or has got the focus by a key; null once it is left. */
function usePointedAt(onChange) {
  useEffect(() => {
    let timer = null;
    const wait = (element, milliseconds) => {
      clearTimeout(timer);
      timer = setTimeout(() => element.isConnected && onChange(told(element)), milliseconds);
    };
    const leave = () => {
      clearTimeout(timer);
      onChange(null);
    };
    const over = ({ target, pointerType }) => {
      const thing = target.closest?.(THINGS);
      if (thing && pointerType === "mouse") wait(thing, DWELL);
      else leave();
    };
    const focused = ({ target }) => {
      const thing = target.matches(`:focus-visible:is(${THINGS})`) ? target : null;
      if (thing) wait(thing, 0);
      else leave();
    };
    const key = ({ key: pressed }) => pressed === "Escape" && leave();
    const listeners = { pointerover: over, focusin: focused, pointerdown: leave, keydown: key };
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
    document.addEventListener("scroll", leave, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
      document.removeEventListener("scroll", leave, true);
    };
  }, []);
}

function told(element) {
  return { id: element.dataset.id ?? element.dataset.ref, element };
}

/** Beside an element, on the side where there is more room, inside the window. */
function placeBeside(box, { element }) {
  const thing = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = innerWidth - thing.right > thing.left;
  const left = right ? thing.right + GAP : thing.left - width - GAP;
  box.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  box.style.top = `${Math.max(4, Math.min(thing.top, innerHeight - height - 4))}px`;
}
