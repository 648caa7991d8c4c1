/** Anything of a view that no layout describes, as it is: cards as cards, the rest as a list of names and values. */

import { html } from "../vendor/preact.js";
import { Card, Chip } from "./card.js";
import { useTable } from "./context.js";
import { idOf, isCode, isThing, seatOf } from "./things.js";
import { capital, plain } from "./words.js";

/**
 * A value of a view, however deep.
 * @param {{value: any}} props
 */
export function Walk({ value }) {
  const { view, things } = useTable();
  if (Array.isArray(value)) return html`<${List} items=${value} />`;
  if (value && typeof value === "object") {
    return isThing(view, value) ? html`<${Card} card=${value} />` : html`<${Members} value=${value} />`;
  }
  if (typeof value === "string" && (things.has(value) || seatOf(value) !== null)) return html`<${Chip} to=${value} />`;
  return html`<span>${spelled(value)}</span>`;
}

function List({ items }) {
  const { view } = useTable();
  const cards = items.map((item) => (typeof item === "string" && isCode(view, item) ? { card: item } : item));
  if (cards.every((item) => item && typeof item === "object" && isThing(view, item))) {
    return html`<div class="row">${cards.map((card) => html`<${Card} key=${idOf(card)} card=${card} />`)}</div>`;
  }
  return html`<ol class="walk-list">
    ${items.map((item) => html`<li><${Walk} value=${item} /></li>`)}
  </ol>`;
}

/**
 * The members of an object that say something, by their names.
 * @param {{value: object}} props
 */
export function Members({ value }) {
  const { things } = useTable();
  const name = (member) => (things.has(member) ? html`<${Chip} to=${member} />` : capital(plain(member)));
  return html`<dl class="walk">
    ${Object.entries(value)
      .filter(([, inside]) => !isEmpty(inside))
      .map(
        ([member, inside]) => html`<div data-zone=${member}>
          <dt>${name(member)}</dt>
          <dd><${Walk} value=${inside} /></dd>
        </div>`,
      )}
  </dl>`;
}

/**
 * Whether a value says nothing.
 * @param {any} value
 */
export function isEmpty(value) {
  return value === null || value === undefined || (typeof value === "object" && Object.values(value).every(isEmpty));
}

/**
 * What is left of a value without the members that a layout shows.
 * @param {object} value
 * @param {string[]} shown paths such as `stack`, `seats.*.hand`, `*` being each entry of a list
 * @returns {object} without what has become empty
 */
export function without(value, shown) {
  const paths = shown.map((path) => path.split("."));
  return strip(value, paths) ?? {};
}

function strip(value, paths) {
  if (!paths.length || value === null || typeof value !== "object") return value;
  const inside = (key) => paths.filter(([first]) => first === key || first === "*").map(([, ...rest]) => rest);
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const deeper = inside(key);
    if (deeper.some((rest) => rest.length === 0)) return [];
    const left = strip(one, deeper);
    return isEmpty(left) ? [] : [[key, left]];
  });
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}

function spelled(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return plain(String(value));
}
