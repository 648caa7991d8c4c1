/** What state a card is in, in words: the same for tags on its face and for its accessible name. */

import { isAbility, seatOf } from "./things.js";
import { counted, plain } from "./words.js";

/** Members of entries that a face or its place on the table shows, so that they are no tags. */
const SHOWN = new Set([
  ...["id", "card", "spell", "ability", "name", "owner", "controller", "place", "types", "subtypes", "supertypes"],
  ...["colors", "power", "toughness", "keywords", "abilities", "printed", "changes", "type"],
  ...["blockers", "enchantments", "source", "targets", "target", "seat", "about", "text"],
]);

/** How a member is told; a text, several, or nothing. What has no entry here is told by its name and value. */
const TOLD = {
  tapped: () => "tapped",
  sick: (_, { types }) => (!types || types.includes("creature") ? "summoning sick" : "new"),
  damage: (amount) => `${amount} damage`,
  counters: (kinds) => Object.entries(kinds).map(([kind, number]) => counted(number, `${kind} counter`)),
  attached_to: (ref, _, called) => (seatOf(ref) === null ? [] : `on ${called(ref)}`),
  face_down: (way) => `face down, ${plain(way)}`,
  token: () => "token",
  copies: (key, _, called) => `copy, itself ${called(key)}`,
  face: (key, _, called) => `itself ${called(key)}`,
  regeneration_shields: (number) => counted(number, "regeneration shield"),
  stays_tapped: () => "stays tapped",
  stays_tapped_for: (seats, _, called) => `stays tapped for ${list(seats.map((seat) => `seat:${seat}`), called)}`,
  paid: (ways) => ways.map(plain),
  x: (number) => `X = ${number}`,
  used: (abilities) => `${abilities.length > 1 ? "abilities" : "ability"} used this turn`,
  linked: (ids, _, called) => `linked with ${list(ids, called)}`,
  bonus: (amount) => `+${amount} until end of turn`,
  modes: (modes) => `mode ${modes.map((mode) => mode + 1).join(", ")}`,
  spot: (spot) => `spot ${spot}`,
  holds: (what) => plain(what),
  chosen: (ids, _, called) => `chosen: ${list(ids, called)}`,
};

/** Tags that go without saying on a small card: its place or its look says it. */
const QUIET = new Set(["spot", "holds", "token", "used", "used_ever", "linked", "paid", "cast_by", "cast_from", "spent", "x", "modes", "chosen", "level", "turn", "face_up"]);

/**
 * The states of a card, each with the member of the view that says so.
 * @param {object} card its entry in the view
 * @param {(ref: string) => string} called how an object or player is called
 * @param {{all?: boolean}} [how] `all`: those too that a small card leaves out
 * @returns {{member: string, text: string}[]}
 */
export function statesOf(card, called, { all = false } = {}) {
  return Object.keys({ ...TOLD, ...card })
    .filter((member) => !SHOWN.has(member) && tells(card[member]) && (all || isLoud(member, card)))
    .flatMap((member) => {
      const told = TOLD[member]?.(card[member], card, called) ?? fallback(member, card[member]);
      return [told].flat().map((text) => ({ member, text }));
    });
}

function isLoud(member, card) {
  if (member === "sick") return !card.types || card.types.includes("creature");
  return !QUIET.has(member);
}

function tells(value) {
  if (value === null || value === undefined || value === false || value === 0 || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function fallback(member, value) {
  if (value === true) return plain(member);
  const told = typeof value === "object" ? JSON.stringify(value) : plain(String(value));
  return `${plain(member)} ${told}`;
}

function list(refs, called) {
  return refs.map(called).join(", ");
}

/**
 * Power and toughness, if the card has them: of a permanent as it is, else those of its face.
 * @param {object | undefined} face
 * @param {object} card
 * @returns {{power: number, toughness: number, changed: boolean} | null}
 */
export function sizeOf(face, card) {
  const lies = !("types" in card);
  const power = card.power ?? (lies ? face?.numbers?.power : undefined);
  const toughness = card.toughness ?? (lies ? face?.numbers?.toughness : undefined);
  if (power === undefined && toughness === undefined) return null;
  const printed = card.printed ?? {};
  const told = face?.numbers ?? {};
  const differs = (number, size) => number !== (size in printed ? printed[size] : (told[size] ?? number));
  return { power, toughness, changed: differs(power, "power") || differs(toughness, "toughness") };
}

/**
 * Loyalty: of a planeswalker in play its counters, else what its face says.
 * @param {object | undefined} face
 * @param {object} card
 * @returns {number | undefined}
 */
export function loyaltyOf(face, card) {
  return "types" in card ? card.counters?.loyalty : face?.numbers?.loyalty;
}

/**
 * How screen readers call a card on the table.
 * @param {object | undefined} face absent: the seat does not know the card
 * @param {object} card its entry in the view
 * @param {{called: (ref: string) => string, marks?: string[], as?: string, usable?: boolean}} how
 * @returns {string} e.g. `Grizzly Bears, 2/2, tapped, can be used`
 */
export function accessibleName(face, card, { called, marks = [], as, usable = false }) {
  const size = as || isAbility(card) ? null : sizeOf(face, card);
  const loyalty = isAbility(card) ? undefined : loyaltyOf(face, card);
  const parts = [
    card.name ?? face?.name ?? "Card face down",
    as ?? (isAbility(card) ? `ability: ${card.text}` : null),
    size ? `${size.power}/${size.toughness}${size.changed ? " (changed)" : ""}` : null,
    loyalty === undefined ? null : `loyalty ${loyalty}`,
    ...statesOf(card, called).map(({ text }) => text),
    card.attached_to && seatOf(card.attached_to) === null ? `attached to ${called(card.attached_to)}` : null,
    ...marks,
    usable ? "can be used" : null,
  ];
  return parts.filter(Boolean).join(", ");
}
