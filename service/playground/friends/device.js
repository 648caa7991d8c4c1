/**
 * Going on at another device: the link that stands for a seat.
 */

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Copy } from "../workbench/copying.js";
import { seatAt } from "./links.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function DeviceButton({ session }) {
  const [open, setOpen] = useState(false);
  if (session.over) return null;
  return html`<button type="button" data-device onClick=${() => setOpen(true)}>Another device …</button>
    ${open && html`<${Device} session=${session} onClose=${() => setOpen(false)} />`}`;
}

function Device({ session: { kept }, onClose }) {
  const dialog = useRef(null);
  useLayoutEffect(() => dialog.current.showModal(), []);
  const link = seatAt(kept.table, kept.token);
  return html`<dialog ref=${dialog} class="device" data-device-dialog aria-labelledby="device-heading" onClose=${onClose}>
    <h2 id="device-heading">Go on at another device</h2>
    <p class="banner danger"><span>This link is your seat: whoever has it sees your cards and plays for you. Send it to nobody but yourself.</span></p>
    <p>Open it there, and go on. Here the game stays open, too.</p>
    <div class="tools">
      <input readonly data-seat-link aria-label="Link to your seat" value=${link} onFocus=${({ target }) => target.select()} />
      <${Copy} title="Copy the link" text=${() => link} hook=${{ "data-copy-seat": "" }} />
    </div>
    <div class="tools"><button type="button" data-device-close onClick=${() => dialog.current.close()}>Close</button></div>
  </dialog>`;
}
