/** Writing a card: its faults at their places, its rules text and face, and putting it into the position. */

import { call, lookUp } from "../api.js";
import { ProblemBanner } from "../problem.js";
import { nameOf } from "../seats.js";
import { Face } from "../table/face.js";
import { html, useCallback, useEffect, useState } from "../vendor/preact.js";
import { useChecked } from "./checked.js";
import { wordsAt, wordsOf } from "./completions.js";
import { cardText, draft } from "./draft.js";
import { Editor } from "./editor.js";
import { Faults } from "./faults.js";
import { ZONES, placed } from "./placing.js";

const SCHEMA = "/card.schema.json";

/**
 * @param {{state: object|null, takes: boolean, onPlaced: (state: object, told: string) => void}} props the state that
 *   the card is put into, null if there is none without faults; and whether its ruleset takes cards of one's own
 */
export function CardWriter({ state, takes, onPlaced }) {
  const [text, setText] = useState(draft.card);
  useEffect(() => {
    cardText().then(setText);
  }, []);
  if (text === null) return html`<p class="loading" role="status">One moment …</p>`;
  const change = (now) => {
    draft.card = now;
    setText(now);
  };
  return html`<${Writer} text=${text} onChange=${change} state=${state} takes=${takes} onPlaced=${onPlaced} />`;
}

function Writer({ text, onChange, state, takes, onPlaced }) {
  const checked = useChecked(text, sound);
  const [listed, setListed] = useState({ faults: [], go: () => {} });
  useEffect(() => {
    lookUp(SCHEMA).catch(() => {}); // it is there before anything is typed
  }, []);
  const complete = async (node, doc) => {
    const schema = await lookUp(SCHEMA).catch(() => null);
    const several = Array.isArray(checked.value);
    const root = several ? { ...schema, type: "array", $ref: undefined, items: { $ref: schema?.$ref } } : schema;
    const words = (path) => checked.faults.filter((fault) => fault.path === path).flatMap(({ message }) => wordsOf(message));
    return schema && wordsAt(root, node, doc, words);
  };
  const { face } = checked;
  return html`<div class="writer">
    <p class="hint">
      A card in the card language, or a list of a card and the tokens that it creates. Ctrl+Space lists the words that may
      stand at the cursor.
    </p>
    <${Editor}
      label="The card, as JSON"
      text=${text}
      faults=${checked.faults}
      complete=${complete}
      onChange=${onChange}
      onPlaced=${useCallback((faults, go) => setListed({ faults, go }), [])}
      hook=${{ "data-card-editor": "" }}
    />
    <${Faults} ...${listed} />
    ${checked.problem && html`<${ProblemBanner} problem=${checked.problem} />`}
    ${face &&
    html`<div class="sample" data-card-face>
      <${Face} face=${face} size="large" />
      <p class="hint" data-card-text>${face.type}${face.text && `. ${face.text}`}</p>
    </div>`}
    <${Placement} checked=${checked} state=${state} takes=${takes} onPlaced=${onPlaced} />
  </div>`;
}

/** What the API finds in a card: faults by their paths in the text, or its key and face. */
async function sound(value, signal) {
  const several = Array.isArray(value) && value.length > 0;
  const [card, ...tokens] = several ? value : [value];
  const found = await call("POST", "/v1/cards/checks", { card, tokens }, { signal });
  return { ...found, faults: found.faults.map((fault) => ({ ...fault, path: inText(fault.path, several) })) };
}

function inText(path, several) {
  const [, kind, index, rest] = /^\$(?:\.(card|tokens)(?:\[(\d+)\])?)?(.*)$/s.exec(path);
  if (kind === "card") return `$${several ? "[0]" : ""}${index === undefined ? "" : `[${index}]`}${rest}`;
  return kind === "tokens" && index !== undefined ? `$[${Number(index) + 1}]${rest}` : "$";
}

function Placement({ checked, state, takes, onPlaced }) {
  const [zone, setZone] = useState(ZONES[0]);
  const [seat, setSeat] = useState(0);
  const { key, face, value, settled } = checked;
  const ready = Boolean(key) && settled && state !== null && takes;
  const seats = state?.table.seats ?? [];
  const whose = Math.min(seat, Math.max(0, seats.length - 1));
  const named = (index) => nameOf(seats[index]?.name, index);
  const put = (event) => {
    event.preventDefault();
    if (!ready) return;
    const next = placed(state, { key, cards: definitions(key, value), seat: whose, zone });
    onPlaced(next, `${face.name} is in the position: ${zone}, ${named(whose)}.`);
  };
  return html`<form class="tools" onSubmit=${put}>
    <label>
      Into
      <select data-zone-choice onChange=${(event) => setZone(event.target.value)}>
        ${ZONES.map((each) => html`<option value=${each} selected=${each === zone}>${each}</option>`)}
      </select>
    </label>
    <label>
      of
      <select data-seat-choice onChange=${(event) => setSeat(Number(event.target.value))}>
        ${seats.map((_, index) => html`<option value=${index} selected=${index === whose}>${named(index)}</option>`)}
      </select>
    </label>
    <button class="chief" data-put disabled=${!ready}>Put it into the position</button>
    ${state !== null && !takes && html`<p class="hint">The game of this position takes no cards of one's own.</p>`}
    ${state === null && html`<p class="hint">The position has faults, so nothing can be put into it.</p>`}
  </form>`;
}

/** What a state brings along of a card: its definition, and those of its tokens by the names that it calls them by. */
function definitions(key, value) {
  if (!Array.isArray(value)) return { [key]: value };
  const [card, ...tokens] = value;
  return { [key]: card, ...Object.fromEntries(tokens.map((token) => [snake(token.name), token])) };
}

function snake(name) {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}
