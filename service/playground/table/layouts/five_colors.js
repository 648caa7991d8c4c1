/** Legend of the Five Colors: provinces with their walls, battles, events, duels. */

import { html } from "../../vendor/preact.js";
import { Card, Chip, Chips, Pick } from "../card.js";
import { useTable } from "../context.js";
import { Permanent } from "../field.js";
import { ManaSymbol } from "../symbols.js";
import { counted } from "../words.js";
import { Pile, Row, Stat, Zone } from "../zones.js";
import magic from "./magic.js";

function Realm({ seat }) {
  const { colour, cards_in_dynasty, dynasty, life_gained } = useTable().view.realms[seat];
  return html`<${Stat} label="Color" kind="color"><${ManaSymbol} code=${colour} /></${Stat}>
    <${Pile} zone="dynasty-${seat}" title="Dynasty deck" cards=${dynasty} count=${cards_in_dynasty} />
    ${life_gained > 0 && html`<span class="muted">${life_gained} life gained</span>`}`;
}

function Provinces({ seat }) {
  const { provinces } = useTable().view.realms[seat];
  return html`<${Zone} zone="provinces-${seat}" title="Provinces" className="provinces">
    <div class="row">${provinces.map((one) => html`<${Province} key=${one.number} seat=${seat} province=${one} />`)}</div>
  </${Zone}>`;
}

function Province({ seat, province: { number, holds, card, walls = [] } }) {
  const { view, things } = useTable();
  const attacked = view.active !== seat && Object.values(view.battles.attackers ?? {}).includes(number);
  const fought = attacked && view.battles.current === number;
  const told = fought ? ", battle" : attacked ? ", attacked" : "";
  return html`<div class="province ${attacked ? "attacked" : ""}">
    <${Pick} id="province:${seat}:${number}" className="province-name">Province ${number}${told}</${Pick}>
    ${card && html`<${Card} card=${card} size="small" />`}
    ${!card && html`<span class="${holds === "face_down" ? "slot back-card" : "slot"}">${holds === "face_down" ? "Face down" : "Empty"}</span>`}
    ${walls.map((id) => html`<${Permanent} key=${id} card=${things.get(id)} />`)}
  </div>`;
}

function Focus({ seat }) {
  const { focus, focus_cards } = useTable().view.realms[seat];
  const hidden = (focus_cards ?? 0) - (focus?.length ?? 0);
  if (!focus_cards) return null;
  return html`<${Zone} zone="focus-${seat}" title="Focus, ${counted(focus_cards, "card")}" className="focus">
    <${Row} cards=${focus ?? []} hidden=${hidden} />
  </${Zone}>`;
}

function Duel() {
  const { legend, challenged } = useTable().view.duel;
  return (
    legend &&
    html`<${Zone} zone="duel" title="Duel" className="combat">
      <p><${Chip} to=${legend} /> against ${challenged && html`<${Chip} to=${challenged} />`}</p>
    </${Zone}>`
  );
}

/** All that is assigned, and the battle that is being fought with its totals. */
function Battles() {
  const { view } = useTable();
  const { stage, attackers = {}, defenders = {}, protections = [], shields = [] } = view.battles;
  const numbers = [...new Set([...Object.values(attackers), ...Object.values(defenders)])].toSorted((a, b) => a - b);
  if (!numbers.length && !stage) return null;
  return html`<${Zone} zone="battle" title="Battles" className="combat">
    ${stage && html`<p class="muted">Part ${stage} of the assignment</p>`}
    <ul>
      ${numbers.map((number) => html`<${Battle} key=${number} number=${number} attackers=${at(attackers, number)} defenders=${at(defenders, number)} />`)}
    </ul>
    ${protections.map(({ creature, quality }) => html`<p><${Chip} to=${creature} /> has used its protection from ${quality}</p>`)}
    ${shields.length > 0 && html`<p>Shields for this battle by <${Chips} refs=${shields} /></p>`}
  </${Zone}>`;
}

function at(assigned, number) {
  return Object.keys(assigned).filter((id) => assigned[id] === number);
}

function Battle({ number, attackers, defenders }) {
  const { battle } = useTable().view;
  const totals = battle?.province === number ? battle : {};
  return html`<li class="attack ${totals.province ? "current" : ""}">
    <b>Province ${number}</b>
    <${Army} title="Attackers" creatures=${attackers} army=${totals.attackers} />
    <${Army} title="Defenders" creatures=${defenders} army=${totals.defenders} />
  </li>`;
}

function Army({ title, creatures, army }) {
  return html`<span class="army">
    ${title} ${army && html`<b class="size">${army.power}/${army.toughness}</b>`} ${creatures.length ? html`<${Chips} refs=${creatures} />` : "nobody"}
    ${army?.toughness_only?.length > 0 && html`<span>; toughness only: <${Chips} refs=${army.toughness_only} /></span>`}
    ${army?.not_counted?.length > 0 && html`<span>; not counted: <${Chips} refs=${army.not_counted} /></span>`}
  </span>`;
}

/** What players have done without a cost, so that it cannot be done again and again. */
function FreeDeeds() {
  const { view, seatName } = useTable();
  const done = (view.repeats.seats ?? []).map(({ deeds = [] }, seat) => ({ seat, deeds })).filter(({ deeds }) => deeds.length);
  if (!done.length) return null;
  return html`<${Zone} zone="repeats" title="Done without a cost" className="note">
    <ul>
      ${done.map(({ seat, deeds }) => html`<li>
        ${seatName(seat)}: ${deeds.map(({ source, target }, place) => html`${place ? "; " : ""}<${Chip} to=${source} />${target && html` on <${Chip} to=${target} />`}`)}
      </li>`)}
    </ul>
  </${Zone}>`;
}

function* marks(about) {
  yield* magic.marks(about);
  const { attackers = {}, defenders = {}, paying = [] } = about.view.battles;
  for (const [of, number] of Object.entries(attackers)) yield { of, kind: "attack", text: `attacks province ${number}` };
  for (const [of, number] of Object.entries(defenders)) yield { of, kind: "block", text: `defends province ${number}` };
  for (const of of paying) yield { of, kind: "place", text: "tapped to pay" };
  for (const [of, turn] of Object.entries(about.view.events.in_play ?? {})) yield { of, kind: "place", short: "event", text: `event of turn ${turn}` };
  const { legend, challenged } = about.view.duel;
  for (const of of [legend, challenged].filter(Boolean)) yield { of, kind: "attack", text: "in the duel" };
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [
    ...magic.parts,
    { shows: ["duel"], at: "middle", draw: Duel },
    { shows: ["battles", "battle", "events"], at: "middle", draw: Battles },
    { shows: ["realms"], at: "plate", draw: Realm },
    { shows: ["realms"], at: "front", draw: Focus },
    { shows: ["realms"], at: "front", draw: Provinces },
    { shows: ["repeats"], at: "notes", draw: FreeDeeds },
  ],
  marks,
  elsewhere: ({ realms }) => realms.flatMap(({ provinces }) => provinces.flatMap(({ walls = [] }) => walls)),
};
