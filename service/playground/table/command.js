/** What players are for the rest of the game or for now: emblems, the monarch, the city's blessing. */

import { html } from "../vendor/preact.js";
import { Pick } from "./card.js";
import { useTable } from "./context.js";
import { Inline } from "./symbols.js";
import { Zone } from "./zones.js";

/** The key of what marks the monarch. */
const MONARCH = "@monarch";

/** What a player has in the command zone: what marks the monarch, and the rest. */
function useCommand(seat) {
  const owned = (useTable().view.command ?? []).filter(({ owner }) => owner === seat);
  return Object.groupBy(owned, ({ card }) => (card === MONARCH ? "marks" : "emblems"));
}

/**
 * The monarch and the city's blessing. Their rules are known: what the mark says is read where it is picked.
 * @param {{seat: number}} props
 */
export function Designations({ seat }) {
  const { view } = useTable();
  const { marks = [] } = useCommand(seat);
  return html`${marks.map(
      ({ id, name }) => html`<${Pick} key=${id} id=${id} className="designation"><span aria-hidden="true">♛</span> ${name}</${Pick}>`,
    )}
    ${view.seats[seat].blessed && html`<span class="designation">City's blessing</span>`}`;
}

/**
 * The emblems of a player, each with its text.
 * @param {{seat: number}} props
 */
export function Emblems({ seat }) {
  const { emblems = [] } = useCommand(seat);
  if (!emblems.length) return null;
  return html`<${Zone} zone="command-${seat}" title="Emblems" quiet className="emblems">
    ${emblems.map((emblem) => html`<${Emblem} key=${emblem.id} emblem=${emblem} />`)}
  </${Zone}>`;
}

function Emblem({ emblem: { id, card, name } }) {
  const { view } = useTable();
  const text = (view.faces?.[card]?.text ?? "").replaceAll("\n", " ");
  return html`<${Pick} id=${id} className="emblem">
    <span class="emblem-text"><b>${name}</b> <${Inline} text=${text} /></span>
  </${Pick}>`;
}
