/**
 * Sharing: a link, or a file, that holds a state or the record of a game.
 *
 * @typedef {{kind: "state"|"record", title: string, document: () => Promise<object>}} Offer
 */

import { Problem } from "../api.js";
import { ProblemBanner } from "../problem.js";
import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Copy } from "./copying.js";
import { dated, save } from "./documents.js";
import { linkTo } from "./links.js";
import { written } from "./syntax.js";

/**
 * A dialog that is open, until it is closed.
 *
 * @param {{warning?: string, offers: Offer[], onClose: () => void}} props
 */
export function Sharing({ warning, offers, onClose }) {
  const dialog = useRef(null);
  const [made, setMade] = useState({});
  useLayoutEffect(() => dialog.current.showModal(), []);
  const run = async (work) => {
    try {
      setMade(await work());
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      setMade({ problem });
    }
  };
  const link = ({ kind, document }) => run(async () => ({ link: await linkTo(kind, await whole(kind, document)), kind }));
  const file = ({ kind, document }) =>
    run(async () => {
      const shared = await whole(kind, document);
      save(`${shared.ruleset}-${kind}.json`, `${await written(shared)}\n`);
      return {};
    });
  return html`
    <dialog ref=${dialog} class="sharing" data-sharing aria-labelledby="share-heading" onClose=${onClose}>
      <h2 id="share-heading">Share</h2>
      ${warning && html`<p class="banner danger"><span>${warning}</span></p>`}
      <ul>
        ${offers.map(
          (offer) => html`<li class="tools">
            <span>${offer.title}</span>
            <button data-make-link=${offer.kind} onClick=${() => link(offer)}>Make a link</button>
            <button data-save=${offer.kind} onClick=${() => file(offer)}>Save as a file</button>
          </li>`,
        )}
      </ul>
      ${made.problem && html`<${ProblemBanner} problem=${made.problem} />`}
      ${made.link &&
      html`<div class="tools">
        <input
          readonly
          data-link
          aria-label=${`Link to the ${made.kind}`}
          value=${made.link}
          onFocus=${(event) => event.target.select()}
        />
        <${Copy} title="Copy the link" text=${() => made.link} hook=${{ "data-copy-link": "" }} />
      </div>`}
      <div class="tools"><button data-share-close onClick=${() => dialog.current.close()}>Close</button></div>
    </dialog>
  `;
}

async function whole(kind, document) {
  const found = await document();
  return kind === "state" ? dated(found) : found;
}
