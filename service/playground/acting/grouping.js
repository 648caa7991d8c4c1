/**
 * A long list of actions, made easy to read: those that concern nothing visible first, then by what acts.
 */

/**
 * @typedef {{name: string|null, words: string, indices: number[]}} Group `name`: the thing that acts; null: none, or
 *   several; `words`: those with which all of them begin
 */

/** So many actions of one kind, each of another thing, stand together. */
const ALIKE = 4;

/**
 * Group the actions of a list.
 *
 * @param {{actions: object[], texts: string[], names: string[][]}} list the actions, their words, and what each names
 * @param {number[]} indices those to group, in order
 * @returns {Group[]} each action once; first what names nothing, then by what is named first
 */
export function grouped({ actions, texts, names }, indices) {
  const alone = indices.filter((index) => names[index].length === 0);
  const byThing = [...gathered(indices.filter((index) => names[index].length > 0), (index) => names[index][0])];
  const single = byThing.flatMap(([, found]) => (found.length === 1 ? found : []));
  const byKind = gathered(single, (index) => actions[index].type);
  const group = (name, found) => ({ name, words: beginning(found.map((index) => texts[index])), indices: found });
  const taken = new Set();
  const things = byThing.flatMap(([name, found]) => {
    const kind = byKind.get(actions[found[0]].type) ?? [];
    if (found.length > 1) return [group(name, found)];
    if (kind.length < ALIKE) return [group(null, found)];
    if (taken.has(kind)) return [];
    taken.add(kind);
    return [group(null, kind)];
  });
  return alone.length > 0 ? [group(null, alone), ...things] : things;
}

function gathered(indices, keyOf) {
  const groups = new Map();
  for (const index of indices) groups.set(keyOf(index), [...(groups.get(keyOf(index)) ?? []), index]);
  return groups;
}

/** The words with which all of some texts begin. */
function beginning(texts) {
  const [first, ...others] = texts.map((text) => text.split(" "));
  const differs = first.findIndex((word, place) => others.some((other) => other[place] !== word));
  return first.slice(0, differs < 0 ? first.length : differs).join(" ");
}

/**
 * The actions whose words have each word of a search, in any order.
 *
 * @param {string[]} texts of the actions
 * @param {string} search
 * @returns {number[]} their indices
 */
export function matching(texts, search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.flatMap((text, index) => {
    const said = text.toLowerCase();
    return words.every((word) => said.includes(word)) ? [index] : [];
  });
}
