/** How a permanent has become what it is: the walk through the layers. */

import { html } from "../vendor/preact.js";
import { capital, plain } from "./words.js";

/**
 * What is printed, and each step of the walk with what it made of the permanent.
 * @param {{card: object, called: (ref: string) => string}} props
 */
export function Changes({ card, called }) {
  if (!card.changes?.length && !card.printed) return null;
  return html`<div class="changes">
    <b>How it became so</b>
    <ol>
      ${card.printed && html`<li><b>Printed</b> ${valuesIn(card.printed)}</li>`}
      ${(card.changes ?? []).map(
        (step) => html`<li>
          <b title=${step.rule}>Layer ${step.layer}</b> ${step.text} ${" "}<small>${byWhom(step, card, called)}</small>
          <span class="became">${valuesIn(step.became)}</span>
        </li>`,
      )}
    </ol>
  </div>`;
}

function byWhom({ source, ability }, card, called) {
  if (!source) return "by a rule of the game";
  if (source === card.id) return "by itself";
  const name = called(source);
  return `by ${name === source && ability ? plain(ability.split("/")[0]) : name}`;
}

/** Values as a line: `power 1, toughness 1`, `no keywords`. */
function valuesIn({ without = [], ...values }) {
  const told = Object.entries(values).map(([member, value]) => {
    if (Array.isArray(value)) return value.length ? `${plain(member)} ${value.join(", ")}` : `no ${plain(member)}`;
    return `${plain(member)} ${value}`;
  });
  return capital([...told, ...without.map((member) => `no ${member}`)].join(", "));
}
