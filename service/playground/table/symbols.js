/** Mana and tap symbols in costs and rules texts, as small circles with letters. */

import { html } from "../vendor/preact.js";

const SYMBOL = /\{([^{}]+)\}/;

const SPOKEN = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
  P: "2 life",
  S: "snow",
  T: "tap",
  Q: "untap",
  E: "energy",
  SW: "snow white",
  SU: "snow blue",
  SB: "snow black",
  SR: "snow red",
  SG: "snow green",
  SC: "snow colorless",
};

const GLYPHS = { T: "↷", Q: "↶" };

/**
 * A text with its symbols spelled out, as screen readers and accessible names have it.
 * @param {string} text e.g. `{2}{W/U}`
 * @returns {string} e.g. `2, white or blue`
 */
export function spoken(text) {
  const run = /(?:\{[^{}]+\})+/g;
  return text.replace(run, (symbols) => [...symbols.matchAll(/\{([^{}]+)\}/g)].map(([, code]) => word(code)).join(", "));
}

function word(code) {
  return code
    .split("/")
    .map((half) => SPOKEN[half] ?? half)
    .join(" or ");
}

/**
 * One symbol.
 * @param {{code: string}} props the symbol without its braces: `2`, `W`, `W/U`, `G/P`, `X`, `T`
 */
export function ManaSymbol({ code }) {
  const halves = /^S[WUBRGC]$/.test(code) ? [...code] : code.split("/");
  const kinds = halves.map((half) => (half in SPOKEN ? half.toLowerCase() : "n"));
  const name = halves.length > 1 ? `symbol symbol-two half-${kinds[0]} other-${kinds.at(-1)}` : `symbol mana-${kinds[0]}`;
  const letters = halves.map((half) => GLYPHS[half] ?? half);
  return html`<span class=${name} role="img" aria-label=${word(code)}
    >${letters.map((letter) => html`<span class="symbol-half" aria-hidden="true">${letter}</span>`)}</span
  >`;
}

/**
 * A text whose symbols are drawn, line by line; it may stand in a button, so its lines are spans.
 * @param {{text: string}} props
 */
export function RulesText({ text }) {
  const lines = text.split("\n").filter(Boolean);
  return lines.map((line) => html`<span class="text-line"><${Inline} text=${line} /></span>`);
}

/**
 * A text in a line whose symbols are drawn.
 * @param {{text: string}} props
 */
export function Inline({ text }) {
  return text.split(SYMBOL).map((piece, place) => (place % 2 ? html`<${ManaSymbol} code=${piece} />` : piece));
}

/**
 * A mana cost.
 * @param {{cost: string}} props e.g. `{1}{G}`
 */
export function Cost({ cost }) {
  return html`<span class="cost"><${Inline} text=${cost} /></span>`;
}
