/**
 * The menu of what is picked, beside it: its actions, and why there are no others.
 */

import { Details } from "../table/details.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { ActionButton } from "./button.js";
import { calling } from "./calling.js";
import { Why } from "./why.js";

/** Where there is no room beside a card, the menu lies at the lower edge of the window. */
const NARROW = "(max-width: 700px)";
const GAP = 6;

/**
 * The menu.
 *
 * @param {object} props
 * @param {import("../session.js").Session} props.session
 * @param {object} props.perspective
 * @param {import("./picking.js").Picked} props.picked
 * @param {number[]} props.actions those that concern all that is picked
 * @param {boolean} props.reaches whether some of them concern something else, too, that can be picked next
 * @param {(id: string) => string[]} props.namesOfThing
 * @param {(index: number) => void} props.act
 * @param {() => void} props.close
 */
export function Menu({ session, perspective, picked, actions, reaches, namesOfThing, act, close }) {
  const menu = useRef(null);
  const [curious, setCurious] = useState(false);
  const { ids, element, again } = picked;
  const last = ids.at(-1);
  const titles = ids.map((id) => calling(id, perspective.view, session.seats, session.viewer));
  useEffect(() => setCurious(false), [ids]);
  useEffect(() => {
    if (!again) focusFirst(menu.current);
    else if (actions.length === 1) act(actions[0]);
    else close();
  }, [picked]);
  useLayoutEffect(() => stayBeside(menu.current, element), [element, ids, curious]);
  useOutside(menu, close);
  const whys = curious || actions.length === 0;
  return html`<div ref=${menu} class="menu" role="group" data-menu aria-label=${`Actions of ${titles.join(" with ")}`}
    onKeyDown=${(event) => walk(event, menu.current)}>
    <header>
      <h3 tabindex="-1">${titles.join(" → ")}</h3>
      <button type="button" class="close" aria-label="Close the menu" onClick=${close}>×</button>
    </header>
    ${actions.length > 0 &&
    html`<ul class="choices">
      ${actions.map(
        (index, place) => html`<li key=${index}>
          <${ActionButton} index=${index} text=${perspective.texts.actions[index]} digit=${place + 1} act=${act}
            disabled=${session.busy} />
        </li>`,
      )}
    </ul>`}
    <${Details} id=${last} view=${perspective.view} ruleset=${session.ruleset} seats=${session.seats} />
    ${reaches && html`<p class="hint">Or click what it is to act on.</p>`}
    ${actions.length > 0 &&
    html`<button type="button" class="quiet" data-ask-why aria-expanded=${curious} onClick=${() => setCurious(!curious)}>
      Why nothing else?
    </button>`}
    ${whys &&
    html`<${Why} session=${session} perspective=${perspective} names=${namesOfThing(last)} more=${actions.length > 0} />`}
  </div>`;
}

function focusFirst(menu) {
  (menu.querySelector("[data-action]:not(:disabled)") ?? menu.querySelector("h3"))?.focus({ preventScroll: true });
}

/** Up and down go from button to button. */
function walk(event, menu) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...menu.querySelectorAll("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement);
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Keep a menu below an element, or above it, inside the window, so that its neighbours can be picked; returns what
 * ends that. */
function stayBeside(menu, element) {
  const place = () => {
    if (matchMedia(NARROW).matches || !element?.isConnected) {
      menu.style.left = menu.style.top = "";
      return;
    }
    const card = element.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const below = card.bottom + GAP;
    const above = card.top - height - GAP;
    const fits = below + height <= innerHeight - GAP;
    menu.style.left = `${Math.max(GAP, Math.min(card.left, innerWidth - width - GAP))}px`;
    menu.style.top = `${fits ? below : Math.max(GAP, above)}px`;
  };
  place();
  const resized = new ResizeObserver(place);
  resized.observe(menu);
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  return () => {
    resized.disconnect();
    removeEventListener("resize", place);
    removeEventListener("scroll", place, true);
  };
}

/** Close when something is clicked that is neither in the menu nor a thing to pick. */
function useOutside(menu, close) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const pressed = ({ target }) => {
      if (!menu.current?.contains(target) && !target.closest("[data-id], dialog")) latest.current();
    };
    addEventListener("pointerdown", pressed);
    return () => removeEventListener("pointerdown", pressed);
  }, []);
}
