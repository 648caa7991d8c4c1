/** Permanents in play, in rows, each with what is attached to it. */

import { html } from "../vendor/preact.js";
import { Card } from "./card.js";
import { useTable } from "./context.js";
import { keyOf } from "./things.js";
import { Zone } from "./zones.js";

/** The rows, from the middle of the table outwards. */
const ROWS = [
  { name: "creatures", title: "Creatures", has: ({ types }) => types.includes("creature") },
  { name: "others", title: "Other permanents", has: ({ types }) => !types.includes("creature") && !types.includes("land") },
  { name: "lands", title: "Lands", has: ({ types }) => types.includes("land") && !types.includes("creature") },
];

/**
 * What a player controls, except what the layout draws elsewhere.
 * @param {{seat: number}} props
 */
export function Battlefield({ seat }) {
  const { view, layout } = useTable();
  const elsewhere = new Set(layout.elsewhere?.(view) ?? []);
  const { hosts } = attachmentsIn(view.battlefield ?? []);
  const carries = new Set(view.battlefield?.map(({ attached_to }) => attached_to));
  const mine = hosts.filter(({ id, controller }) => controller === seat && !elsewhere.has(id));
  const rows = ROWS.map((row) => ({ ...row, there: mine.filter(row.has) })).filter(({ there }) => there.length);
  const ordered = view.seat === seat ? rows : rows.toReversed();
  return html`<${Zone} zone="battlefield-${seat}" title="Battlefield" quiet className="battlefield">
    ${ordered.map(
      ({ name, title, there }) => html`<div class="row row-${name}" role="group" aria-label=${title} key=${name}>
        ${stacksOf(there, name === "lands", carries).map(
          (stack) => html`<span class=${stack.length > 1 ? "equals" : "single"} key=${stack[0].id}>
            ${stack.map((card) => html`<${Permanent} key=${card.id} card=${card} />`)}
            ${stack.length > 1 && html`<b aria-hidden="true">× ${stack.length}</b>`}
          </span>`,
        )}
      </div>`,
    )}
  </${Zone}>`;
}

/** What a permanent says of itself that makes no difference between two of its kind. */
const OWN = new Set(["id", "sick"]);

/** Permanents in stacks: those that look alike and carry nothing lie on each other, each still to be picked. */
function stacksOf(permanents, alike, carries) {
  const look = (card) =>
    alike && !carries.has(card.id)
      ? JSON.stringify([keyOf(card), Object.entries(card).filter(([member]) => !OWN.has(member))])
      : card.id;
  return [...Map.groupBy(permanents, look).values()];
}

/**
 * A permanent with what is attached to it, and so on.
 * @param {{card: object}} props
 */
export function Permanent({ card }) {
  const { view } = useTable();
  const attached = attachmentsIn(view.battlefield ?? []).under(card.id);
  if (!attached.length) return html`<${Card} card=${card} />`;
  return html`<span class="with-attached">
    <${Card} card=${card} />
    ${attached.map((one) => html`<${Card} key=${one.id} card=${one} strip />`)}
  </span>`;
}

/**
 * Who carries whom. What is attached to nothing on the battlefield is a host itself, and so is, of things that are attached in a ring, the first.
 * @param {object[]} battlefield
 * @returns {{hosts: object[], under: (id: string) => object[]}} `under`: all that hangs on a host, the nearest first
 */
export function attachmentsIn(battlefield) {
  const direct = Map.groupBy(battlefield, ({ attached_to }) => attached_to);
  const ids = new Set(battlefield.map(({ id }) => id));
  const reached = new Set();
  const hanging = (id) =>
    (direct.get(id) ?? []).flatMap((one) => {
      if (reached.has(one.id)) return [];
      reached.add(one.id);
      return [one, ...hanging(one.id)];
    });
  const carried = new Map();
  const carry = (host) => {
    if (reached.has(host.id)) return;
    reached.add(host.id);
    carried.set(host.id, hanging(host.id));
  };
  battlefield.filter(({ attached_to }) => !ids.has(attached_to)).forEach(carry);
  battlefield.forEach(carry);
  return { hosts: battlefield.filter(({ id }) => carried.has(id)), under: (id) => carried.get(id) ?? [] };
}
