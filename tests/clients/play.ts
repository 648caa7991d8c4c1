// A game of each ruleset, played with the types that openapi-typescript makes of the contract.
import type { components } from "./headjudge.js";

type Schemas = components["schemas"];
type Position = Schemas["Adjudication"] | Schemas["NewGame"];

const MOST_ACTIONS = 5_000;
const address = process.argv[2];

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${address}/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json()) as Schemas["Problem"];
  throw new Error(`${path}: ${problem.type}: ${problem.detail}`);
}

const { rulesets } = await call<Schemas["RulesetList"]>("rulesets");
if (rulesets.length === 0) throw new Error("there are no rulesets");
for (const { id } of rulesets) {
  const body: Schemas["GameBody"] = { seed: 7 }; // every member has a default
  let position: Position = await call<Schemas["NewGame"]>(`rulesets/${id}/games`, body);
  let [taken, chance] = [0, 7];
  for (; position.outcome === null && taken < MOST_ACTIONS; taken++) {
    const actions: Schemas["Action"][] = position.legal_actions ?? [];
    chance = (chance * 48_271) % 2_147_483_647;
    const step: Schemas["AdjudicationBody"] = {
      state_id: position.state_id,
      action: actions[chance % actions.length],
      include: ["legal_actions"],
    };
    position = await call<Schemas["Adjudication"]>("adjudications", step);
  }
  if (position.outcome === null) throw new Error(`${id} is not over after ${taken} actions`);
  const { winner, reason, rule } = position.outcome;
  console.log(`${id}: ${winner === null ? "a draw" : `seat ${winner} wins`} after ${taken} actions (${rule}, ${reason})`);
}
