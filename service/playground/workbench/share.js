/** Buttons that open the dialog for sharing. */

import { Problem } from "../api.js";
import { html, useState } from "../vendor/preact.js";
import { later } from "./later.js";

const Sharing = later(() => import("./sharing.js").then((loaded) => loaded.Sharing));

const WARNING =
  "The game is not over, and both hold everything: all hands, all libraries in their order, and the chance that is " +
  "still to come.";

/**
 * Share the game that is open: the position that is shown, or the record.
 *
 * @param {{session: import("../session.js").Session, title?: string, game?: boolean}} props `game`: only the record,
 *   where there is one
 */
export function ShareButton({ session, title, game = false }) {
  const position = { kind: "state", title: `Position ${session.at + 1}`, document: () => session.state() };
  const record = { kind: "record", title: "The whole game", document: async () => (await session.record()) ?? noRecord() };
  return html`<${Share}
    title=${title}
    warning=${session.free || session.over ? null : WARNING}
    offers=${game && session.created ? [record] : [position, record]}
  />`;
}

/**
 * Share a state that is known in full.
 *
 * @param {{state: object|null}} props null: there is none to share
 */
export function ShareState({ state }) {
  return html`<${Share}
    disabled=${state === null}
    offers=${[{ kind: "state", title: "This position", document: async () => state }]}
  />`;
}

function Share({ title = "Share", disabled = false, warning, offers }) {
  const [open, setOpen] = useState(false);
  return html`<button data-share disabled=${disabled} onClick=${() => setOpen(true)}>${title}</button>
    ${open && html`<${Sharing} warning=${warning} offers=${offers} onClose=${() => setOpen(false)} />`}`;
}

function noRecord() {
  throw new Problem({
    type: "/problems/no-record",
    title: "There is no record",
    status: 0,
    detail: "This game began at a position, not as a new game, so it has no record. Share the position instead.",
  });
}
