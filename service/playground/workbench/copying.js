/** A button that copies a text. */

import { html, useState } from "../vendor/preact.js";

/** How long the button says that it is done, in milliseconds. */
const SAID = 2_000;

/**
 * @param {{text: () => string, title: string, hook?: object}} props `hook` are attributes for the button
 */
export function Copy({ text, title, hook }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    setSaid((await copied(text())) ? "Copied" : "The browser does not let this page copy; mark the text and copy it");
    setTimeout(() => setSaid(""), SAID);
  };
  return html`<button ...${hook} onClick=${copy}>${title}</button> <span class="hint" role="status">${said}</span>`;
}

/** Copy a text: by the clipboard of the browser, or where it has none, as on pages without encryption, from a field. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
