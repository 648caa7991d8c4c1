/**
 * The game of this page, remembered by the browser, so that a reload loses nothing.
 *
 * What is remembered are the requests that made it and the ids of its states; of the cards only what the requests
 * themselves name.
 *
 * @typedef {{origin: object, nodes: object[], title: string, seats: object[], open: boolean, at: number,
 *   viewer: number, pace: string}} Memory
 */

const KEY = "headjudge.game";

/** Remember a session and its line of play. */
export function remember(session, line) {
  const { title, seats, open, at, viewer, pace } = session;
  const nodes = line.nodes.map(({ seen, ...node }) => node);
  const memory = JSON.stringify({ origin: line.origin, nodes, title, seats, open, at, viewer, pace });
  for (const storage of storages()) {
    try {
      storage.setItem(KEY, memory);
    } catch {
      // full, or forbidden by the browser: then a reload begins anew
    }
  }
}

/** What is remembered in this tab, or else in this browser; null: nothing. */
export function remembered() {
  for (const storage of storages()) {
    try {
      const memory = JSON.parse(storage.getItem(KEY));
      if (memory) return memory;
    } catch {
      // what can't be read is as if it weren't there
    }
  }
  return null;
}

/** Remember nothing. */
export function forget() {
  for (const storage of storages()) {
    try {
      storage.removeItem(KEY);
    } catch {
      // nothing was remembered
    }
  }
}

function storages() {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
