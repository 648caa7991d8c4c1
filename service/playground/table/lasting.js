/** What lasts, and what waits: effects, shields, triggered abilities that are still to come. */

import { html } from "../vendor/preact.js";
import { Chip, Chips } from "./card.js";
import { useTable } from "./context.js";
import { Inline } from "./symbols.js";
import { Zone } from "./zones.js";
import { plain } from "./words.js";

function Notes({ zone, title, entries, line }) {
  if (!entries?.length) return null;
  return html`<${Zone} zone=${zone} title=${title} className="note">
    <ul>
      ${entries.map((entry) => html`<li>${line(entry)}</li>`)}
    </ul>
  </${Zone}>`;
}

/** Continuous effects of resolutions. */
export function Effects() {
  const { view, words, seatName } = useTable();
  const change = (kind) => words.change?.[kind] ?? plain(kind);
  return html`<${Notes} zone="effects" title="Effects" entries=${view.effects} line=${(effect) => html`
    <${Origin} of=${effect} /> ${change(effect.change)} <${Chips} refs=${effect.objects} /> ${until(effect.until, seatName)}
  `} />`;
}

/** Prevention effects. */
export function Shields() {
  const { view, seatName } = useTable();
  return html`<${Notes} zone="shields" title="Shields" entries=${view.shields} line=${(shield) => html`
    <${Chip} to=${shield.source} /> prevents ${shield.amount ?? "all"} ${shield.combat_only ? "combat damage" : "damage"}
    ${shield.by && html` by <${Chip} to=${shield.by} />`} to ${shield.to ? html`<${Chip} to=${shield.to} />` : "everybody and everything"}
    ${" "}${until(shield.until ?? "turn", seatName)}
  `} />`;
}

/** Delayed triggered abilities. */
export function Delayed() {
  const { view } = useTable();
  return html`<${Notes} zone="delayed" title="Abilities that wait for their time" entries=${view.delayed} line=${(one) => html`<${Ability} of=${one} />`} />`;
}

/** Triggered abilities that are still to be put on the stack. */
export function Waiting() {
  const { view } = useTable();
  return html`<${Notes} zone="waiting" title="Abilities that have triggered" entries=${view.waiting} line=${(one) => html`
    <${Ability} of=${one} />${one.about?.length > 0 && html`, set off by <${Chips} refs=${one.about} />`}
  `} />`;
}

/** By its card, the object and whose it is. */
function Origin({ of }) {
  const { view, things, seatName } = useTable();
  const name = view.faces?.[of.ability.split("/")[0]]?.name ?? of.ability;
  const there = things.has(of.source);
  return html`<span>${there ? html`<${Chip} to=${of.source} />` : html`<b>${name}</b>`} <span class="muted">(${seatName(of.controller)})</span></span>`;
}

function Ability({ of }) {
  return html`<${Origin} of=${of} />: <${Inline} text=${of.text} />`;
}

function until(end, seatName) {
  if (end === "forever") return "for ever";
  if (end === "turn") return "until end of turn";
  return `until ${seatName(Number(end.replace("turn of ", "")))}'s next turn`;
}
