/** A call to the API as a Python program that uses the SDK: one method for each operation, with its whole answer. */

/** Operations by method and path: how the SDK calls them, and the type of their bodies. */
export const OPERATIONS = [
  ["GET", "/v1/rulesets", "list_rulesets"],
  ["GET", "/v1/rulesets/{ruleset}", "get_ruleset"],
  ["GET", "/v1/rulesets/{ruleset}/texts", "get_texts"],
  ["GET", "/v1/rulesets/{ruleset}/guide", "get_guide"],
  ["GET", "/v1/rulesets/{ruleset}/rules", "list_rules"],
  ["GET", "/v1/rulesets/{ruleset}/rules/{rule}", "get_rule"],
  ["GET", "/v1/rulesets/{ruleset}/cards", "list_cards"],
  ["GET", "/v1/rulesets/{ruleset}/cards/{key}", "get_card"],
  ["POST", "/v1/cards/checks", "check_card", "CardCheckBody"],
  ["POST", "/v1/decks/checks", "check_deck", "DeckCheckBody"],
  ["POST", "/v1/rulesets/{ruleset}/games", "create_game", "GameBody"],
  ["POST", "/v1/rulesets/{ruleset}/tables", "create_table", "TableBody"],
  ["GET", "/v1/tables/{table}", "look"],
  ["POST", "/v1/tables/{table}/seats", "take_seat", "TakeSeatBody"],
  ["POST", "/v1/tables/{table}/adjudications", "act_at_table", "TableAdjudicationBody"],
  ["POST", "/v1/tables/{table}/moves", "move_at_table", "TableMoveBody"],
  ["POST", "/v1/tables/{table}/verdicts", "give_verdict_at_table", "TableVerdictBody"],
  ["POST", "/v1/tables/{table}/claims", "claim", "ClaimBody"],
  ["GET", "/v1/tables/{table}/record", "get_table_record"],
  ["POST", "/v1/rulesets/{ruleset}/games/checks", "check_game", "GameBody"],
  ["POST", "/v1/legal-actions", "list_legal_actions", "LegalActionsBody"],
  ["POST", "/v1/adjudications", "adjudicate", "AdjudicationBody"],
  ["POST", "/v1/moves", "move", "MoveBody"],
  ["POST", "/v1/verdicts", "give_verdict", "VerdictBody"],
  ["POST", "/v1/views", "view_state", "ViewBody"],
  ["POST", "/v1/samples", "sample_states", "SampleBody"],
  ["POST", "/v1/successors", "list_successors", "SuccessorsBody"],
  ["POST", "/v1/playouts", "play_out", "PlayoutsBody"],
  ["POST", "/v1/evaluations", "evaluate", "EvaluationBody"],
  ["POST", "/v1/replays", "replay", "ReplayBody"],
  ["POST", "/v1/statuses", "check_state", "StatusBody"],
  ["GET", "/v1/states/{state_id}", "get_state"],
].map(([method, path, name, body]) => ({ method, path, name, body, pattern: patternOf(path) }));

/** Words that Python keeps to itself. */
const KEYWORDS = new Set(
  ("False None True and as assert async await break class continue def del elif else except finally for from global if " +
    "import in is lambda nonlocal not or pass raise return try while with yield").split(" "),
);

/** The longest value that is written on one line. */
const WIDTH = 100;

/**
 * @param {{method: string, path: string, body?: object, seated?: boolean}} call
 * @param {string|URL} root where the service is
 * @returns {string} a program that sends the same request and prints the answer; that of a seat, with the token that the
 *   environment names
 */
export function asPython(call, root) {
  const [path, query] = call.path.split("?");
  const known = OPERATIONS.find(({ method, pattern }) => method === call.method && pattern.test(path));
  if (!known || query !== undefined || call.seated || (call.body === undefined) !== (known.body === undefined)) return plain(call, root);
  const words = known.pattern.exec(path).slice(1).map((word) => literal(decodeURIComponent(word)));
  const body = known.body && `models.${known.body}(${members(call.body)})`;
  const inside = [...words, ...(body ? [body] : [])].join(", ");
  return lines(
    "import headjudge",
    body && "from headjudge import models",
    "",
    `judge = headjudge.Client(${literal(new URL(root).href.replace(/\/$/, ""))})`,
    `answer = judge.api.${known.name}(${inside})`,
    "print(answer.result)",
  );
}

/** Of what the SDK has no method for. */
function plain({ method, path, body, seated }, root) {
  const address = literal(new URL(path.replace(/^\//, ""), root).href);
  const told = seated ? ', headers={"Authorization": f"Bearer {os.environ[\'TOKEN\']}"}' : "";
  const sent = (body === undefined ? "" : `, json=${literal(body)}`) + told;
  return lines(seated && "import os", "import requests", "", `answer = requests.request(${literal(method)}, ${address}${sent})`, "print(answer.json())");
}

function lines(...all) {
  return all.filter((line) => line !== undefined && line !== null && line !== false).join("\n");
}

/** Members of a body as keyword arguments; those whose names are none in Python, in a dictionary. */
function members(body) {
  const all = Object.entries(body);
  const told = all.filter(([name]) => isName(name)).map(([name, value]) => `${name}=${literal(value, "    ")}`);
  const others = all.filter(([name]) => !isName(name));
  if (others.length > 0) told.push(`**${literal(Object.fromEntries(others), "    ")}`);
  const short = told.join(", ");
  return short.length <= WIDTH ? short : `\n    ${told.join(",\n    ")},\n`;
}

function isName(text) {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !KEYWORDS.has(text);
}

/** A JSON value as a Python literal. */
function literal(value, indent = "") {
  const short = brief(value);
  if (short.length <= WIDTH || value === null || typeof value !== "object") return short;
  const deeper = `${indent}    `;
  const [open, close, parts] = Array.isArray(value)
    ? ["[", "]", value.map((each) => literal(each, deeper))]
    : ["{", "}", Object.entries(value).map(([name, each]) => `${brief(name)}: ${literal(each, deeper)}`)];
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}

function brief(value) {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(brief).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value).map(([name, each]) => `${brief(name)}: ${brief(each)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}

function patternOf(path) {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
}
