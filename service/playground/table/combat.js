/** Combat: who attacks whom, and who blocks. */

import { html } from "../vendor/preact.js";
import { Chip, Chips } from "./card.js";
import { useTable } from "./context.js";
import { Zone } from "./zones.js";

/** The attackers of Magic. */
export function Combat() {
  const { view } = useTable();
  return html`<${Attacks} attackers=${(view.attackers ?? []).map(({ creature, ...rest }) => ({ ...rest, attacker: creature }))} />`;
}

/**
 * A line for each attacker.
 * @param {{attackers: {attacker: string, defender?: string, blocked?: boolean, blockers?: string[]}[]}} props
 */
export function Attacks({ attackers }) {
  if (!attackers.length) return null;
  return html`<${Zone} zone="combat" title="Combat" className="combat">
    <ul>
      ${attackers.map(
        ({ attacker, defender, blocked, blockers = [] }) => html`<li key=${attacker} class="attack">
          <${Chip} to=${attacker} /> ${defender ? html`<span>attacks</span> <${Chip} to=${defender} />` : html`<span>attacks</span>`}
          ${blockers.length > 0 && html`<span>— blocked by</span> <${Chips} refs=${blockers} />`}
          ${blocked && !blockers.length && html`<span>— blocked, its blockers are gone</span>`}
        </li>`,
      )}
    </ul>
  </${Zone}>`;
}

/** What attackers and blockers bear in Magic. */
export function* combatMarks({ view, called }) {
  for (const { creature, ...rest } of view.attackers ?? []) yield* attackMarks({ attacker: creature, ...rest }, called);
}

/**
 * What an attacker and its blockers bear.
 * @param {{attacker: string, defender?: string, blocked?: boolean, blockers?: string[]}} attack
 * @param {(ref: string) => string} called
 */
export function* attackMarks({ attacker, defender, blocked, blockers = [] }, called) {
  yield { of: attacker, kind: "attack", text: defender ? `attacks ${called(defender)}` : "attacks" };
  if (blocked || blockers.length) yield { of: attacker, kind: "attack", text: "blocked" };
  for (const blocker of blockers) yield { of: blocker, kind: "block", text: `blocks ${called(attacker)}` };
}
