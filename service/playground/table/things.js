/** What a view names: objects by their ids, playing cards by their codes, players as `seat:0`. Pure. */

/** Members of a view that tell about its cards, not where they are. */
const ABOUT = new Set(["faces", "cards"]);

/**
 * Every thing of a view by its id or code, each as the entry that tells most of it.
 * @param {object} view
 * @returns {Map<string, object>} the entries; that of a playing card without a state of its own is `{card}`
 */
export function thingsIn(view) {
  const found = new Map();
  const add = (id, entry) => {
    if (Object.keys(entry).length > Object.keys(found.get(id) ?? {}).length) found.set(id, entry);
  };
  const walk = (value) => {
    if (typeof value === "string") {
      if (isCode(view, value)) add(value, { card: value });
    } else if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (value && typeof value === "object") {
      if (isThing(view, value)) add(idOf(value), value);
      Object.values(value).forEach(walk);
    }
  };
  for (const [member, value] of Object.entries(view)) {
    if (!ABOUT.has(member)) walk(value);
  }
  for (const [id, entry] of found) found.set(id, turnedUp(view, entry));
  return found;
}

/**
 * An exiled card that lies face down as the seat knows it: by its face, or as a back.
 * @param {object} view
 * @param {object} entry of the view; anything else stays as it is
 */
export function turnedUp({ faces }, entry) {
  if (!entry.face_down || "controller" in entry) return entry;
  const { card, face, ...rest } = entry;
  return face ? { ...rest, card: face, name: faces?.[face]?.name ?? entry.name } : rest;
}

/**
 * Whether an entry of a view is a card, a permanent or an item with an id, or a playing card.
 * @param {object} view
 * @param {object} entry
 */
export function isThing(view, entry) {
  return typeof entry.id === "string" || (typeof entry.card === "string" && isCode(view, entry.card));
}

/**
 * By what actions name an entry: an object by its id, a playing card by its code.
 * @param {{id?: string, card?: string}} entry
 * @returns {string}
 */
export function idOf(entry) {
  return entry.id ?? entry.card;
}

/**
 * Whether a text is the code of a playing card with a face in the view.
 * @param {object} view
 * @param {string} text
 */
export function isCode(view, text) {
  return playingCard(text) !== null && text in (view.faces ?? {});
}

const SUITS = {
  H: { symbol: "♥", name: "Hearts", color: "red" },
  D: { symbol: "♦", name: "Diamonds", color: "red" },
  S: { symbol: "♠", name: "Spades", color: "black" },
  C: { symbol: "♣", name: "Clubs", color: "black" },
};
const JOKERS = {
  XR: { rank: "★", symbol: "", name: "Joker", color: "red" },
  XB: { rank: "★", symbol: "", name: "Joker", color: "black" },
};

/**
 * Rank and suit of a playing card.
 * @param {string | undefined} code e.g. `10C`, `KH`, `XR`
 * @returns {{rank: string, symbol: string, name: string, color: "red" | "black"} | null} null for any other key
 */
export function playingCard(code) {
  const parts = /^(10|[2-9JQKA])([HDSC])$/.exec(code ?? "");
  return parts ? { rank: parts[1], ...SUITS[parts[2]] } : (JOKERS[code] ?? null);
}

/**
 * The key of the card whose face shows what an entry is: an ability is shown by the card on which it is printed.
 * @param {object} entry
 * @returns {string | undefined} undefined for a card that the seat does not know
 */
export function keyOf(entry) {
  return entry.card ?? entry.spell ?? entry.ability?.split("/")[0];
}

/**
 * Whether an entry is an ability on the stack, which is no card.
 * @param {object} entry
 */
export function isAbility(entry) {
  return entry.ability !== undefined && entry.spell === undefined && entry.card === undefined;
}

/**
 * The seat that a reference `seat:1` names.
 * @param {string} ref
 * @returns {number | null} null for anything that is not a player
 */
export function seatOf(ref) {
  return ref.startsWith("seat:") ? Number(ref.slice("seat:".length)) : null;
}
