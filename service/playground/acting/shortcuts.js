/**
 * The dialog that shows the keys.
 */

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { characters, KEYS } from "./keys.js";

/** @param {{onClose: () => void}} props */
export function Shortcuts({ onClose }) {
  const dialog = useRef(null);
  const [on, setOn] = useState(characters.on);
  useLayoutEffect(() => dialog.current.showModal(), []);
  const turn = ({ target }) => {
    characters.on = target.checked;
    setOn(target.checked);
  };
  return html`<dialog ref=${dialog} class="shortcuts" data-shortcuts aria-labelledby="keys-heading" onClose=${onClose}>
    <header>
      <h2 id="keys-heading">Keys</h2>
      <button type="button" class="close" onClick=${() => dialog.current.close()}>Close</button>
    </header>
    <dl>
      ${KEYS.map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
    </dl>
    <label class="check"><input type="checkbox" checked=${on} onChange=${turn} /> Single characters are shortcuts</label>
  </dialog>`;
}
