/** The cards of a list, drawn: part by part, each card once with the number of its copies. */

import { Face } from "../table/face.js";
import { capital, counted, plain } from "../table/words.js";
import { html } from "../vendor/preact.js";

/** @param {{answer: object}} props what the API says of the list */
export function Drawn({ answer }) {
  return partsOf(answer).map(
    ({ title, copies }) => html`<section key=${title} data-part=${title}>
      <h3>${title}: ${counted(Object.values(copies).reduce((sum, number) => sum + number, 0), "card")}</h3>
      <ul class="drawn">
        ${Object.entries(copies).map(
          ([key, number]) => html`<li key=${key} data-drawn=${key}>
            <span class="copies">${number} ×</span>
            <${Face} face=${answer.cards[key]} size="medium" />
          </li>`,
        )}
      </ul>
    </section>`,
  );
}

/** The decks that a seat is told of, or the parts of the card set. */
function partsOf({ seat, options }) {
  return Object.entries({ ...seat, ...options.card_set })
    .filter(([, copies]) => typeof copies === "object")
    .map(([name, copies]) => ({ title: capital(plain(name)).replace(/(?<=[a-z])(?=\d)/, " "), copies }));
}
