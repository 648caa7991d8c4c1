/** What tables with playing cards have in common. */

import { html } from "../../vendor/preact.js";
import { Card } from "../card.js";
import { useTable } from "../context.js";
import { isEmpty, Members } from "../walk.js";
import { Hand, Pile, Stat, Zone } from "../zones.js";

function Cards({ seat }) {
  const { hand = [], hand_count } = useTable().view.seats[seat];
  return html`<${Hand} seat=${seat} cards=${hand.map((card) => ({ card }))} count=${hand_count} />`;
}

function Numbers({ seat }) {
  const { life, deck_count, discard = [] } = useTable().view.seats[seat];
  return html`${life !== undefined && html`<${Stat} label="Life" kind="life">${life}</${Stat}>`}
    <${Pile} zone="deck-${seat}" title="Deck" count=${deck_count} />
    <${Pile} zone="discard-${seat}" title="Discard pile" cards=${discard.map((card) => ({ card }))} order="The last one lies on top." />`;
}

/** Hand, deck and discard pile. */
export const handOf = [
  { shows: ["seats.*.hand", "seats.*.hand_count"], at: "hand", draw: Cards },
  { shows: ["seats.*.life", "seats.*.deck_count", "seats.*.discard"], at: "plate", draw: Numbers },
];

/**
 * A part for cards that a player has in play.
 * @param {string} member of the view's seats
 * @param {string} title
 */
export function playedCards(member, title) {
  return function Played({ seat }) {
    const cards = useTable().view.seats[seat][member] ?? [];
    return (
      cards.length > 0 &&
      html`<${Zone} zone="${member}-${seat}" title=${title} className="played">
        <div class="row">${cards.map((entry) => html`<${Attached} key=${entry.card} entry=${entry} />`)}</div>
      </${Zone}>`
    );
  };
}

/**
 * A playing card with its enchantments.
 * @param {{entry: object}} props
 */
export function Attached({ entry }) {
  const { enchantments = [] } = entry;
  if (!enchantments.length) return html`<${Card} card=${entry} />`;
  return html`<span class="with-attached">
    <${Card} card=${entry} />
    ${enchantments.map((card) => html`<${Card} key=${card} card=${{ card, attached_to: entry.card }} strip />`)}
  </span>`;
}

/** What was agreed on, where it is not the usual. */
export function Options() {
  const { options } = useTable().view;
  return isEmpty(options) ? null : html`<div class="note"><${Members} value=${{ options }} /></div>`;
}
