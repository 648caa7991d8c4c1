/**
 * Bots at the table: the service chooses and makes their moves, so their cards are never sent.
 */

/** How much a searching bot looks at, by the name of its strength. */
export const STRENGTHS = {
  quick: { samples: 2, max_decisions: 60 },
  steady: { samples: 6, max_decisions: 150 },
  strong: { samples: 16, max_decisions: 300 },
};

/** The pauses before a bot moves, in milliseconds. */
export const PACES = { slow: 2_500, steady: 900, fast: 250, "at once": 0 };

/** One bot's move at a time: the pause before it, and the request for it. */
export class Bots {
  #timer = null;
  #request = null;

  /** @param {(signal: AbortSignal) => Promise<void>} move makes the move of the bot that decides */
  constructor(move) {
    this.#move = move;
  }

  #move;

  /** Whether a move is awaited. */
  get awaited() {
    return this.#timer !== null || this.#request !== null;
  }

  /** Let the bot that decides move, after a pause. */
  await(milliseconds) {
    this.halt();
    this.#timer = setTimeout(() => this.now(), milliseconds);
  }

  /** Let the bot that decides move. */
  async now() {
    this.halt();
    const request = new AbortController();
    this.#request = request;
    try {
      await this.#move(request.signal);
    } finally {
      if (this.#request === request) this.#request = null;
    }
  }

  /** Await no move any more; the answer to a request that is under way is not waited for. */
  halt() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#request?.abort();
    this.#request = null;
  }
}

/** What leads on from a position where a bot decides: the same game, the same moves. */
export function moveOf({ player, strength }, seed, index) {
  const kind = player === "search" ? { kind: "search", ...STRENGTHS[strength ?? "steady"] } : { kind: "random" };
  return { player: kind, seed: mixed(seed, index), auto: "forced" };
}

/** A seed for each position of each game (multiplication by odd numbers is a bijection of 32 bits). */
function mixed(seed, index) {
  return (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed >>> 0, 0x85ebca6b)) >>> 0;
}
