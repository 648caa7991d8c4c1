/**
 * Between two persons at one screen: nothing of what either sees is on the page.
 */

import { html, useEffect, useRef } from "./vendor/preact.js";

/**
 * @param {{session: import("./session.js").Session}} props
 */
export function Curtain({ session }) {
  const button = useRef(null);
  useEffect(() => button.current?.focus(), [session.curtain]);
  const { name } = session.seats[session.curtain];
  return html`<main class="curtain" data-screen="game" data-at=${session.at} data-curtain=${session.curtain}>
    <h1>${name} decides</h1>
    <p>The other players look away. What ${name} sees is behind this curtain.</p>
    <button ref=${button} class="chief" data-lift disabled=${session.busy} onClick=${() => session.lift()}>
      I am ${name}: show my side
    </button>
    ${session.can(-1) &&
    html`<button data-undo disabled=${session.busy} onClick=${() => session.undo()}>Take the last decision back</button>`}
  </main>`;
}
