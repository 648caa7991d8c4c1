/** The calls behind what is done on the page: each as a command for a shell and as a program, to copy. */

import { ROOT, calls } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { Copy } from "./copying.js";
import { asCurl } from "./curl.js";
import { asPython } from "./python.js";

/** The most calls that are shown. */
const MOST_SHOWN = 30;

/** The longest text that is drawn; what is copied is whole. */
const MOST_DRAWN = 4_000;

/** The calls of this page, the latest first. */
export function Calls() {
  const [list, setList] = useState(calls.list);
  useEffect(() => calls.subscribe(() => setList(calls.list)), []);
  return html`<ol>
      ${list
        .slice(-MOST_SHOWN)
        .reverse()
        .map((call) => html`<${Call} key=${call} call=${call} />`)}
    </ol>
    ${list.length > MOST_SHOWN && html`<p class="hint">Earlier ones are not shown.</p>`}`;
}

function Call({ call }) {
  const [open, setOpen] = useState(false);
  const { method, path, status, milliseconds, problem } = call;
  const how = status === 0 && !problem ? "given up" : `${status || "no answer"}, ${milliseconds} ms`;
  return html`<li data-call=${`${method} ${path}`} data-status=${status}>
    <details onToggle=${(event) => setOpen(event.target.open)}>
      <summary><code>${method} ${path}</code> <span class=${status < 400 ? "hint" : "fault"}>${how}</span></summary>
      ${open && html`<${Sample} hook="data-curl" title="curl" text=${asCurl(call, ROOT)} /><${Sample} hook="data-python" title="Python" text=${asPython(call, ROOT)} />`}
    </details>
  </li>`;
}

function Sample({ hook, title, text }) {
  const drawn = text.length > MOST_DRAWN ? `${text.slice(0, MOST_DRAWN)} …` : text;
  return html`<figure>
    <figcaption>${title} <${Copy} title="Copy" hook=${{ [`${hook}-copy`]: "", "aria-label": `Copy as ${title}` }} text=${() => text} /></figcaption>
    <pre ...${{ [hook]: "" }} tabindex="0" aria-label=${title}>${drawn}</pre>
  </figure>`;
}
