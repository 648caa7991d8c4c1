/**
 * What goes wrong at tables, in words of players.
 */

const WORDS = {
  "stale-step": () => [
    "Something has happened in the meantime",
    "What you chose was not done. Look at the table, then decide again.",
  ],
  "not-your-decision": () => ["It is somebody else's turn to decide", "Nothing has changed."],
  "table-not-playing": () => ["The game has not begun", "It begins when the last seat is taken."],
  "game-over": () => ["The game is over", "Nothing more can be done in it."],
  "not-due": () => ["It is too early for that", "Whoever has to decide still has time."],
  "invitation-refused": () => [
    "This seat is taken",
    "A link seats one person, once. Whoever sent it may have another one for you, or begin a new game.",
  ],
  "unknown-table": () => [
    "This table is gone",
    "Nobody has played at it for too long, or the service has lost it. The game cannot be gone on with.",
  ],
  "token-refused": () => ["You do not sit at this table", "Its seats are others', or the link to your seat is broken."],
  "tables-unavailable": ({ reason }) => UNAVAILABLE[reason] ?? UNAVAILABLE.down,
  "rate-limited": () => ["Too many games were begun from here", "Wait a while, or go on with one of those."],
};

const UNAVAILABLE = {
  off: ["There are no games by a link here", "Whoever runs this service has switched them off."],
  full: ["There is no room for another game", "Games that are under way go on. Try again later."],
  down: ["The table cannot be reached", "The game is kept: it goes on as soon as it can be reached again."],
  newer: ["The table cannot be reached", "It goes on at a newer version of this service, in a moment."],
};

/**
 * A problem with a table as players understand it.
 *
 * @param {import("../api.js").Problem} problem
 * @returns {import("../api.js").Problem} the same, in other words
 */
export function inWords(problem) {
  const [title, detail] = WORDS[problem.kind]?.(problem) ?? [problem.title, problem.detail];
  return Object.assign(problem, { title, detail, message: detail ?? title });
}

/** Whether a problem says that there is nothing to go on with: no table, or no seat of ours. */
export function isGone({ kind, reason }) {
  return kind === "unknown-table" || (kind === "token-refused" && reason === "no-seat");
}

/**
 * A span of time, as people say it.
 *
 * @param {number} seconds
 * @returns {string}
 */
export function span(seconds) {
  const [size, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS.at(-1);
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const UNITS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
];
