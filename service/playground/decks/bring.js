/**
 * Bringing a deck: a list as people have it, in place of what a game ships. The API reads it.
 *
 * @typedef {{text: string, answer: object}} List the list, and what the API says of it
 */

import { given } from "../forms.js";
import { plain } from "../table/words.js";
import { html, useRef, useState } from "../vendor/preact.js";
import { later } from "../workbench/later.js";

const ListDialog = later(() => import("./dialog.js").then((loaded) => loaded.ListDialog));

/** Whether each seat of a game brings a list. */
export function seatsBring({ options }) {
  return hasOption(options, "cards") && !allBring({ options });
}

/** Whether one list is for all seats of a game: its card set. */
export function allBring({ options }) {
  return hasOption(options, "card_set");
}

/**
 * Whether a list stands in place of an option: of what it tells itself, and of the shipped deck.
 *
 * @param {List|null|undefined} list
 * @param {{name: string}} option
 */
export function isBrought(list, { name }) {
  if (!list) return false;
  return name === "deck" || name in list.answer.seat || (name === "card_set" && name in list.answer.options);
}

/**
 * What a seat is told: what was entered for it, and what its list tells in place of that.
 *
 * @param {object} ruleset
 * @param {object} entered by name
 * @param {List|null} list
 */
export function broughtTo({ seat_options: options }, entered, list) {
  return { ...given(options.filter((option) => !isBrought(list, option)), entered), ...list?.answer.seat };
}

/**
 * The options of a new game with what lists bring: a card set, and each card of the pool once, after the cards that are
 * there already. Where these are no list they stay as they are: the API says what is wrong with them.
 *
 * @param {object} options
 * @param {(List|null|undefined)[]} lists
 */
export function withLists(options, lists) {
  const brought = lists.filter(Boolean).map(({ answer }) => answer.options);
  const own = options.cards ?? [];
  const all = Object.assign({}, options, ...brought);
  if (!Array.isArray(own)) return { ...all, cards: own };
  const written = [...own, ...brought.flatMap(({ cards = [] }) => cards)].map((card) => JSON.stringify(card));
  return { ...all, ...(written.length > 0 && { cards: [...new Set(written)].map((card) => JSON.parse(card)) }) };
}

/**
 * A button that leads to the list, and what was brought.
 *
 * @param {object} props
 * @param {object} props.ruleset what the API tells of it
 * @param {string} props.what what the list is: a `deck`, a `card set`
 * @param {string} [props.whose] whose it is, where several bring one
 * @param {List|null} props.list
 * @param {{message: string}[]} props.faults what the game has against it
 * @param {(list: List|null) => void} props.onBring
 */
export function Bring({ ruleset, what, whose, list, faults, onBring }) {
  const [open, setOpen] = useState(false);
  const opener = useRef(null);
  const leave = () => {
    onBring(null);
    opener.current.focus();
  };
  const take = (taken) => {
    onBring(taken);
    setOpen(false);
  };
  const unseen = whose && html`<span class="unseen"> of ${whose}</span>`;
  return html`<div class="field bring" data-bring>
    <span role="status" data-brought>${list && summary(list.answer, what)}</span>
    <div class="tools">
      <button type="button" ref=${opener} data-bring-open onClick=${() => setOpen(true)}>
        ${list ? `Look at the ${what} …` : `Bring a ${what} …`}${unseen}
      </button>
      ${list && html`<button type="button" data-bring-leave onClick=${leave}>Take it away${unseen}</button>`}
    </div>
    <span class="fault" role="alert">${faults.map(({ message }) => message).join("; ")}</span>
    ${open &&
    html`<${ListDialog} ruleset=${ruleset} what=${what} text=${list?.text ?? ""} onTake=${take} onClose=${() => setOpen(false)} />`}
  </div>`;
}

function summary({ seat, lines }, what) {
  const played = lines.filter(({ card }) => card !== undefined);
  const cards = played.reduce((sum, { copies }) => sum + copies, 0);
  const different = new Set(played.map(({ card }) => card)).size;
  const colour = seat.colour ? `, colour ${plain(seat.colour)}` : "";
  return `A ${what} of one's own: ${cards} cards, ${different} different${colour}.`;
}

function hasOption(options, wanted) {
  return options.some(({ name }) => name === wanted);
}
