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

/**
 * Extend a line by what a bot chooses. Where a search is too much work for the service, it is made with less to look at.
 *
 * @param {import("./line.js").Line} line
 * @param {number} at the index of the node where it decides
 * @param {{player: "random"|"search", strength?: string}} seat
 * @param {{seats: number[], signal: AbortSignal, onLess: () => void}} how `seats`: who may see what comes of it;
 *   `onLess` is called before it chooses again
 */
export async function choose(line, at, { player, strength }, { seats, signal, onLess }) {
  let bot = player === "search" ? { kind: "search", ...STRENGTHS[strength ?? "medium"] } : { kind: "random" };
  const seed = line.origin.create?.seed ?? 0;
  for (;;) {
    try {
      await line.extend(at, { player: bot, seed, auto: "forced" }, seats, { by: line.nodes[at].seat, signal });
      return;
    } catch (problem) {
      if (bot.kind === "random" || !isTooMuch(problem)) throw problem;
      bot = lighter(bot);
      onLess();
    }
  }
}

function lighter({ kind, samples, max_decisions }) {
  if (samples > 1) return { kind, samples: Math.ceil(samples / 2), max_decisions };
  if (max_decisions > FEWEST_DECISIONS) return { kind, samples, max_decisions: Math.ceil(max_decisions / 2) };
  return { kind: "random" };
}

function isTooMuch({ kind, errors }) {
  return kind === "took-too-long" || (errors?.some(({ pointer }) => pointer.startsWith("/player")) ?? false);
}
