/** Perdure: hands, lands face down, creatures with their enchantments, the spell that is carried out, the match. */

import { html } from "../../vendor/preact.js";
import { Card, Chips } from "../card.js";
import { Attacks, attackMarks } from "../combat.js";
import { useTable } from "../context.js";
import { counted } from "../words.js";
import { Stat, Zone } from "../zones.js";
import { handOf, Options, playedCards } from "./playing_cards.js";

function Spell() {
  const { spell } = useTable().view;
  if (!spell) return null;
  return html`<${Zone} zone="spell" title="Spell" className="stack">
    <div class="item">
      <${Card} card=${spell} size="medium" />
      ${spell.chosen?.length > 0 && html`<span class="about">chosen: <${Chips} refs=${spell.chosen} /></span>`}
    </div>
  </${Zone}>`;
}

function Combat() {
  const attackers = useTable().view.combat?.attackers ?? [];
  return html`<${Attacks} attackers=${attackers.map(({ card, ...rest }) => ({ attacker: card, ...rest }))} />`;
}

function Mana({ seat }) {
  const { floating_mana } = useTable().view.seats[seat];
  return floating_mana > 0 && html`<${Stat} label="Floating mana" kind="mana">${floating_mana}</${Stat}>`;
}

function Score({ seat }) {
  const { match } = useTable().view;
  return html`<${Stat} label="Games won" kind="score">${match.score?.[seat] ?? 0}</${Stat}>`;
}

function Match() {
  const { view, seatName } = useTable();
  const { game = 1, decks = [] } = view.match;
  const decksOf = decks.map((owner, seat) => `${seatName(seat)} plays with ${owner === seat ? "their own deck" : `the deck of ${seatName(owner)}`}`);
  return html`<p class="note muted">
    Game ${game}${decksOf.length > 0 && `; ${decksOf.join(", ")}`}.${view.land_played && " A land was played this turn."}
  </p>`;
}

/** The lands of a seat: face down, so that the other sees how many there are and which are tapped. */
function Lands({ seat }) {
  const { lands = [] } = useTable().view.seats[seat];
  const tapped = lands.filter((land) => land.tapped).length;
  const title = `${counted(lands.length, "land")}, ${tapped === lands.length ? "all" : tapped || "none"} tapped`;
  return (
    lands.length > 0 &&
    html`<${Zone} zone="lands-${seat}" title=${title} className="played">
      <div class="row">
        ${lands.map((land) => (land.card ? html`<${Card} key=${land.card} card=${land} as="land" />` : html`<span class="back-card" data-tapped=${Boolean(land.tapped)}></span>`))}
      </div>
    </${Zone}>`
  );
}

function* marks({ view, called }) {
  for (const { card, ...rest } of view.combat?.attackers ?? []) yield* attackMarks({ attacker: card, ...rest }, called);
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [
    { shows: ["spell"], at: "middle", draw: Spell },
    { shows: ["combat"], at: "middle", draw: Combat },
    { shows: ["seats.*.creatures"], at: "field", draw: playedCards("creatures", "Creatures") },
    { shows: ["seats.*.lands"], at: "field", draw: Lands },
    { shows: ["seats.*.floating_mana"], at: "plate", draw: Mana },
    { shows: ["match"], at: "plate", draw: Score },
    ...handOf,
    { shows: ["match", "land_played"], at: "notes", draw: Match },
    { shows: ["options"], at: "notes", draw: Options },
  ],
  marks,
};
