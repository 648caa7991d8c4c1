/** Castle Magic: beside a table of Magic each player's castle, a grid, and the reserve. */

import { html } from "../../vendor/preact.js";
import { Card, Pick } from "../card.js";
import { useTable } from "../context.js";
import { Permanent } from "../field.js";
import { plain } from "../words.js";
import { Zone } from "../zones.js";
import magic from "./magic.js";

/** Spots by rows, the front first, in each from the owner's left. */
function rowsOf(spots) {
  const rows = Map.groupBy(spots, ({ spot }) => spot.split(",")[1]);
  return [...rows.values()];
}

/** A castle as it lies: the front towards the middle, so that the other player's is turned about. */
function Castle({ seat }) {
  const { view } = useTable();
  const turned = view.seat !== seat;
  const lie = (list) => (turned ? list.toReversed() : list);
  const rows = rowsOf(view.castles[seat].spots);
  const heads = html`<div class="castle-row castle-heads">${lie(rows[0]).map(({ spot }) => html`<${Column} seat=${seat} number=${Number(spot.split(",")[0])} />`)}</div>`;
  const lines = lie(rows).map((row) => html`<div class="castle-row">${lie(row).map((spot) => html`<${Spot} key=${spot.spot} seat=${seat} spot=${spot} />`)}</div>`);
  return html`<${Zone} zone="castle-${seat}" title="Castle" quiet className="castle">
    <div class="castle-grid">${turned ? lines : heads} ${turned ? heads : lines}</div>
    <${Asides} seat=${seat} />
  </${Zone}>`;
}

function Column({ seat, number }) {
  const { view } = useTable();
  const attacked = view.attacked_column === number && view.active !== seat;
  return html`<${Pick} id="column:${seat}:${number}" className="column ${attacked ? "attacked" : ""}">
    Column ${number}${attacked ? ", attacked" : ""}
  </${Pick}>`;
}

function Spot({ seat, spot }) {
  const { things, words } = useTable();
  const place = words.spot?.[spot.spot] ?? `spot ${spot.spot}`;
  if (spot.holds === "vacant") {
    return html`<${Pick} id="spot:${seat}:${spot.spot}" className="spot vacant" label=${(usable) => `Vacant, ${place}${usable ? ", can be used" : ""}`} />`;
  }
  return html`<span class="spot">${spot.holds === "active" ? html`<${Permanent} card=${things.get(spot.id)} />` : html`<${Card} card=${spot} />`}</span>`;
}

function Asides({ seat }) {
  const { view } = useTable();
  const { face_down, acted } = view.castles[seat];
  return html`<div class="castle-aside">
    <${Reserve} seat=${seat} />
    ${acted && html`<span class="muted">has taken the castle action</span>`}
    ${face_down && html`<details class="pile"><summary>Own cards face down</summary><ul class="tally">
      ${Object.entries(face_down).map(([key, number]) => html`<li>${number} × ${view.faces[key]?.name ?? plain(key)}</li>`)}
    </ul></details>`}
  </div>`;
}

function Reserve({ seat }) {
  const { reserve } = useTable().view.castles[seat];
  return html`<${Zone} zone="reserve-${seat}" title="Reserve, top first" className="reserve">
    ${reserve.map((card) => html`<${Card} key=${card.id} card=${card} />`)}
  </${Zone}>`;
}

function* marks(about) {
  yield* magic.marks(about);
  for (const { spots } of about.view.castles) {
    for (const { spot, holds, id } of spots) {
      if (holds !== "vacant") yield { of: id, kind: "spot", text: about.words.spot?.[spot] ?? `spot ${spot}` };
      if (holds === "face_down") yield { of: id, kind: "down", short: "down", text: "face down" };
    }
  }
}

/** @type {import("./index.js").Layout} */
export default {
  parts: [...magic.parts, { shows: ["castles", "attacked_column"], at: "front", draw: Castle }],
  marks,
  elsewhere: ({ castles }) => castles.flatMap(({ spots }) => spots.filter(({ holds }) => holds === "active").map(({ id }) => id)),
};
