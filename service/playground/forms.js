/**
 * Fields of a form, made from what the API tells of an option: its name, description, default, JSON Schema and rule.
 */

import { RuleLink } from "./acting/words.js";
import { capital, plain as plainly } from "./table/words.js";
import { html } from "./vendor/preact.js";

/**
 * @typedef {{name: string, title: string, description: string, default?: any, form: object, choices?: Record<string,
 *   string>, is_seat?: boolean, rule?: string, ruling?: string}} Option `choices`: labels of values that are words
 */

/** What stands in the field of an option first: its default, or nothing. */
export function initial(option) {
  const kind = kindOf(option.form);
  const value = option.default ?? null;
  if (kind === "json") return value === null || value.length === 0 ? "" : JSON.stringify(value);
  return value ?? (kind === "list" ? [] : "");
}

/** Whether an option is a whole document, entered as JSON. */
export function isDocument({ form }) {
  return kindOf(form) === "json";
}

/**
 * What was entered for options, as the API takes it; those that are empty or as they were are left out.
 *
 * @param {Option[]} options
 * @param {Record<string, any>} entered by name
 */
export function given(options, entered) {
  const found = {};
  for (const option of options) {
    const value = entered[option.name];
    if (value === undefined || value === "" || value === initial(option)) continue;
    found[option.name] = parsed(option.form, value);
  }
  return found;
}

/**
 * A field with its label, its description, and the faults that were found in it.
 *
 * @param {Option & {id: string, field?: string, value: any, decks?: string[], seats?: string[], faults: {path: string,
 *   message: string}[], onChange: (value: any) => void, onRule?: (rule: string) => void}} props `field`: its name in the
 *   form; `seats`: what the seats are called
 */
export function Field(props) {
  const { id, field = id, title: label, description, rule, form, choices = {}, value, placeholder, faults, onRule } = props;
  const { decks = [], seats = [], onChange, is_seat = false } = props;
  const kind = is_seat ? "seat" : kindOf(form);
  const about = `${id}-hint ${id}-fault`;
  const common = { id, name: field, placeholder, "aria-describedby": about, "aria-invalid": faults.length > 0 ? "true" : null };
  const control = CONTROLS[decks.length > 0 ? "deck" : kind];
  return html`<div class=${kind === "flag" ? "field check" : "field"}>
    ${kind === "flag" && control({ common, form, value, onChange })}
    ${kind === "list" ? html`<span class="label" id=${`${id}-label`}>${label}</span>` : html`<label for=${id}>${label}</label>`}
    ${kind !== "flag" && control({ common, form, choices, value, decks, seats, onChange })}
    <span class="hint">
      <span id=${`${id}-hint`}>${description}</span>
      ${rule && onRule && html` <${RuleLink} rule=${rule} onOpen=${onRule} />`}
    </span>
    <span class="fault" id=${`${id}-fault`} role="alert" data-fault=${faults[0]?.path}>
      ${faults.length > 0 && (numberAsked(form, value) ?? faults.map(({ message }) => message).join("; "))}
    </span>
  </div>`;
}

const CONTROLS = {
  flag: ({ common, value, onChange }) =>
    html`<input ...${common} type="checkbox" checked=${value} onChange=${(event) => onChange(event.target.checked)} />`,

  choice: ({ common, form, choices, value, onChange }) =>
    html`<select ...${common} onChange=${(event) => onChange(event.target.value)}>
      ${isOptional(form) && html`<option value="" selected=${value === ""}>as it comes</option>`}
      ${plain(form).enum.map((each) => html`<option value=${each} selected=${each === value}>${choices[each] ?? each}</option>`)}
    </select>`,

  seat: ({ common, value, seats, onChange }) =>
    html`<select ...${common} onChange=${(event) => onChange(event.target.value)}>
      <option value="" selected=${value === ""}>as it comes</option>
      ${seats.map((name, seat) => html`<option value=${seat} selected=${String(seat) === value}>${name}</option>`)}
    </select>`,

  number: ({ common, form, value, onChange }) =>
    html`<input
      ...${common}
      type="number"
      inputmode="numeric"
      min=${plain(form).minimum}
      max=${plain(form).maximum}
      value=${value}
      onInput=${(event) => onChange(event.target.value)}
    />`,

  text: ({ common, form, value, onChange }) =>
    html`<input
      ...${common}
      maxlength=${plain(form).maxLength}
      autocomplete="off"
      value=${value}
      onInput=${(event) => onChange(event.target.value)}
    />`,

  list: ({ common, form, choices, value, onChange }) =>
    html`<div role="group" aria-labelledby=${`${common.id}-label`}>
      ${plain(form).items.enum.map(
        (each) => html`<label
          ><input
            type="checkbox"
            checked=${value.includes(each)}
            onChange=${(event) => onChange(event.target.checked ? [...value, each] : value.filter((kept) => kept !== each))}
          />
          ${choices[each] ?? each}</label
        > `,
      )}
    </div>`,

  json: ({ common, value, onChange }) =>
    html`<textarea ...${common} rows="2" spellcheck="false" placeholder="JSON" onInput=${(event) => onChange(event.target.value)}>
${value}</textarea
    >`,

  deck: ({ common, form, decks, value, onChange }) => {
    const own = value !== "" && !decks.includes(value);
    return html`<select ...${common} onChange=${(event) => onChange(event.target.value)}>
        <option value="" selected=${value === ""}>one of the game's</option>
        ${decks.map((deck) => html`<option value=${deck} selected=${deck === value}>${words(deck)}</option>`)}
        ${isUnion(form) && html`<option value="{}" selected=${own}>a deck of one's own</option>`}
      </select>
      ${own &&
      html`<textarea
        rows="4"
        spellcheck="false"
        aria-label="Copies of each card by its key, as JSON"
        aria-describedby=${common["aria-describedby"]}
        onInput=${(event) => onChange(event.target.value || "{}")}
      >
${value}</textarea
      >`}`;
  },
};

function kindOf(form) {
  const { type, enum: choices, items } = plain(form);
  if (choices) return "choice";
  if (type === "boolean") return "flag";
  if (type === "integer") return "number";
  if (type === "array" && items.enum) return "list";
  return type === "string" && !isUnion(form) ? "text" : "json";
}

/** Which number a field asks for, if it holds none such; null: it does, or it asks for something else. */
function numberAsked(form, value) {
  const { type, minimum = -Infinity, maximum = Infinity } = plain(form);
  const number = Number(value);
  if (type !== "integer" || (Number.isInteger(number) && number >= minimum && number <= maximum)) return null;
  const bounds = [
    ...(minimum > -Infinity ? [`at least ${minimum}`] : []),
    ...(maximum < Number.MAX_SAFE_INTEGER ? [`at most ${maximum}`] : []),
  ];
  return `a whole number, ${bounds.join(", ")}`;
}

/** The schema without the alternative null. */
function plain(form) {
  return form.anyOf?.find(({ type }) => type !== "null") ?? form;
}

function isOptional(form) {
  return form.anyOf?.some(({ type }) => type === "null") ?? false;
}

function isUnion(form) {
  return (form.anyOf ?? []).filter(({ type }) => type !== "null").length > 1;
}

/** As the API takes it. What is no number or no JSON goes as it is: then the API says what is wrong with it. */
function parsed(form, value) {
  if (typeof value !== "string" || kindOf(form) === "text" || kindOf(form) === "choice") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The name of a shipped deck as people read it. */
function words(deck) {
  return capital(plainly(deck));
}
