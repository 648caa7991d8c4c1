// Play a game at random, for every seat, with nothing but fetch.
//
//     node bot.mjs perdure 7 http://localhost:8000

const [ruleset = "perdure", seed = "7", url = "http://localhost:8000"] = process.argv.slice(2);

async function post(path, body) {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

// The state goes by its id; where the service has forgotten it (404), by itself.
async function apply({ state_id, state }, action) {
  let [status, answer] = await post("/v1/adjudications", { state_id, action });
  if (status === 404) [status, answer] = await post("/v1/adjudications", { state, action });
  if (status !== 200) throw new Error(`${answer.title}: ${answer.detail}`);
  return answer;
}

let [, position] = await post(`/v1/rulesets/${ruleset}/games`, { seed: Number(seed) });
let decisions = 0;
while (position.outcome === null) {
  const actions = position.legal_actions;
  position = await apply(position, actions[Math.floor(Math.random() * actions.length)]);
  decisions += 1;
}
const { winner, reason, rule } = position.outcome;
console.log(`${winner === null ? "a draw" : `seat ${winner} wins`} after ${decisions} decisions: ${reason} (${rule})`);
