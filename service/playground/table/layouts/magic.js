/** Tables of Magic: seats, battlefield, stack, combat, what lasts. */

import { html } from "../../vendor/preact.js";
import { Designations, Emblems } from "../command.js";
import { useTable } from "../context.js";
import { Course } from "../course.js";
import { Battlefield } from "../field.js";
import { Combat, combatMarks } from "../combat.js";
import { Delayed, Effects, Lasting, Permissions, Shields, Waiting } from "../lasting.js";
import { Stack } from "../stack.js";
import { Inline } from "../symbols.js";
import { turnedUp } from "../things.js";
import { capital, counted } from "../words.js";
import { Hand, Pile, Stat } from "../zones.js";

const usePlayer = (seat) => useTable().view.seats[seat];

function Numbers({ seat }) {
  const player = usePlayer(seat);
  return html`<${Stat} label="Life" kind="life">${player.life}</${Stat}>
    ${player.poison > 0 && html`<${Stat} label="Poison" kind="poison">${player.poison}</${Stat}>`}
    ${Object.entries(player.counters ?? {}).map(([kind, number]) => html`<${Stat} key=${kind} label=${capital(kind)} kind="counters">${number}</${Stat}>`)}`;
}

/** The mana pool; what may not be spent on everything, and what stays, is told in words. */
function Mana({ seat }) {
  const { mana = [], kept_mana = [], lasting_mana = [] } = usePlayer(seat);
  const symbols = (list) => list.map((one) => `{${one}}`).join("");
  if (!mana.length && !kept_mana.length) return null;
  return html`<${Stat} label="Mana" kind="mana"><${Inline} text=${symbols(mana)} /></${Stat}>
    ${kept_mana.map((one) => html`<span class="muted"><${Inline} text="{${one.mana}} ${one.text}" /></span>`)}
    ${lasting_mana.length > 0 && html`<span class="muted"><${Inline} text=${symbols(lasting_mana)} /> stays until end of turn</span>`}`;
}

function ThisTurn({ seat }) {
  const { lands_played, more_lands, cards_drawn, mulligans } = usePlayer(seat);
  const told = [
    lands_played > 0 && `${counted(lands_played, "land")} played`,
    more_lands > 0 && `${counted(more_lands, "more land")} may be played`,
    cards_drawn > 0 && `${counted(cards_drawn, "card")} drawn`,
    mulligans > 0 && counted(mulligans, "mulligan"),
  ].filter(Boolean);
  return told.length > 0 && html`<span class="muted">${told.join(", ")}</span>`;
}

function Cards({ seat }) {
  const { hand, cards_in_hand } = usePlayer(seat);
  return html`<${Hand} seat=${seat} cards=${hand} count=${cards_in_hand} />`;
}

/** The piles beside a player. Cards of the library that a part of its own shows are left to it. */
function Piles({ seat }) {
  const { view, layout } = useTable();
  const { library = [], graveyard = [], cards_in_library } = view.seats[seat];
  const elsewhere = new Set(layout.elsewhere?.(view) ?? []);
  const known = library.filter(({ id }) => !elsewhere.has(id));
  const exiled = (view.exile ?? []).filter(({ owner }) => owner === seat).map((card) => turnedUp(view, card));
  return html`<${Pile} zone="library-${seat}" title="Library" cards=${known} count=${cards_in_library} order=${placesOf(known)} />
    <${Pile} zone="graveyard-${seat}" title="Graveyard" cards=${graveyard} order="The last one lies on top." />
    ${exiled.length > 0 && html`<${Pile} zone="exile-${seat}" title="Exile" cards=${exiled} />`}`;
}

function placesOf(known) {
  return `From the top: ${known.map(({ name, place }) => `${name} as number ${place + 1}`).join(", ")}.`;
}

/** What is exiled and belongs to nobody. */
function Ownerless() {
  const cards = (useTable().view.exile ?? []).filter(({ owner }) => typeof owner !== "number");
  return cards.length > 0 && html`<${Pile} zone="exile" title="Exile, of nobody" cards=${cards} />`;
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [
    { shows: ["stack"], at: "middle", draw: Stack },
    { shows: ["attackers"], at: "middle", draw: Combat },
    { shows: ["battlefield"], at: "field", draw: Battlefield },
    { shows: ["seats.*.life", "seats.*.poison", "seats.*.counters", "seats.*.lost"], at: "plate", draw: Numbers },
    { shows: ["seats.*.mana", "seats.*.kept_mana", "seats.*.lasting_mana"], at: "plate", draw: Mana },
    { shows: ["seats.*.blessed", "command"], at: "plate", draw: Designations },
    { shows: ["seats.*.library", "seats.*.cards_in_library", "seats.*.graveyard", "exile"], at: "plate", draw: Piles },
    { shows: ["seats.*.lands_played", "seats.*.more_lands", "seats.*.cards_drawn", "seats.*.mulligans"], at: "plate", draw: ThisTurn },
    { shows: ["command"], at: "plate", draw: Emblems },
    { shows: ["seats.*.hand", "seats.*.cards_in_hand"], at: "hand", draw: Cards },
    { shows: ["waiting"], at: "notes", draw: Waiting },
    { shows: ["effects"], at: "notes", draw: Effects },
    { shows: ["shields"], at: "notes", draw: Shields },
    { shows: ["lasting"], at: "notes", draw: Lasting },
    { shows: ["permissions"], at: "notes", draw: Permissions },
    { shows: ["delayed"], at: "notes", draw: Delayed },
    { shows: ["course"], at: "notes", draw: Course },
    { shows: ["exile"], at: "notes", draw: Ownerless },
  ],
  marks: combatMarks,
};
