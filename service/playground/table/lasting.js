/** What lasts, and what waits: effects, shields, abilities for a time, triggered abilities that are still to come. */

import { html } from "../vendor/preact.js";
import { Chip, Chips } from "./card.js";
import { useTable } from "./context.js";
import { Cost, Inline } from "./symbols.js";
import { Zone } from "./zones.js";
import { plain } from "./words.js";

/** Entries with a title, at the end of the table. */
export function Notes({ zone, title, entries, line }) {
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

/** What prevents damage, or has it dealt to something else. */
export function Shields() {
  const { view, seatName } = useTable();
  return html`<${Notes} zone="shields" title="Shields" entries=${view.shields} line=${(shield) => html`
    <${Chip} to=${shield.source} /> ${shield.deal_to ? "redirects" : "prevents"} ${shield.amount ?? "all"}${" "}
    ${shield.combat_only ? "combat damage" : "damage"} ${shield.by && html` by <${Chip} to=${shield.by} />`}
    ${" "}to ${shield.to ? html`<${Chip} to=${shield.to} />` : "everybody and everything"}
    ${shield.deal_to && html`, to be dealt to <${Chip} to=${shield.deal_to} />`}${shield.once && ", the next time"}
    ${" "}${until(shield.until ?? "turn", seatName)}
  `} />`;
}

/** Abilities that function for a time: what happens instead of something, changed rules. */
export function Lasting() {
  const { view, seatName } = useTable();
  return html`<${Notes} zone="lasting" title="Holds for a time" entries=${view.lasting} line=${(one) => html`
    <${Ability} of=${one} /> <${Chips} refs=${one.about ?? []} /> <span class="muted">${one.once && "once, "}${until(one.until ?? "turn", seatName)}</span>
  `} />`;
}

/** Cards that somebody may play for a time from where they lie. */
export function Permissions() {
  const { view, seatName } = useTable();
  return html`<${Notes} zone="permissions" title="May be played" entries=${view.permissions} line=${(one) => html`
    <${Chip} to=${one.object} /> ${one.cast_only ? "may be cast" : "may be played"} by ${seatName(one.seat)}
    ${one.base === "" && ", without paying its mana cost"}${one.base && html` for <${Cost} cost=${one.base} />`}
    ${one.mana && `, with mana as though it were of ${plain(one.mana)}`}${one.main && ", in a main phase"}
    ${one.since !== undefined && ", on a later turn"}${" "}
    <span class="muted">${until(one.until ?? "turn", seatName)}${one.then_exiled && ", then exiled"}</span>
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

/** Ends that are no moment in somebody's next turn. */
const ENDS = { forever: "for ever", turn: "until end of turn", while: "for as long as its card says" };

function until(end, seatName) {
  if (Object.hasOwn(ENDS, end)) return ENDS[end];
  const [, what, seat] = /^(.+) of (\d+)$/.exec(end);
  const whose = seatName(Number(seat));
  return what === "end of turn" ? `until the end of ${whose}'s next turn` : `until ${whose}'s next ${what}`;
}
