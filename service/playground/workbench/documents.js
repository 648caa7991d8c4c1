/** Which of the things that the workbench works on a document is, and files of them. */

import { call, lookUp, Problem } from "../api.js";
import { read } from "./syntax.js";

/**
 * @param {any} value
 * @returns {"state"|"record"|"card"|null} by the members that the contract names for each
 */
export function kindOf(value) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  if ("table" in value && "ruleset" in value) return "state";
  if ("actions" in value && "seed" in value) return "record";
  return "types" in value && "name" in value ? "card" : null;
}

/**
 * What a file holds.
 *
 * @param {File} file
 * @returns {Promise<{kind: "state"|"record"|"card", document: object, text: string}>}
 * @throws {Problem} it is too large, no JSON, or something else
 */
export async function inFile(file) {
  const { limits } = await lookUp("/v1/rulesets");
  if (file.size > limits.body_bytes) {
    const most = limits.body_bytes.toLocaleString("en");
    throw unknown(file, `it has ${file.size.toLocaleString("en")} bytes, and the service takes ${most}`);
  }
  const text = await file.text();
  const { value, fault } = read(text);
  if (fault) throw unknown(file, fault.message);
  const kind = kindOf(value);
  if (kind === null) throw unknown(file, "it is neither a state, nor the record of a game, nor a card");
  return { kind, document: value, text };
}

/** Let the person save a text as a file. */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/**
 * The state with the edition of the rules that it follows, which one written by hand may leave out: so that it can be
 * told where other rules hold.
 */
export async function dated(state) {
  if (state.edition) return state;
  const { edition } = await lookUp(`/v1/rulesets/${encodeURIComponent(state.ruleset)}`);
  return { ...state, edition };
}

/**
 * What is wrong with a state, and what each seat sees of it if nothing is.
 *
 * @param {any} state any JSON at all
 * @param {AbortSignal} signal
 * @returns {Promise<{faults: object[], seen: object[]}>}
 */
export async function judged(state, signal) {
  const { faults } = await call("POST", "/v1/statuses", { state }, { signal });
  if (faults.length > 0) return { faults, seen: [] };
  const perspectives = [...state.table.seats.keys()];
  const { perspectives: seen } = await call(
    "POST",
    "/v1/legal-actions",
    { state, include: ["texts"], perspectives },
    { signal },
  );
  return { faults, seen };
}

function unknown(file, why) {
  return new Problem({
    type: "/problems/file",
    title: "This file cannot be opened",
    status: 0,
    detail: `${file.name} cannot be opened: ${why}.`,
  });
}
