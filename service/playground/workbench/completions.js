/**
 * The words that may stand at a place of a card: from the JSON Schema of the card language, and from faults that list
 * them ("… one of battlefield, graveyard, hand").
 */

import { elementsOf, membersOf, stringOf, valueIn } from "./places.js";

/**
 * The words that a fault lists.
 *
 * @param {string} message
 * @returns {string[]}
 */
export function wordsOf(message) {
  const listed = /: one of (.+)$/s.exec(message);
  return listed ? listed[1].split(", ").map((word) => word.trim()) : [];
}

/**
 * What can stand where the cursor is.
 *
 * @param {object} schema a JSON Schema
 * @param {object} node the syntax node at the cursor
 * @param {object} doc the text
 * @param {(path: string) => string[]} listed words that faults list, by the path of a value
 * @returns {{label: string, detail?: string, info?: string, insert: string}[]|null}
 */
export function wordsAt(schema, node, doc, listed) {
  const place = placeAt(node, doc);
  if (place === null) return null;
  const forms = place.steps.reduce((all, step) => all.flatMap((form) => next(schema, form, step)), [schema]);
  const here = forms.flatMap((form) => plain(schema, form, place.name ? place.object : {}));
  const options = place.name ? names(here, place.object) : values(here, listed(place.path));
  return options.length > 0 ? options : null;
}

/** Steps from the root to the value, or to the object whose member is to be named. */
function placeAt(node, doc) {
  const naming = node.name === "PropertyName" || node.name === "Object";
  const value = node.name === "PropertyName" ? node.parent.parent : node.name === "Property" ? valueIn(node) : node;
  if (value === null || value.name === "JsonText") return null;
  const steps = value.name === "Array" ? [{ index: elementsOf(value).length }] : [];
  for (let at = value; at.parent; at = at.parent) {
    if (at.parent.name === "Array") steps.unshift({ index: elementsOf(at.parent).findIndex(({ from }) => from === at.from) });
    if (at.parent.name === "Property") {
      const name = stringOf(at.parent.getChild("PropertyName"), doc);
      const { [name]: own, ...object } = told(at.parent.parent, doc);
      steps.unshift({ name, object });
    }
  }
  const path = steps.reduce((so, { name, index }) => so + (name === undefined ? `[${index}]` : `.${name}`), "$");
  return { steps, path, name: naming, object: naming ? told(value, doc) : {} };
}

/** The members of an object that are strings, and the names of all. */
function told(object, doc) {
  return Object.fromEntries([...membersOf(object, doc)].map(({ called, node }) => [called, stringOf(node, doc)]));
}

function next(schema, form, step) {
  return plain(schema, form, step.object ?? {}).flatMap(({ properties, additionalProperties, items }) => {
    if (step.name === undefined) return items ? [items] : [];
    const found = properties?.[step.name] ?? additionalProperties;
    return found && typeof found === "object" ? [found] : [];
  });
}

/** The forms that a form stands for, without references and alternatives that what is written there rules out. */
function plain(schema, form, object) {
  if (form.$ref) return plain(schema, form.$ref.replace("#/$defs/", "").split("/").reduce((at, name) => at[name], schema.$defs), object);
  const alternatives = form.anyOf ?? form.oneOf;
  if (alternatives) return alternatives.flatMap((each) => plain(schema, each, object));
  const fits = Object.entries(form.properties ?? {}).every(([name, { const: tag, enum: tags }]) => {
    const said = object[name];
    if (said === undefined || said === null) return true;
    return tag === undefined ? !(tags?.length === 1) || tags[0] === said : tag === said;
  });
  return fits ? [form] : [];
}

function names(forms, object) {
  const found = new Map();
  for (const form of forms) {
    for (const [name, { description, default: standard }] of Object.entries(form.properties ?? {})) {
      if (name in object) continue;
      const detail = form.required?.includes(name) ? "required" : standard === undefined ? "" : `default ${JSON.stringify(standard)}`;
      found.set(name, { label: name, detail, info: description, insert: JSON.stringify(name) });
    }
  }
  return [...found.values()];
}

function values(forms, listed) {
  const found = new Map();
  for (const { const: one, enum: several = [], description, type } of forms) {
    const flags = type === "boolean" ? [true, false] : [];
    for (const word of [...(one === undefined ? [] : [one]), ...several, ...flags]) {
      if (word !== null) found.set(String(word), { label: String(word), info: description, insert: JSON.stringify(word) });
    }
  }
  for (const word of listed) found.set(word, { label: word, insert: JSON.stringify(word) });
  return [...found.values()];
}
