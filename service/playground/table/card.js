/** Cards on the table as buttons, backs of hidden cards, and references to cards and players. */

import { html } from "../vendor/preact.js";
import { useTable } from "./context.js";
import { Face } from "./face.js";
import { accessibleName } from "./states.js";
import { idOf, keyOf, seatOf } from "./things.js";

/**
 * A card that may be picked.
 * @param {object} props
 * @param {object} props.card its entry in the view
 * @param {"small" | "medium"} [props.size]
 * @param {boolean} [props.strip] shown as a strip beneath what it is attached to
 * @param {string} [props.as] what it is in its place, whatever its face says: a `land`
 */
export function Card({ card, size = "small", strip = false, as }) {
  const { view, marks, called } = useTable();
  const id = idOf(card);
  const face = view.faces?.[keyOf(card)];
  const said = marks.get(id) ?? [];
  const look = strip ? "strip" : "";
  return html`<${Pick} id=${id} className="card card-${size} ${look}" label=${(usable) =>
    accessibleName(face, card, { called, marks: said.map(({ text }) => text), as, usable })}>
    <${Face} face=${face} card=${card} size=${size} marks=${said} as=${as} called=${called} />
  </${Pick}>`;
}

/**
 * Anything on the table that may be picked, as a button.
 * @param {object} props
 * @param {string} props.id by what actions name it
 * @param {string} props.className
 * @param {(usable: boolean) => string} [props.label] what screen readers read in the place of its content
 */
export function Pick({ id, className, label, children }) {
  const { concerned, picked, onPick } = useTable();
  const usable = Boolean(concerned.get(id)?.length);
  const look = `${className} ${usable ? "usable" : ""} ${picked.includes(id) ? "picked" : ""}`;
  return html`<button
    type="button"
    class=${look}
    data-id=${id}
    aria-current=${picked.includes(id) ? "true" : undefined}
    onClick=${({ currentTarget }) => onPick(id, currentTarget)}
  >
    ${label ? html`<span class="unseen">${label(usable)}</span><span class="inside" aria-hidden="true">${children}</span>` : children}
  </button>`;
}

/**
 * Cards of which one sees the backs only.
 * @param {{number: number}} props
 */
export function Backs({ number }) {
  const shown = Math.min(number, 12);
  return html`<span class="backs" aria-hidden="true">
    ${Array.from({ length: shown }, () => html`<span class="back-card"></span>`)}
  </span>`;
}

/**
 * A reference to something that lies elsewhere on the table, to pick it from here, too; plain words for what lies nowhere.
 * @param {{to: string}} props
 */
export function Chip({ to }) {
  const { things, called, concerned, picked, onPick } = useTable();
  if (!things.has(to) && seatOf(to) === null) return html`<span class="chip gone">what has left</span>`;
  const usable = Boolean(concerned.get(to)?.length);
  return html`<button
    type="button"
    class="chip ${usable ? "usable" : ""} ${picked.includes(to) ? "picked" : ""}"
    data-ref=${to}
    onClick=${({ currentTarget }) => onPick(to, currentTarget)}
  >
    ${called(to)}
  </button>`;
}

/**
 * References in a row.
 * @param {{refs: string[]}} props
 */
export function Chips({ refs }) {
  return refs.map((ref) => html`<${Chip} key=${ref} to=${ref} />`);
}
