/** What all seats see together. */

/**
 * The perspective of a seat, with what the others know in place of what it does not: members that are absent or null,
 * lists that are empty or shorter.
 *
 * @param {object[]} perspectives of one position
 * @param {number} seat whose side of the table it is
 */
export function together(perspectives, seat) {
  const own = perspectives.find((each) => each.seat === seat) ?? perspectives[0];
  const view = perspectives.reduce((known, other) => joined(known, other.view), own.view);
  return { ...own, view };
}

function joined(known, other) {
  if (known === undefined || known === null) return other;
  if (Array.isArray(known) && Array.isArray(other)) {
    if (known.length !== other.length) return known.length > other.length ? known : other;
    return known.map((each, index) => joined(each, other[index]));
  }
  if (typeof known !== "object" || other === null || typeof other !== "object") return known;
  const more = Object.entries(other).map(([name, value]) => [name, joined(known[name], value)]);
  return { ...known, ...Object.fromEntries(more) };
}
