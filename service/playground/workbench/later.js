/** Parts of the page that are loaded when they are first shown. */

import { html, useEffect, useState } from "../vendor/preact.js";

/**
 * A component in place of one whose module is loaded when it is drawn for the first time.
 *
 * @param {() => Promise<Function>} load
 * @returns {Function}
 */
export function later(load) {
  let loaded = null;
  return function Later(props) {
    const [, again] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          again((count) => count + 1);
        },
        () => setFailed(true),
      );
    }, []);
    if (loaded) return html`<${loaded} ...${props} />`;
    if (failed) return html`<p class="fault" role="alert">This part of the page could not be loaded. Load the page again.</p>`;
    return html`<p class="loading" role="status">One moment …</p>`;
  };
}
