/**
 * What the API tells of a ruleset, for those who draw.
 */

import { lookUp } from "./api.js";
import { useEffect, useState } from "./vendor/preact.js";

/**
 * The answer to a GET that stays the same as long as the page is open.
 *
 * @template T
 * @param {string} path
 * @param {T} before what stands for it until it is there, and where there is none; the same at each drawing
 * @returns {T|any}
 */
export function useLookUp(path, before) {
  const [answer, setAnswer] = useState(before);
  useEffect(() => {
    let wanted = true;
    const take = (found) => wanted && setAnswer(found);
    lookUp(path).then(take, () => take(before));
    return () => {
      wanted = false;
    };
  }, [path]);
  return answer;
}
