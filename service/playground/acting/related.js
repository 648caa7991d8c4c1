/**
 * The rules around a rule.
 */

/** The id of a rule: `CR-601.2a`, `L5C-R7`, `M54-9.4`. */
export const RULE = /\b[A-Z][A-Z0-9]{1,3}-R?\d+(?:\.\d+[a-z]*)*/g;
const SPOKEN = ["text", "question", "why"];

/**
 * Rules that have to do with one: those that it names, those that name it, and those it is a part of or has as parts.
 *
 * @param {object[]} rules the rulebook
 * @param {string} id
 * @returns {{title: string, rules: object[]}[]} without empty groups; no rule stands twice
 */
export function related(rules, id) {
  const taken = new Set([id]);
  const of = rules.find((rule) => rule.id === id);
  const groups = [
    ["It names", (rule) => named(of).has(rule.id)],
    ["It is named by", (rule) => named(rule).has(id)],
    ["Around it", (rule) => isPart(rule.id, id) || isPart(id, rule.id) || base(rule.id) === base(id)],
  ];
  return groups.flatMap(([title, belongs]) => {
    const found = rules.filter((rule) => !taken.has(rule.id) && belongs(rule));
    found.forEach((rule) => taken.add(rule.id));
    return found.length > 0 ? [{ title, rules: found }] : [];
  });
}

function named(rule) {
  return new Set(SPOKEN.flatMap((member) => rule[member]?.match(RULE) ?? []));
}

/** `CR-601.2a` is a part of `CR-601.2`, and that of `CR-601`. */
function isPart(id, whole) {
  return id.startsWith(whole) && /^[.a-z]/.test(id.slice(whole.length));
}

/** The rule whose parts stand beside each other: of `CR-601.2a`, `CR-601.2`; rulings stand alone. */
function base(id) {
  return /^(.*\d)[a-z]+$/.exec(id)?.[1] ?? /^(.*)\.\d+$/.exec(id)?.[1] ?? id;
}
