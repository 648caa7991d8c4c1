/** The panel of the calls behind what is done on the page. */

import { html, useState } from "../vendor/preact.js";
import { later } from "./later.js";

const Calls = later(() => import("./call.js").then((loaded) => loaded.Calls));

/** A panel that opens onto the calls. */
export function CallPanel() {
  const [open, setOpen] = useState(false);
  const toggle = (event) => event.target === event.currentTarget && setOpen(event.target.open);
  return html`<details class="calls" data-calls onToggle=${toggle}>
    <summary>The API calls behind this</summary>
    ${open &&
    html`<p class="hint">
        What the page knows, it has been told by these calls, the latest first. Copied, they run as they are, as long as the
        service knows the states that are named by their ids.
      </p>
      <${Calls} />`}
  </details>`;
}
