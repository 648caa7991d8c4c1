/**
 * Requests about tables, and what comes with them.
 */

import { call } from "../api.js";

/** The longest wait for news that is asked for, in seconds; the service answers earlier where it does not wait so long. */
const WAIT = 20;

/** 32 random bytes: the token of a seat, or what is as hard to guess. */
export function secret() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What anybody may see of a table, while seats are free. */
export function lookAt(table) {
  return call("GET", path(table));
}

/**
 * A table as a seat sees it.
 *
 * @param {import("./kept.js").Kept} seat
 * @param {{since?: number, step?: number, signal?: AbortSignal}} [how] `since`: the step after which it is told what
 *   happened; `step`: the one that was seen last: the answer comes as soon as there is a later one
 * @returns {Promise<object|null>} null: nothing has happened for as long as the service waits
 */
export function look({ table, token }, { since, step, signal } = {}) {
  const asked = new URLSearchParams({ include: "texts" });
  if (since !== undefined) asked.set("since", since);
  if (step !== undefined) asked.set("wait", WAIT);
  return call("GET", `${path(table)}?${asked}`, undefined, { token, step, signal });
}

/** What a seat does at a table: `adjudications`, `moves`, `verdicts` or `claims`. */
export function tell({ table, token }, what, body) {
  return call("POST", `${path(table)}/${what}`, body, { token });
}

/** Create a table, and take a seat there. */
export function createTable(ruleset, token, body) {
  return call("POST", `/v1/rulesets/${ruleset}/tables`, body, { token });
}

/** Take the seat that an invitation leads to; `seat` is what is told of whoever takes it. */
export function takeSeat(table, token, invitation, seat) {
  return call("POST", `${path(table)}/seats`, { invitation, seat }, { token });
}

/** The record of a game that is over. */
export function recordOf(table) {
  return call("GET", `${path(table)}/record`);
}

function path(table) {
  return `/v1/tables/${table}`;
}
