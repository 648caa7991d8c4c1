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
 * @param {T} before what stands for it until it is there; the same at each drawing
 * @param {T} [otherwise] what stands for it where there is none
 * @returns {T|any}
 */
export function useLookUp(path, before, otherwise = before) {
  const [answer, setAnswer] = useState(before);
  useEffect(() => {
    let wanted = true;
    const take = (found) => wanted && setAnswer(found);
    lookUp(path).then(take, () => take(otherwise));
    return () => {
      wanted = false;
    };
  }, [path]);
  return answer;
}
