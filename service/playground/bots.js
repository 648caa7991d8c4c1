/**
 * Bots at the table: the service chooses and makes their moves, so their cards are never sent.
 */

/** How much a searching bot looks at, by the name of its strength. */
export const STRENGTHS = {
  weak: { samples: 1, max_decisions: 40 },
  medium: { samples: 3, max_decisions: 60 },
  strong: { samples: 8, max_decisions: 120 },
};

/** A search that follows games for fewer decisions than this is no better than chance. */
const FEWEST_DECISIONS = 10;

/** The pauses before a bot moves, in milliseconds. */
export const PACES = { slow: 2_500, steady: 900, fast: 250, "at once": 0 };

/** One bot's move at a time: the pause before it, and the request for it. */
export class Bots {
  #move;
  #timer = null;
  #request = null;

  /** @param {(signal: AbortSignal) => Promise<void>} move makes the move of the bot that decides */
  constructor(move) {
    this.#move = move;
  }

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

/** The bot of a seat, as the API takes it. */
export function playerOf({ player, strength }) {
  return player === "search" ? { kind: "search", ...STRENGTHS[strength ?? "medium"] } : { kind: "random" };
}

/**
 * A bot that has less to look at, where the service has refused one as too much work; null: there is none.
 *
 * @param {{kind: "random"}|{kind: "search", samples: number, max_decisions: number}} player
 */
export function lighter({ kind, samples, max_decisions }) {
  if (kind === "random") return null;
  if (samples > 1) return { kind, samples: Math.ceil(samples / 2), max_decisions };
  if (max_decisions > FEWEST_DECISIONS) return { kind, samples, max_decisions: Math.ceil(max_decisions / 2) };
  return { kind: "random" };
}

/** Whether a move was refused because it takes too much work. */
export function isTooMuch({ kind, errors }) {
  return kind === "took-too-long" || (errors?.some(({ pointer }) => pointer.startsWith("/player")) ?? false);
}
