/**
 * Lists, from files and to the API.
 */

import { call, Problem } from "../api.js";
import { useEffect, useState } from "../vendor/preact.js";

/** How long after the last change a list is read, in milliseconds. */
const PAUSE = 250;
/** The most bytes that a character has in a file. */
const BYTES = 4;

const NOTHING = { answer: null, problem: null, unread: null };

/**
 * What the API says of a list, once nothing has changed for a moment.
 *
 * @param {string} ruleset
 * @param {string} text
 * @param {{deck_characters?: number}|null} limits what the service takes; null: that is still asked for
 * @returns {{answer: object|null, problem: Problem|null, unread: string|null, settled: boolean, again: () => void}}
 *   `unread`: why it cannot be read as a list; `settled`: this is about the text as it is
 */
export function useRead(ruleset, text, limits) {
  const [found, setFound] = useState({ ...NOTHING, text: "" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (limits === null) return undefined;
    const asking = new AbortController();
    const tell = (told) => !asking.signal.aborted && setFound({ ...NOTHING, ...told, text });
    const ask = async () => {
      const unread = tooLong(text, limits);
      if (unread || text.trim() === "") return tell({ unread });
      try {
        return tell({ answer: await call("POST", "/v1/decks/checks", { ruleset, text }, { signal: asking.signal }) });
      } catch (problem) {
        if (problem.name === "AbortError") return undefined;
        if (!(problem instanceof Problem)) throw problem;
        const why = problem.errors?.find(({ pointer }) => pointer === "/text");
        return tell(why ? { unread: `This cannot be read as a list: ${why.message}.` } : { problem });
      }
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [ruleset, text, limits, tries]);
  return { ...found, settled: found.text === text, again: () => setTries(tries + 1) };
}

/**
 * The text of a file: in UTF-8, or else as older programs for Windows write it.
 *
 * @param {File} file
 * @param {{deck_characters?: number}|null} limits
 * @returns {Promise<{text: string}|{fault: string}>} `fault`: why it is not taken
 */
export async function textOf(file, limits) {
  if (file.size > BYTES * (limits?.deck_characters ?? Infinity)) return { fault: `${file.name} is too large for a deck list.` };
  try {
    const bytes = await file.arrayBuffer();
    return { text: decoded(bytes) };
  } catch {
    return { fault: `The browser cannot read ${file.name}.` };
  }
}

function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function tooLong(text, { deck_characters: most = Infinity }) {
  const number = text.length > most ? [...text].length : 0;
  if (number <= most) return null;
  const [said, allowed] = [number, most].map((count) => count.toLocaleString("en"));
  return `This is too long for a list: it has ${said} characters, and at most ${allowed} are read.`;
}
