/**
 * The game of this page, remembered by the browser, so that a reload loses nothing: the requests that made it, the ids
 * of its states, and what those who looked were told on the way.
 *
 * @typedef {{origin: object, nodes: object[], title: string, seats: object[], open: boolean, at: number,
 *   viewer: number, pace: string, paused: boolean}} Memory
 */

const KEY = "headjudge.game";

/** Remember a game, in this tab and for others. */
export function remember(memory) {
  const text = JSON.stringify(memory);
  each((storage) => storage.setItem(KEY, text));
}

/** What is remembered in this tab, or else in this browser; null: nothing. */
export function remembered() {
  const [memory] = each((storage) => JSON.parse(storage.getItem(KEY))).filter(Boolean);
  return memory ?? null;
}

/** Do something with each store that the browser lets us use; one that is full or damaged is passed over. */
function each(work) {
  return ["sessionStorage", "localStorage"].flatMap((name) => {
    try {
      return [work(globalThis[name])];
    } catch {
      return [];
    }
  });
}
