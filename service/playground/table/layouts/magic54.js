/** Magic 54: hands, mana, creatures, the pile, the damage of a resolution. */

import { html } from "../../vendor/preact.js";
import { Attacks, attackMarks } from "../combat.js";
import { Card, Chip } from "../card.js";
import { useTable } from "../context.js";
import { plain } from "../words.js";
import { Row, Zone } from "../zones.js";
import { handOf, Options, playedCards } from "./playing_cards.js";

const ITEMS = { card: "played", special: "Special", growth: "as Growth" };

function Waiting() {
  const { view, seatName } = useTable();
  const pile = view.pile ?? [];
  if (!pile.length) return null;
  return html`<${Zone} zone="pile" title="Pile, next first" className="stack">
    <ol class="row items">
      ${pile.toReversed().map(
        (item) => html`<li class="item">
          ${item.type !== "special" && html`<${Card} card=${item} />`}
          <span class="about">
            <span>${ITEMS[item.type] ?? plain(item.type)}, ${seatName(item.seat)}</span>
            ${item.type === "special" && html`<span>of <${Chip} to=${item.card} /></span>`} ${item.target && html`<span>→ <${Chip} to=${item.target} /></span>`}
          </span>
        </li>`,
      )}
    </ol>
  </${Zone}>`;
}

function Combat() {
  const { attackers = [], growth = [] } = useTable().view.combat ?? {};
  return html`<${Attacks} attackers=${attackers.map(({ card, ...rest }) => ({ attacker: card, ...rest }))} />
    ${growth.length > 0 &&
    html`<${Zone} zone="growth" title="Growth in this combat"><${Row} cards=${growth.map((card) => ({ card }))} /></${Zone}>`}`;
}

function Resolution() {
  const { effects = [], blows = [] } = useTable().view;
  if (!effects.length && !blows.length) return null;
  return html`<${Zone} zone="resolution" title="Resolution" className="combat">
    <ul>
      ${blows.map(({ source, target, amount }) => html`<li><${Chip} to=${source} /> deals ${amount} damage to <${Chip} to=${target} /></li>`)}
      ${effects.map(({ by, on, to }) => html`<li>
        <${Chip} to=${by} /> ${to ? html`sends the damage on <${Chip} to=${on} /> to <${Chip} to=${to} />` : html`cancels the damage on <${Chip} to=${on} />`}
      </li>`)}
    </ul>
  </${Zone}>`;
}

function Team({ seat }) {
  const { team } = useTable().view.seats[seat];
  return html`<span class="team team-${team}">${team}</span>`;
}

function ManaPlayed() {
  const { mana_played } = useTable().view;
  return mana_played && html`<p class="note muted">A Mana card was played this turn.</p>`;
}

function Searched({ seat }) {
  const { deck } = useTable().view.seats[seat];
  return deck && html`<${Zone} zone="search-${seat}" title="Your deck"><${Row} cards=${deck.map((card) => ({ card }))} /></${Zone}>`;
}

function* marks({ view, called }) {
  for (const { card, ...rest } of view.combat?.attackers ?? []) yield* attackMarks({ attacker: card, ...rest }, called);
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [
    { shows: ["pile"], at: "middle", draw: Waiting },
    { shows: ["combat"], at: "middle", draw: Combat },
    { shows: ["effects", "blows"], at: "middle", draw: Resolution },
    { shows: ["seats.*.creatures"], at: "field", draw: playedCards("creatures", "Creatures") },
    { shows: ["seats.*.mana"], at: "field", draw: playedCards("mana", "Mana") },
    { shows: ["seats.*.team"], at: "plate", draw: Team },
    ...handOf,
    { shows: ["seats.*.deck"], at: "hand", draw: Searched },
    { shows: ["mana_played"], at: "notes", draw: ManaPlayed },
    { shows: ["options"], at: "notes", draw: Options },
  ],
  marks,
};
