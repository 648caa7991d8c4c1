/** The stack: what resolves next comes first. */

import { html } from "../vendor/preact.js";
import { Card, Chip, Chips } from "./card.js";
import { useTable } from "./context.js";
import { Zone } from "./zones.js";

/** The spells and abilities on the stack, each with whose it is and what it is aimed at. */
export function Stack() {
  const { view } = useTable();
  const items = view.stack ?? [];
  if (!items.length) return null;
  return html`<${Zone} zone="stack" title="Stack, next first" className="stack">
    <ol class="row items">
      ${items.toReversed().map((item) => html`<li key=${item.id} class="item"><${Card} card=${item} size="medium" /><${About} item=${item} /></li>`)}
    </ol>
  </${Zone}>`;
}

function About({ item }) {
  const { things, seatName } = useTable();
  const aims = (item.targets ?? []).filter(({ chosen }) => chosen.length);
  return html`<span class="about">
    <span>${item.ability ? "Ability, " : ""}${seatName(item.controller)}</span>
    ${item.ability && things.has(item.source) && html`<span>of <${Chip} to=${item.source} /></span>`}
    ${aims.map(({ chosen, amounts }) => html`<span>→ <${Chips} refs=${chosen} />${amounts?.length ? ` (${amounts.join(", ")})` : ""}</span>`)}
    ${item.x !== undefined && html`<span>X = ${item.x}</span>`}
    ${item.modes?.length > 0 && html`<span>mode ${item.modes.map((mode) => mode + 1).join(", ")}</span>`}
    ${item.paid?.length > 0 && html`<span>${item.paid.join(", ")}</span>`}
    ${item.about?.length > 0 && html`<span>set off by <${Chips} refs=${item.about} /></span>`}
  </span>`;
}
