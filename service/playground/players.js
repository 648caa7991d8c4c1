/**
 * The bots that may sit at a table, as `POST /v1/moves` takes them.
 */

/** How much a searching bot looks at, by the name of its strength. */
export const STRENGTHS = {
  quick: { samples: 2, max_decisions: 60 },
  steady: { samples: 6, max_decisions: 150 },
  strong: { samples: 16, max_decisions: 300 },
};

/** The player of a seat as the API takes it. */
export function playerOf({ player, strength }) {
  return player === "search" ? { kind: "search", ...STRENGTHS[strength ?? "steady"] } : { kind: "random" };
}

/** The chance of a bot at one of its moves: the same game, the same move. */
export function botSeed(seed, index) {
  return (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed % 0x100000000 | 0, 0x85ebca6b)) >>> 0;
}
