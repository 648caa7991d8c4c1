/** What is being worked on, kept while the page is open, whatever part of it is shown. */

import { written } from "./syntax.js";

/** A card to begin with: small, and it does something. */
const FIRST_CARD = {
  name: "Workbench Wizard",
  cost: "{1}{U}",
  types: ["creature"],
  subtypes: ["Human", "Wizard"],
  power: 1,
  toughness: 3,
  keywords: ["flying"],
  abilities: [{ ability: "triggered", trigger: { when: "enters" }, do: [{ do: "draw", amount: 1 }] }],
};

export const draft = {
  /** @type {string|null} the text of the state; null: nothing has been begun */
  state: null,
  /** @type {string|null} that of the card */
  card: null,
};

/** Put a state on the workbench, in place of what is there. */
export async function lay(state) {
  draft.state = await written(state);
  return draft.state;
}

/** The card that is being written. */
export async function cardText() {
  draft.card ??= await written(FIRST_CARD);
  return draft.card;
}

let last = null;

/** Whether a state from a link is another than the one that came by a link before; that one is on the workbench. */
export function isNew(state) {
  const before = last;
  last = JSON.stringify(state);
  return before !== last;
}
