/** Splendagic: the market, the planeswalker row and the supply in the middle; land cards and reserves of each player. */

import { html } from "../../vendor/preact.js";
import { Card, Pick } from "../card.js";
import { useTable } from "../context.js";
import { ManaSymbol } from "../symbols.js";
import { capital, counted } from "../words.js";
import { Zone } from "../zones.js";
import magic from "./magic.js";

/** The symbol on a land card of each type. */
const MANA = { plains: "W", island: "U", swamp: "B", mountain: "R", forest: "G", wastes: "C" };

/** Land cards by type, each type to pick. */
function Lands({ zone, title, of, numbers }) {
  const { words } = useTable();
  const name = (kind) => words.land_card?.[kind] ?? capital(kind);
  return html`<${Zone} zone=${zone} title=${title} className="land-cards ${of}">
    <div class="row">
      ${Object.entries(numbers).map(
        ([kind, number]) => html`<${Pick} key=${kind} id="${of}:${kind}" className="land-pile ${number ? "" : "none"}"
          label=${(usable) => `${name(kind)}, ${number}${usable ? ", can be used" : ""}`}>
          <${ManaSymbol} code=${MANA[kind]} /> <span class="land-kind">${name(kind)}</span> <b>${number}</b>
        </${Pick}>`,
      )}
    </div>
  </${Zone}>`;
}

function Supply() {
  const { view } = useTable();
  return html`<${Lands} zone="supply" title="Supply of land cards" of="supply" numbers=${view.supply} />`;
}

function Stock({ seat }) {
  const { view } = useTable();
  return html`<${Lands} zone="stock-${seat}" title="Land cards" of="stock:${seat}" numbers=${view.stocks[seat]} />`;
}

function Market() {
  const { market, creature_decks } = useTable().view.middle;
  const levels = market.map((slots, place) => ({ level: place + 1, slots, left: creature_decks[place] }));
  return html`<${Zone} zone="market" title="Market" className="market">
    ${levels.toReversed().map(
      ({ level, slots, left }) => html`<div class="row" key=${level}>
        <${Pick} id="deck:${level}" className="deck"><b>Level ${level}</b><span>${counted(left, "card")}</span></${Pick}>
        ${slots.map((card, slot) => html`<${Slot} key=${card?.id ?? slot} card=${card} />`)}
      </div>`,
    )}
  </${Zone}>`;
}

function Slot({ card }) {
  return card ? html`<${Card} card=${card} />` : html`<span class="slot">Empty</span>`;
}

function Walkers() {
  const { planeswalkers, removed } = useTable().view.middle;
  return html`<${Zone} zone="planeswalkers" title="Planeswalkers" className="walkers">
    <div class="row">${planeswalkers.map((card, slot) => html`<${Slot} key=${card?.id ?? slot} card=${card} />`)}</div>
    <span class="muted">${counted(removed, "card")} removed from the game</span>
  </${Zone}>`;
}

/** The middle of the table: what can be bought, and the land cards to take. */
function Middle() {
  return html`<div class="bazaar">
    <${Market} />
    <div class="beside"><${Walkers} /><${Supply} /><${Splendor} /></div>
  </div>`;
}

function Splendor() {
  const { view } = useTable();
  return html`<p class="note muted">The Splendor action of this turn ${view.splendor_used ? "is used" : "is still to be had"}.</p>`;
}

/** Reserved cards that lie in the library, or in a hand that one cannot look into. The others lie in the hand. */
function Reserved({ seat }) {
  const { view, things } = useTable();
  const inHand = new Set(view.seats[seat].hand?.map(({ id }) => id));
  const cards = view.reserved.filter((card) => card.seat === seat && !inHand.has(card.id));
  if (!cards.length) return null;
  return html`<${Zone} zone="reserved-${seat}" title="Reserved" className="reserved">
    <div class="row">${cards.map((card) => html`<${Card} key=${card.id} card=${{ ...things.get(card.id), ...card }} />`)}</div>
  </${Zone}>`;
}

function Owed({ seat }) {
  const owed = useTable().view.owed_draws.filter((one) => one.seat === seat);
  return owed.length > 0 && html`<span class="muted">${counted(owed.length, "draw")} owed, of turn ${owed.map(({ turn }) => turn).join(", ")}</span>`;
}

function* marks(about) {
  yield* magic.marks(about);
  const { view, words } = about;
  for (const [of, kind] of Object.entries(view.attached)) yield { of, kind: "place", text: `on ${words.land_card?.[kind] ?? capital(kind)}` };
  for (const { id, level, turn, place, face_up } of view.reserved) {
    const where = place === undefined ? "" : `, number ${place + 1} of the library${face_up ? ", face up" : ""}`;
    yield { of: id, kind: "place", short: "reserved", text: `reserved, level ${level}, turn ${turn}${where}` };
  }
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [
    ...magic.parts,
    { shows: ["middle", "supply", "splendor_used"], at: "middle", draw: Middle },
    { shows: ["stocks", "attached"], at: "plate", draw: Stock },
    { shows: ["reserved"], at: "front", draw: Reserved },
    { shows: ["owed_draws"], at: "plate", draw: Owed },
  ],
  marks,
  elsewhere: ({ reserved }) => reserved.filter(({ place }) => place !== undefined).map(({ id }) => id),
};
