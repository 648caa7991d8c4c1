/**
 * Conceding, which asks back.
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";

/**
 * @param {{session: import("../session.js").Session, over: boolean}} props `over`: the game is
 */
export function Concede({ session, over }) {
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [session.viewer, over]);
  if (over || session.seats[session.viewer]?.player !== "person") return null;
  return html`<button type="button" class="quiet" data-concede onClick=${() => setAsking(true)}>Concede …</button>
    ${asking && html`<${Question} session=${session} onClose=${() => setAsking(false)} />`}`;
}

function Question({ session, onClose }) {
  const dialog = useRef(null);
  useLayoutEffect(() => dialog.current.showModal(), []);
  const concede = () => {
    dialog.current.close();
    session.act({ type: "concede", seat: session.viewer });
  };
  return html`<dialog ref=${dialog} aria-labelledby="concede-heading" onClose=${onClose}>
    <h2 id="concede-heading">Concede the game?</h2>
    <p>You lose it at once. ${session.takesBack ? "Undo takes it back." : "It cannot be taken back."}</p>
    <p class="answers">
      <button type="button" autofocus onClick=${() => dialog.current.close()}>Play on</button>
      <button type="button" class="danger" data-concede-now onClick=${concede}>Concede</button>
    </p>
  </dialog>`;
}
