/** What is checked while somebody types. */

import { Problem } from "../api.js";
import { useEffect, useState } from "../vendor/preact.js";
import { read } from "./syntax.js";

/** How long after the last change a text is checked, in milliseconds; long ones later, by their length. */
const PAUSE = 250;
const CHARACTERS_PER_MILLISECOND = 1_000;

const NOTHING = { faults: [], problem: null };

/**
 * What a text amounts to, some time after each change. An answer about a text that is not the latest is dropped.
 *
 * @template T
 * @param {string} text
 * @param {(value: any, signal: AbortSignal) => Promise<T & {faults: object[]}>} ask about the JSON value of the text
 * @returns {T & {faults: object[], problem: Problem|null, value: any, text: string|null, settled: boolean}} `settled`:
 *   this is about the text as it is
 */
export function useChecked(text, ask) {
  const [found, setFound] = useState({ ...NOTHING, value: undefined, text: null });
  useEffect(() => {
    const asking = new AbortController();
    const check = async () => {
      const { value, fault } = read(text);
      const tell = (told) => !asking.signal.aborted && setFound({ ...NOTHING, ...told, value, text });
      if (fault) return tell({ faults: [fault] });
      try {
        return tell(await ask(value, asking.signal));
      } catch (problem) {
        if (problem.name === "AbortError") return undefined;
        if (!(problem instanceof Problem)) throw problem;
        return tell({ problem });
      }
    };
    const timer = setTimeout(check, PAUSE + text.length / CHARACTERS_PER_MILLISECOND);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return { ...found, settled: found.text === text };
}
