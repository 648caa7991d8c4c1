/**
 * A deck list in a dialog: pasted or read from a file, with its cards drawn, and what stands against it.
 */

import { openRule } from "../acting/rule.js";
import { RuleLink, sentence } from "../acting/words.js";
import { lookUp } from "../api.js";
import { ProblemBanner } from "../problem.js";
import { counted } from "../table/words.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Drawn } from "./drawn.js";
import { Missing } from "./missing.js";
import { textOf, useRead } from "./reading.js";

/**
 * @param {object} props
 * @param {object} props.ruleset what the API tells of it
 * @param {string} props.what what the list is: a `deck`, a `card set`
 * @param {string} props.text the list that is there already
 * @param {(list: import("./bring.js").List) => void} props.onTake
 * @param {() => void} props.onClose
 */
export function ListDialog({ ruleset, what, text: before, onTake, onClose }) {
  const dialog = useRef(null);
  const heading = useRef(null);
  const taken = useRef(null);
  const [text, setText] = useState(before);
  const [fault, setFault] = useState(null);
  const [limits, setLimits] = useState(null);
  const { answer, problem, unread, settled, again } = useRead(ruleset.id, text, limits);
  useLayoutEffect(() => dialog.current.showModal(), []);
  useEffect(() => void lookUp("/v1/rulesets").then((found) => setLimits(found.limits), () => setLimits({})), []);
  const enter = (entered) => {
    setFault(null);
    setText(entered);
  };
  const open = async (file) => {
    const found = await textOf(file, limits);
    if (found.fault) setFault(found.fault);
    else enter(found.text);
  };
  const drop = (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    open(file);
  };
  const pick = ({ target }) => {
    if (target.files[0]) open(target.files[0]);
    target.value = "";
  };
  const mend = (mended) => {
    enter(mended);
    heading.current.focus();
  };
  // the browser gives the focus back to where it was as the dialog closes; only then is it taken away
  const close = (list) => {
    taken.current = list;
    dialog.current.close();
  };
  const ready = settled && answer?.playable === true;
  const wrong = fault ?? unread;
  return html`<dialog ref=${dialog} class="list-dialog" data-list-dialog aria-labelledby="list-heading"
    onClose=${() => (taken.current ? onTake(taken.current) : onClose())}
    onDragOver=${(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()} onDrop=${drop}>
    <h2 id="list-heading" ref=${heading} tabindex="-1">Bring a ${what} to ${ruleset.name}</h2>
    <div class="list-sheet">
      <div class="field">
        <label for="list-text">The list</label>
        <textarea id="list-text" rows="14" spellcheck="false" autofocus aria-describedby="list-hint list-fault"
          aria-invalid=${wrong ? "true" : null} placeholder="4 Lightning Bolt" value=${text}
          onInput=${({ target }) => enter(target.value)}></textarea>
        <span class="hint" id="list-hint">
          Paste it, or drop a file here: one card a line, as Arena, Magic Online, Cockatrice and many sites write it.
        </span>
        <span class="fault" id="list-fault" role="alert">${wrong}</span>
        <div class="tools">
          <label class="button">Choose a file …
            <input class="unseen" type="file" data-list-file accept=".txt,.dec,.dek,.cod,text/plain" onChange=${pick} />
          </label>
        </div>
      </div>
      <div class="list-answer" aria-busy=${!settled}>
        <p role="status" id="list-status" data-list-status class=${ready ? "good" : ""}>
          ${said(ruleset, what, text, { answer, settled, wrong: wrong ?? problem })}
        </p>
        ${problem && html`<${ProblemBanner} problem=${problem} onAgain=${again} />`}
        ${answer && html`<${Against} ruleset=${ruleset} what=${what} answer=${answer} text=${settled ? text : null} onMend=${mend} />`}
        ${answer && html`<${Drawn} answer=${answer} />`}
      </div>
    </div>
    <div class="tools list-end">
      <button type="button" class="chief" data-list-take disabled=${!ready} aria-describedby="list-status"
        onClick=${() => close({ text, answer })}>Play with this ${what}</button>
      <button type="button" data-list-close onClick=${() => close(null)}>Cancel</button>
    </div>
  </dialog>`;
}

/** How the list stands, in a sentence or two. */
function said({ name }, what, text, { answer, settled, wrong }) {
  if (wrong) return "";
  if (text.trim() === "") return "No list yet.";
  if (!settled) return "The list is being read …";
  const found = answer.lines.reduce((sum, { card, copies }) => (card === undefined ? sum : sum + copies), 0);
  const here = `${counted(found, "card")} found`;
  if (answer.missing > 0) return `${here}, ${answer.missing} missing.`;
  if (found === 0) return "There is no card in it that is played.";
  return answer.playable ? `${here}: the ${what} can be played.` : `${here}. The rules of ${name} do not allow the ${what} as it is.`;
}

/** What stands against the list, and what was made of it. */
function Against({ ruleset, what, answer: { lines, faults, remarks, notes }, text, onMend }) {
  const aside = lines.filter(({ status }) => status === "left_out");
  const number = aside.reduce((sum, { copies }) => sum + copies, 0);
  return html`<${Missing} lines=${lines} text=${text} onMend=${onMend} />
    ${faults.length > 0 &&
    html`<section data-list-faults>
      <h3>What the rules say of the ${what}</h3>
      <${Sayings} ruleset=${ruleset} sayings=${faults} />
    </section>`}
    ${aside.length > 0 &&
    html`<details data-left-out>
      <summary>${counted(number, "card")} left out</summary>
      <ul class="sayings">${aside.map(({ copies, name }) => html`<li>${copies} ${name}</li>`)}</ul>
    </details>`}
    ${remarks.length > 0 &&
    html`<details data-list-remarks>
      <summary>${counted(remarks.length, "remark")}</summary>
      <${Sayings} ruleset=${ruleset} sayings=${remarks} />
    </details>`}
    <ul class="hint" data-list-notes>${notes.map((note) => html`<li>${sentence(note)}</li>`)}</ul>`;
}

function Sayings({ ruleset, sayings }) {
  return html`<ul class="sayings">
    ${sayings.map(
      ({ message, rule }) => html`<li>
        ${sentence(message)} ${rule && html`<${RuleLink} rule=${rule} onOpen=${(opened) => openRule(ruleset.id, opened)} />`}
      </li>`,
    )}
  </ul>`;
}
