/** JSON texts: read, or with the place that is wrong in them; and written for people. */

/**
 * @param {string} text
 * @returns {{value: any, fault: null}|{value: undefined, fault: {offset: number|null, message: string}}} `offset` is null
 *   where the browser does not tell it
 */
export function read(text) {
  try {
    return { value: JSON.parse(text), fault: null };
  } catch (error) {
    return { value: undefined, fault: { offset: offsetIn(text, error.message), message: `No JSON: ${plain(error.message)}` } };
  }
}

/** Where browsers say that a text is no JSON. */
function offsetIn(text, message) {
  const position = /at position (\d+)/.exec(message);
  if (position) return Math.min(Number(position[1]), text.length);
  if (/unexpected end/i.test(message)) return text.trimEnd().length;
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return null;
  const before = text.split("\n").slice(0, Number(place[1]) - 1);
  return before.reduce((sum, line) => sum + line.length + 1, 0) + Number(place[2]) - 1;
}

/** What is wrong, without the place and the text around it. */
function plain(message) {
  return message
    .replace(/^JSON\.parse: /, "")
    .replace(/, (\.\.\.)?".*is not valid JSON$/s, "")
    .replace(/,? ?(in JSON )?at (position|line) .*$/, "");
}

/** The JSON text of a value as people read it: what fits on a line stands on one. */
export async function written(value) {
  const { pretty } = await import("../vendor/codemirror.js");
  return pretty(value, { maxLength: 80 });
}
