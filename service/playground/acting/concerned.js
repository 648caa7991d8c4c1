/**
 * Which legal actions concern which visible thing.
 *
 * A thing goes by the name that actions call it: an object's id (`o12`), the code of a playing card (`7H`), a player
 * (`seat:1`). What has no id goes by its place, with the seat whose it is: `spot:0:2,1`, `province:1:3`,
 * `column:1:2`, `stock:0:forest`; `supply:forest` and `deck:2` are everybody's. A place that holds a card with an id
 * goes by both names.
 */

/** Members of the view that hold no things: words, numbers, and what is told of things elsewhere. */
const NO_THINGS = new Set([
  "faces", "options", "abilities", "types", "subtypes", "supertypes", "colors", "keywords", "changes", "printed",
]);

/**
 * What the parameters of an action name other than by itself, by the name of the parameter: from its value, the
 * perspective and the action.
 */
const PLACES = {
  spot: (spot, { seat }) => [`spot:${seat}:${spot}`],
  column: (column, perspective) => attacked(perspective).map((seat) => `column:${seat}:${column}`),
  province: (province, perspective, { type }) =>
    (type === "discard_from_province" ? [perspective.seat] : attacked(perspective)).map(
      (seat) => `province:${seat}:${province}`,
    ),
  level: (level, { view }, { slot }) => [slot === undefined ? `deck:${level}` : view.middle?.market[level - 1]?.[slot - 1]?.id],
  kind: (kind, { seat }, { type }) => [type === "return_land" ? `stock:${seat}:${kind}` : `supply:${kind}`],
  lands: (kinds) => [kinds].flat().map((kind) => `supply:${kind}`),
  tender: (tender, { seat }) => [tender.replace(/^stock:/, `stock:${seat}:`).replace(/^attached:/, "")],
};

/** The players who can be attacked: those whose turn it is not. */
function attacked({ view }) {
  return view.seats.map((_, seat) => seat).filter((seat) => seat !== view.active);
}

/**
 * The names of all things that a view shows. What goes by two names has each with the other.
 *
 * @param {object} view
 * @returns {Map<string, string[]>} the names of each thing by any of them, itself first
 */
export function visible(view) {
  const found = new Map();
  const add = (name, other) => {
    const names = found.get(name) ?? found.set(name, [name]).get(name);
    if (other && !names.includes(other)) names.push(other);
  };
  const both = (place, id) => {
    add(place, id);
    if (id) add(id, place);
  };
  const codes = new Set(Object.keys(view.faces ?? {}));
  view.seats.forEach((_, seat) => add(`seat:${seat}`));
  collect(view, codes, add);
  view.castles?.forEach(({ spots }, seat) => {
    for (const { spot, id } of spots) {
      both(`spot:${seat}:${spot}`, id);
      add(`column:${seat}:${spot.split(",")[0]}`);
    }
  });
  view.realms?.forEach(({ provinces }, seat) => {
    for (const { number, card } of provinces) both(`province:${seat}:${number}`, card?.id);
  });
  for (const kind of Object.keys(view.supply ?? {})) add(`supply:${kind}`);
  view.stocks?.forEach((stock, seat) => Object.keys(stock).forEach((kind) => add(`stock:${seat}:${kind}`)));
  view.middle?.creature_decks.forEach((_, index) => add(`deck:${index + 1}`));
  return found;
}

/** Add what stands in a part of the view: objects by their ids, playing cards by their codes. */
function collect(part, codes, add) {
  if (Array.isArray(part)) {
    for (const entry of part) {
      if (typeof entry === "string") codes.has(entry) && add(entry);
      else collect(entry, codes, add);
    }
  } else if (part !== null && typeof part === "object") {
    if (typeof part.id === "string") add(part.id);
    else if (codes.has(part.card)) add(part.card);
    for (const [member, inner] of Object.entries(part)) {
      if (!NO_THINGS.has(member) && typeof inner === "object") collect(inner, codes, add);
    }
  }
}

/**
 * What each legal action names of what is visible, in the order of the list. The main thing comes first: what acts.
 *
 * @param {object} perspective of the API
 * @returns {string[][]}
 */
export function namesOf(perspective) {
  const seen = visible(perspective.view);
  return perspective.legal_actions.map((action) => {
    const named = Object.entries(action).flatMap(([member, value]) => {
      if (member === "type") return [];
      const given = PLACES[member]?.(value, perspective, action) ?? [value].flat();
      return given.flatMap((name) => seen.get(name) ?? []);
    });
    return [...new Set(named)];
  });
}

/**
 * Which legal actions concern which visible thing.
 *
 * @param {object} perspective of the API
 * @returns {Map<string, number[]>} the indices of the actions, by the name of the thing
 */
export function concerned(perspective) {
  const by = new Map();
  namesOf(perspective).forEach((names, index) => {
    for (const name of names) by.set(name, [...(by.get(name) ?? []), index]);
  });
  return by;
}

/**
 * How a request for verdicts calls a thing: places go by the parameters that name them.
 *
 * @param {string} name
 * @returns {string|object}
 */
export function aboutOf(name) {
  const [what, ...rest] = name.split(":");
  const last = rest.at(-1);
  switch (what) {
    case "province":
    case "column":
      return { [what]: Number(last) };
    case "deck":
      return { level: Number(last) };
    case "spot":
      return { spot: last };
    case "supply":
    case "stock":
      return { kind: last };
    default:
      return name;
  }
}
