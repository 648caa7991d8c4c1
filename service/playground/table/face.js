/** The face of one card, made with CSS: Magic cards and playing cards, small, medium and large. */

import { html } from "../vendor/preact.js";
import { Changes } from "./changes.js";
import { Cost, Inline, RulesText } from "./symbols.js";
import { loyaltyOf, sizeOf, statesOf } from "./states.js";
import { isAbility, keyOf, playingCard } from "./things.js";
import { capital, plain } from "./words.js";

const NOBODY = (ref) => ref;

/**
 * @typedef {{text: string, kind: string, short?: string}} Mark what the table has to say about a card: `attacks Grace`;
 *   `short`: what one says instead that is not large
 */

/**
 * A card as one reads it. `small` lies on the battlefield, `medium` in a hand or a market with its rules text,
 * `large` in a dialog with all that there is to know.
 * @param {object} props
 * @param {object} [props.face] its entry of a view's `faces`; absent: the card lies face down
 * @param {object} [props.card] its entry in the view: what it is and how it lies now
 * @param {"small" | "medium" | "large"} [props.size]
 * @param {Mark[]} [props.marks]
 * @param {string} [props.as] what it is in its place, whatever its face says: a `land`
 * @param {(ref: string) => string} [props.called] names objects and players (`naming` in `names.js`)
 */
export function Face({ face, card = {}, size = "medium", marks = [], as, called = NOBODY }) {
  if (!face) return html`<${Back} card=${card} size=${size} marks=${marks} />`;
  const suit = playingCard(keyOf(card));
  const text = card.text ?? face.text;
  const what = as ?? (isAbility(card) ? "ability" : undefined);
  const look = suit ? `playing ${suit.color}` : frameOf(face, card);
  const whole = size === "large" ? "article" : "span";
  return html`<${whole} class="face face-${size} ${look}" data-tapped=${Boolean(card.tapped)}>
    ${suit ? html`<${Corner} suit=${suit} face=${face} />` : html`<${Head} face=${face} card=${card} size=${size} bare=${Boolean(what)} />`}
    <span class="face-type ${typesDiffer(card.printed ?? {}) ? "changed" : ""}">${what ? capital(what) : keptTogether(typeLine(face, card))}</span>
    <${Keywords} card=${card} size=${size} />
    ${text && (size !== "small" || !suit) && html`<span class="face-text"><${RulesText} text=${text} /></span>`}
    <span class="face-bottom">
      <${Marks} marks=${marks} size=${size} />
      <${States} card=${card} size=${size} called=${called} />
      ${!what && html`<${Numbers} face=${face} card=${card} />`}
    </span>
    ${size === "large" && html`<${Changes} card=${card} called=${called} />`}
  </${whole}>`;
}

/** Name and cost; a permanent on the battlefield is paid for, so its cost stands on the larger ones only. `bare`: it is no card there, so it has none. */
function Head({ face, card, size, bare }) {
  const name = card.name ?? face.name;
  return html`<span class="face-head">
    <span class="face-name ${card.printed?.name ? "changed" : ""}">${name}</span>
    ${face.cost && !bare && !(card.types && size === "small") && html`<${Cost} cost=${face.cost} />`}
  </span>`;
}

function Corner({ suit, face }) {
  return html`<span class="face-head">
      <span class="rank" aria-hidden="true">${suit.rank}<small>${suit.symbol}</small></span>
      <span class="face-name">${face.name}</span>
    </span>
    <span class="pip" aria-hidden="true">${suit.symbol || suit.rank}</span>`;
}

function Back({ card, size, marks }) {
  return html`<span class="face face-${size} back">
    ${size !== "small" && html`<span class="face-name">${card.name ?? "Face down"}</span>`}
    <${Marks} marks=${marks} size=${size} />
  </span>`;
}

/** Where its keywords are not those of its card: those that it has now, the new ones marked, and on larger ones those lost. */
function Keywords({ card, size }) {
  const printed = card.printed?.keywords;
  if (!card.types || !printed) return null;
  const { keywords = [] } = card;
  const lost = size === "small" ? [] : printed.filter((word) => !keywords.includes(word));
  const gained = (word) => !printed.includes(word);
  return html`<span class="face-keywords">
    ${keywords.map((word) => html`<span class=${gained(word) ? "changed" : ""}><${Inline} text=${word} /></span>`)}
    ${lost.map((word) => html`<s><${Inline} text=${word} /></s>`)}
  </span>`;
}

function States({ card, size, called }) {
  const states = statesOf(card, called, { all: size === "large" });
  return states.map(({ member, text }) => html`<span class="state state-${member.replaceAll("_", "-")}">${text}</span>`);
}

function Marks({ marks, size }) {
  return marks.map(({ text, kind, short = text }) => html`<span class="state mark-${kind}">${size === "large" ? text : short}</span>`);
}

function Numbers({ face, card }) {
  const size = sizeOf(face, card);
  const loyalty = loyaltyOf(face, card);
  if (!size && loyalty === undefined) return null;
  return html`<span class="face-numbers">
    ${loyalty !== undefined && html`<span class="loyalty" title="loyalty">${loyalty}</span>`}
    ${size && html`<span class="size ${size.changed ? "changed" : ""}" title=${told(size, face, card)}>${size.power}/${size.toughness}</span>`}
  </span>`;
}

function told({ changed }, face, card) {
  if (!changed) return "power/toughness";
  const printed = (size) => (card.printed && size in card.printed ? card.printed[size] : face.numbers?.[size]);
  return `power/toughness; printed ${printed("power") ?? "–"}/${printed("toughness") ?? "–"}`;
}

/** The frame: by the colors it has now; a land's by the mana that its text speaks of. */
function frameOf(face, card) {
  const types = card.types ?? face.types ?? [];
  const own = (card.colors ?? (card.types ? [] : (face.colors ?? []))).filter((color) => color !== "C");
  const spoken = types.includes("land") ? [...new Set(Array.from(face.text.matchAll(/\{([WUBRG])\}/g), ([, color]) => color))] : [];
  const colors = own.length ? own : spoken;
  const frame = colors.length > 2 ? "many" : colors.length ? colors.join("").toLowerCase() : "c";
  return `frame-${frame} ${types.includes("land") ? "land" : ""} ${colors.length === 2 ? `frame-two first-${frame[0]} second-${frame[1]}` : ""}`;
}

/** The type line of its face; of a permanent that differs from it, its types as they are now. */
function typeLine(face, card) {
  if (!card.types || !typesDiffer(card.printed ?? {})) return face.type.replace(/ \([^()]*\)$/, "");
  const before = [...(card.supertypes ?? []), ...card.types].map((type) => capital(plain(type))).join(" ");
  return card.subtypes?.length ? `${before} — ${card.subtypes.join(" ")}` : before;
}

/** A line that may break before its dash, not after it: a small card shows whole words, and no dash with nothing behind it. */
function keptTogether(line) {
  return line.replace(" — ", " —\u00a0");
}

function typesDiffer(printed) {
  return ["types", "subtypes", "supertypes"].some((member) => member in printed);
}
