/**
 * A long list of actions, made easy to read: those that concern nothing visible first, then by what acts.
 */

/**
 * @typedef {{name: string|null, indices: number[]}} Group `name`: the thing that acts; null: nothing visible does
 */

/**
 * Group the actions of a list.
 *
 * @param {string[][]} names what each action names
 * @param {number[]} indices those to group, in order
 * @returns {Group[]} each action once; first what names nothing, then by what is named first
 */
export function grouped(names, indices) {
  const groups = new Map([[null, []]]);
  for (const index of indices) {
    const name = names[index][0] ?? null;
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  return [...groups].filter(([, found]) => found.length > 0).map(([name, found]) => ({ name, indices: found }));
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
