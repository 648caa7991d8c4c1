/** Zones: rows of cards, piles that open, counts. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Backs, Card } from "./card.js";
import { useTable } from "./context.js";
import { idOf } from "./things.js";
import { counted } from "./words.js";

/** How long a number tells that it has changed, in milliseconds. */
const TELLS_CHANGE = 1_800;

/**
 * A place of the table with a name.
 * @param {object} props
 * @param {string} props.zone for `data-zone`: `hand-0`
 * @param {string} props.title
 * @param {boolean} [props.quiet] the title is for screen readers alone
 */
export function Zone({ zone, title, quiet = false, className = "", children }) {
  return html`<div class="zone ${className}" data-zone=${zone} role="group" aria-label=${title}>
    ${!quiet && html`<span class="zone-title" aria-hidden="true">${title}</span>`} ${children}
  </div>`;
}

/**
 * Cards side by side; where there is no room for all, the row scrolls.
 * @param {object} props
 * @param {object[]} props.cards entries of the view
 * @param {"small" | "medium"} [props.size]
 * @param {number} [props.hidden] how many more lie there face down
 */
export function Row({ cards, size = "small", hidden = 0, children }) {
  return html`<div class="row">
    ${cards.map((card) => html`<${Card} key=${idOf(card)} card=${card} size=${size} />`)}
    ${hidden > 0 && html`<${Backs} number=${hidden} />`} ${children}
  </div>`;
}

/**
 * A hand: what the seat knows of it, and the backs of the others.
 * @param {{seat: number, cards?: object[], count: number}} props
 */
export function Hand({ seat, cards = [], count }) {
  const { view } = useTable();
  const hidden = count - cards.length;
  const size = view.seat === seat ? "medium" : "small";
  return html`<${Zone} zone="hand-${seat}" title="Hand, ${counted(count, "card")}" className="hand">
    <${Row} cards=${cards} size=${size} hidden=${hidden} />
  </${Zone}>`;
}

/**
 * A pile: how many cards it has, and, opened, those that the seat sees. It is open where one of them can be used.
 * @param {object} props
 * @param {string} props.zone
 * @param {string} props.title
 * @param {object[]} [props.cards] those that the seat sees
 * @param {number} [props.count] how many there are; left out: as many as one sees
 * @param {string} [props.order] what their order says: `top last`
 */
export function Pile({ zone, title, cards = [], count = cards.length, order }) {
  const { concerned } = useTable();
  const open = cards.some((card) => concerned.has(idOf(card)));
  if (!cards.length) {
    return html`<span class="pile" data-zone=${zone}><span class="pile-name">${title}</span> <b>${count}</b></span>`;
  }
  const known = cards.length < count ? `, ${cards.length} known` : "";
  return html`<details class="pile" data-zone=${zone} open=${open}>
    <summary><span class="pile-name">${title}</span> <b>${count}</b>${known}</summary>
    ${order && html`<small>${order}</small>`}
    <${Row} cards=${cards} />
  </details>`;
}

/**
 * Marked numbers of a player: life, poison, mana.
 * @param {{label: string, kind: string}} props
 */
export function Stat({ label, kind, children }) {
  const change = useChange(children);
  return html`<span class="stat stat-${kind} ${change ? "changing" : ""}" data-change=${change || null}>
    <span class="stat-label">${label}</span> <b>${children}</b>
    ${change !== 0 && html`<em aria-hidden="true">${change > 0 ? `+${change}` : change}</em>`}
  </span>`;
}

/** By how much a number has changed just now; 0 for anything else. */
function useChange(value) {
  const before = useRef(value);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (!by) return undefined;
    setChange(by);
    const timer = setTimeout(() => setChange(0), TELLS_CHANGE);
    return () => clearTimeout(timer);
  }, [value]);
  return change;
}
