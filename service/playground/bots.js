/**
 * Bots at the table: the service chooses and makes their moves, so their cards are never sent.
 */

/** About how long a searching bot takes at most, as the service sees to it that is told no budget; in milliseconds. */
export const SEARCH = 2_000;

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
 * Extend a line by what a bot chooses. Where a search is too much work for the service at the moment, the bot looks one
 * step ahead instead.
 *
 * @param {import("./line.js").Line} line
 * @param {number} at the index of the node where it decides
 * @param {import("./seats.js").Seat} seat
 * @param {{seats: number[], auto: object, signal: AbortSignal, onLess: () => void}} how `seats`: who may see what comes
 *   of it; `auto`: how others are passed for after it; `onLess` is called before it chooses again
 */
export async function choose(line, at, { player: kind }, { seats, auto, signal, onLess }) {
  const seed = line.origin.create?.seed ?? 0;
  const move = (player) =>
    line.extend(at, { player, seed, auto }, seats, { by: line.nodes[at].seat, signal });
  const ways = kind === "search" ? [{ kind }, { kind: "greedy" }] : [{ kind }];
  for (const [tried, player] of ways.entries()) {
    try {
      await move(player);
      return;
    } catch (problem) {
      if (tried === ways.length - 1 || !isTooMuch(problem)) throw problem;
      onLess();
    }
  }
}

function isTooMuch({ kind, errors }) {
  return kind === "took-too-long" || (errors?.some(({ pointer }) => pointer.startsWith("/player")) ?? false);
}
