/**
 * While others decide at a table: for how long they may stay away, and what one may do then.
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { span } from "./words.js";

/** How often the time is told anew, in milliseconds. */
const TICK = 1_000;

/** So long before it is due it is told that it will be, in seconds. */
const SOON = 3_600;

/** @param {{session: import("./session.js").TableSession}} props */
export function Meanwhile({ session }) {
  const { due } = session;
  const [, again] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => again((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null || session.awaited === null) return null;
  const left = Math.ceil((due - performance.now()) / 1_000);
  const { name } = session.seats[session.awaited];
  if (left > SOON) return null;
  if (left > 0) return html`<p class="hint away" data-away>${name} has ${span(left)} left to come back; then you may end the game.</p>`;
  return html`<div class="banner" data-due>
    <p><strong>${name} has been away for too long.</strong> You may end the game: ${name} then concedes. Or wait on.</p>
    <${Claim} session=${session} name=${name} />
  </div>`;
}

function Claim({ session, name }) {
  const [asking, setAsking] = useState(false);
  return html`<button type="button" data-claim disabled=${session.busy} onClick=${() => setAsking(true)}>End the game …</button>
    ${asking && html`<${Question} session=${session} name=${name} onClose=${() => setAsking(false)} />`}`;
}

function Question({ session, name, onClose }) {
  const dialog = useRef(null);
  useLayoutEffect(() => dialog.current.showModal(), []);
  const claim = () => {
    dialog.current.close();
    session.claim();
  };
  return html`<dialog ref=${dialog} aria-labelledby="claim-heading" onClose=${onClose}>
    <h2 id="claim-heading">End the game for ${name}?</h2>
    <p>${name} concedes, as by their own hand. It cannot be taken back.</p>
    <p class="answers">
      <button type="button" autofocus onClick=${() => dialog.current.close()}>Wait on</button>
      <button type="button" class="danger" data-claim-now onClick=${claim}>End the game</button>
    </p>
  </dialog>`;
}
