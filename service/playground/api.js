/**
 * The calls of this page: everything that it knows, it has been told by the API.
 */

/** Where the API stands: beside the folder of this page, whatever the service is mounted at. */
export const ROOT = new URL("../", import.meta.url);

/** The most calls that the log keeps. */
const MOST_LOGGED = 200;

/** The status of an answer that has nothing new. */
const NO_NEWS = 304;

/** What the API answered instead of what was asked for: the members of RFC 9457, and those of its type. */
export class Problem extends Error {
  /**
   * @param {{type: string, title: string, status: number, detail?: string}} members
   * @param {number|null} retryAfter seconds to wait before trying again, if the service named them
   */
  constructor(members, retryAfter = null) {
    super(members.detail ?? members.title);
    Object.assign(this, members);
    this.name = "Problem";
    this.retryAfter = retryAfter;
  }

  /** The last part of its type, such as `illegal-action`. */
  get kind() {
    return this.type.split("/").pop();
  }

  /** Whether the same request may succeed later. */
  get passes() {
    return this.status === 0 || this.status === 429 || this.status === 503;
  }
}

/**
 * The log of calls, newest last. What stands for a seat at a table is not in it.
 *
 * @typedef {{method: string, path: string, body?: object, seated: boolean, status: number, milliseconds: number,
 *   problem?: Problem}} Call `seated`: sent with the token of a seat
 */
export const calls = {
  /** @type {Call[]} */
  list: [],
  listeners: new Set(),

  /** Call `listener` after each change; returns what ends that. */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  },

  /** Forget the calls so far. */
  clear() {
    this.list = [];
    for (const listener of this.listeners) listener();
  },

  note(entry) {
    this.list = [...this.list.slice(1 - MOST_LOGGED), entry];
    for (const listener of this.listeners) listener();
  },
};

/**
 * Call the API and return its answer.
 *
 * @param {string} method
 * @param {string} path from the root of the service, such as `/v1/rulesets`
 * @param {object} [body] sent as JSON
 * @param {{signal?: AbortSignal, token?: string, step?: number}} [options] `token`: that of a seat at a table; `step`: the
 *   one that was seen last there, after which alone there is news
 * @returns {Promise<any>} the answer, decoded; null: there is no news
 * @throws {Problem} the API refuses, or cannot be reached (then `status` is 0)
 */
export async function call(method, path, body, { signal, token, step } = {}) {
  const began = performance.now();
  const entry = { method, path, body: unsigned(body), seated: token !== undefined, status: 0, milliseconds: 0 };
  try {
    const response = await reach(method, path, body, { signal, token, step });
    entry.status = response.status;
    if (response.status === NO_NEWS) return null;
    if (!response.ok) throw await problemOf(response);
    return await response.json();
  } catch (error) {
    if (error.name === "AbortError") throw error;
    entry.problem = error instanceof Problem ? error : unreadable(error);
    throw entry.problem;
  } finally {
    entry.milliseconds = Math.round(performance.now() - began);
    if (entry.status !== NO_NEWS) calls.note(entry);
  }
}

/** A body as the log keeps it: an invitation turns into a seat. */
function unsigned(body) {
  return body?.invitation === undefined ? body : { ...body, invitation: "…" };
}

async function reach(method, path, body, { signal, token, step }) {
  const request = { method, signal, headers: {} };
  if (token !== undefined) request.headers.Authorization = `Bearer ${token}`;
  if (step !== undefined) request.headers["If-None-Match"] = `"${step}"`;
  if (body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  try {
    return await fetch(new URL(path.replace(/^\//, ""), ROOT), request);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem({
      type: "/problems/unreachable",
      title: "The service cannot be reached",
      status: 0,
      detail: "Nothing is lost: try again when the network is back.",
    });
  }
}

async function problemOf(response) {
  const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  let members = {};
  try {
    members = await response.json();
  } catch {
    // a proxy in between answers in its own words
  }
  const standing = { type: "about:blank", title: response.statusText || `Status ${response.status}` };
  return new Problem({ ...standing, ...members, status: response.status }, Number.isNaN(seconds) ? null : seconds);
}

function unreadable(error) {
  return new Problem({
    type: "/problems/unreadable",
    title: "The answer cannot be read",
    status: 0,
    detail: error.message,
  });
}

const remembered = new Map();

/**
 * The answer to a GET that stays the same as long as the page is open, such as that about a ruleset.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
export function lookUp(path) {
  if (!remembered.has(path)) {
    const answer = call("GET", path);
    remembered.set(path, answer);
    answer.catch(() => remembered.delete(path));
  }
  return remembered.get(path);
}
