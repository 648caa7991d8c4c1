/** A ruleset without a description: each player's side, and the rest in the middle, as the view has it. */

import { html } from "../../vendor/preact.js";
import { useTable } from "../context.js";
import { Members, without } from "../walk.js";

function Everything({ seat }) {
  const { view } = useTable();
  return html`<${Members} value=${without(view.seats[seat], ["name"])} />`;
}

/** @type {import("./index.js").Layout} */
export default { parts: [{ shows: ["seats"], at: "field", draw: Everything }] };
