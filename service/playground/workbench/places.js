/**
 * Where the places of a document stand in its text. Paths are those of the API's faults, such as
 * `$.table.seats[0].hand[2]`; the text is known by its syntax tree.
 */

const VALUES = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

/**
 * The range of what a path names: a plain value, or else the name that an object or a list stands under. Of a place
 * that is not there, such as a member that is missing, it is the range of the nearest place around it.
 *
 * @param {object} tree the syntax tree of a JSON text; null where it is not known
 * @param {{sliceString: (from: number, to: number) => string, length: number}} doc the text
 * @param {string} path
 * @returns {{from: number, to: number}}
 */
export function placeOf(tree, doc, path) {
  let node = tree ? valueIn(tree.topNode) : null;
  if (node === null) return { from: 0, to: Math.min(1, doc.length) };
  let name = null;
  for (let rest = path.slice(1); rest !== ""; ) {
    const step = node.name === "Object" ? memberOf(node, doc, rest) : elementOf(node, rest);
    if (step === null) break;
    ({ node, name, rest } = step);
  }
  if (node.name !== "Object" && node.name !== "Array") return { from: node.from, to: node.to };
  return name === null ? { from: node.from, to: node.from + 1 } : { from: name.from, to: name.to };
}

/** The value in a node of the tree, such as the one behind the name of a property. */
export function valueIn(node) {
  for (let child = node.lastChild; child; child = child.prevSibling) {
    if (VALUES.has(child.name)) return child;
  }
  return null;
}

/** What the string in a node says; null if it is none, or is broken. */
export function stringOf(node, doc) {
  if (!node || !["String", "PropertyName"].includes(node.name)) return null;
  try {
    return JSON.parse(doc.sliceString(node.from, node.to));
  } catch {
    return null;
  }
}

/** The names of an object's members, and the nodes of their values. */
export function* membersOf(object, doc) {
  for (const property of object.getChildren("Property")) {
    const name = property.getChild("PropertyName");
    const called = stringOf(name, doc);
    if (called !== null) yield { called, name, node: valueIn(property) };
  }
}

/** The nodes of a list's elements. */
export function elementsOf(list) {
  const found = [];
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (VALUES.has(child.name)) found.push(child);
  }
  return found;
}

/** The member that a path goes on with. Names may hold any characters, so those that are there decide. */
function memberOf(object, doc, path) {
  let found = null;
  for (const { called, name, node } of membersOf(object, doc)) {
    const rest = path.slice(called.length + 1);
    const fits = path.startsWith(`.${called}`) && (rest === "" || rest[0] === "." || rest[0] === "[");
    if (fits && node && (found === null || rest.length <= found.rest.length)) found = { node, name, rest };
  }
  return found;
}

function elementOf(list, path) {
  const index = /^\[(\d+)\]/.exec(path);
  const node = list.name === "Array" && index ? elementsOf(list)[Number(index[1])] : undefined;
  return node ? { node, name: null, rest: path.slice(index[0].length) } : null;
}
