/** A card that was picked, as one reads it: its text, its states, how it became so. */

import { html } from "../vendor/preact.js";
import { Face } from "./face.js";
import { layoutOf } from "./layouts/index.js";
import { naming, seatName } from "./names.js";
import { keyOf, thingsIn } from "./things.js";
import { useWords } from "./words.js";

/**
 * The large face of a thing of a view; nothing for players, places and cards that the seat does not know.
 * @param {{id: string, view: object, ruleset: string, seats?: {name?: string}[]}} props `id`: by what actions name it
 */
export function Details({ id, view, ruleset, seats }) {
  const words = useWords(ruleset);
  const card = thingsIn(view).get(id);
  const face = card && view.faces?.[keyOf(card)];
  if (!face) return null;
  const called = naming(view, seats);
  const about = { view, words, called, seatName: (seat) => seatName(view, seats, seat) };
  const marks = [...(layoutOf(ruleset).marks?.(about) ?? [])].filter(({ of }) => of === id);
  return html`<div class="details" data-details><${Face} face=${face} card=${card} size="large" marks=${marks} called=${called} /></div>`;
}
