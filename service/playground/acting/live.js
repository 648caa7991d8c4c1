/**
 * What is said aloud: what happened, and what is asked.
 */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { isTelling } from "./rows.js";
import { sentence } from "./words.js";

/** Of a long list only so many are said: the log has them all. */
const MOST_SAID = 8;

/**
 * What to say of the positions that came up.
 *
 * @param {string[]} events in words
 * @param {string} prompt
 * @returns {string}
 */
export function said(events, prompt) {
  const left = events.length - MOST_SAID;
  const more = left > 0 ? [`${left} more in the log`] : [];
  return [...events.slice(0, MOST_SAID), ...more, prompt].filter(Boolean).map(sentence).join(" ");
}

/** What has happened in words, without passes and steps. */
function telling({ events, texts }) {
  return texts.events.filter((_, index) => isTelling(events[index]));
}

/**
 * A live region for a game.
 *
 * @param {{session: import("../session.js").Session, prompt: string}} props
 */
export function Live({ session, prompt }) {
  const [text, setText] = useState("");
  const told = useRef(session.at);
  useEffect(() => {
    const from = told.current < session.at ? told.current + 1 : session.at;
    const fresh = session.positions.slice(from, session.at + 1);
    told.current = session.at;
    setText(said(fresh.flatMap(({ perspective }) => (perspective ? telling(perspective) : [])), prompt));
  }, [session.positions[session.at].state_id]);
  return html`<p class="unseen" role="status" aria-live="polite" data-live>${text}</p>`;
}
