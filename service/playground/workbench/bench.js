/** The workbench: a state as JSON beside its table, a card as JSON beside its face, and the calls behind them. */

import { lookUp, Problem } from "../api.js";
import { ProblemBanner } from "../problem.js";
import { Session } from "../session.js";
import { html, useCallback, useEffect, useState } from "../vendor/preact.js";
import { CallPanel } from "./calls.js";
import { CardWriter } from "./card.js";
import { useChecked } from "./checked.js";
import { inFile, judged } from "./documents.js";
import { draft, isNew, lay } from "./draft.js";
import { Editor } from "./editor.js";
import { Faults } from "./faults.js";
import { Position } from "./position.js";
import { ShareState } from "./share.js";
import { firstState, Start } from "./start.js";

const TABS = { state: "Position", card: "Card" };

/**
 * @param {{session: Session|null, opened?: object, onSession: (session: Session) => void}} props the session of the page,
 *   a state to lay on the workbench, and what takes over a session that is begun here
 */
export function Bench({ session, opened, onSession }) {
  const [{ text, laid }, setWritten] = useState({ text: draft.state, laid: 0 });
  const [tab, setTab] = useState("state");
  const [cards, setCards] = useState(0);
  const [problem, setProblem] = useState(null);
  const attempt = async (work) => {
    setProblem(null);
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused;
      setProblem(refused);
    }
  };
  const show = async (state) => {
    const now = await lay(state);
    setWritten((before) => ({ text: now, laid: before.laid + 1 }));
    setTab("state");
  };
  useEffect(() => {
    if (opened && isNew(opened)) show(opened);
    else if (text === null) attempt(async () => show(await firstState(session)));
  }, [opened]);
  const change = (now) => {
    draft.state = now;
    setWritten((before) => ({ ...before, text: now }));
  };
  const open = (file) =>
    attempt(async () => {
      const { kind, document, text: card } = await inFile(file);
      if (kind === "record") onSession(await Session.replay(document));
      else if (kind === "state") await show(document);
      else {
        draft.card = card;
        setCards(cards + 1);
        setTab("card");
      }
    });
  return html`<main class="workbench" data-screen="workbench" onDragOver=${(event) => event.preventDefault()} onDrop=${(event) => dropped(event, open)}>
    <h1 class="unseen">Workbench</h1>
    <div class="tools">
      <${Start} session=${session} onState=${(come) => attempt(async () => show(await come()))} />
      <label class="button">
        Open a file
        <input class="unseen" type="file" accept=".json,application/json" data-open onChange=${(event) => picked(event, open)} />
      </label>
    </div>
    ${problem && html`<${ProblemBanner} problem=${problem} onDismiss=${() => setProblem(null)} />`}
    ${text === null
      ? !problem && html`<p class="loading" role="status">One moment …</p>`
      : html`<${Desk}
          text=${text}
          laid=${laid}
          tab=${tab}
          onTab=${setTab}
          writer=${cards}
          onChange=${change}
          onState=${show}
          onPlay=${(state, seats) => attempt(async () => onSession(await Session.from(state, { seats })))}
        />`}
    <${CallPanel} />
  </main>`;
}

function Desk({ text, laid, tab, onTab, writer, onChange, onState, onPlay }) {
  const checked = useChecked(text, judged);
  const [said, setSaid] = useState("");
  const [listed, setListed] = useState({ faults: [], go: () => {} });
  const [takes, setTakes] = useState(false);
  const sound = checked.settled && checked.seen?.length > 0 ? checked.value : null;
  const ruleset = typeof checked.value?.ruleset === "string" ? checked.value.ruleset : undefined;
  useEffect(() => {
    if (sound) lookUp(`/v1/rulesets/${ruleset}`).then(({ options }) => setTakes(options.some(({ name }) => name === "cards")));
  }, [sound, ruleset]);
  const put = async (state, told) => {
    await onState(state);
    setSaid(told);
  };
  return html`<div class="bench">
    <section class="writing" aria-label="What is written">
      <div role="tablist" class="tabs" onKeyDown=${(event) => turned(event, tab, onTab)}>
        ${Object.entries(TABS).map(
          ([name, title]) =>
            html`<button
              role="tab"
              id=${`tab-${name}`}
              data-tab=${name}
              aria-selected=${name === tab}
              aria-controls=${`panel-${name}`}
              tabindex=${name === tab ? 0 : -1}
              onClick=${() => onTab(name)}
            >
              ${title}
            </button>`,
        )}
      </div>
      <p class="unseen" role="status" data-said>${said}</p>
      <div role="tabpanel" id="panel-state" aria-labelledby="tab-state" class="panel" hidden=${tab !== "state"}>
        <${Editor}
          label="The state, as JSON"
          text=${text}
          laid=${laid}
          faults=${checked.faults}
          onChange=${onChange}
          onPlaced=${useCallback((faults, go) => setListed({ faults, go }), [])}
          hook=${{ "data-editor": "" }}
        />
        <div class="tools">
          <p role="status" data-state-status>${statusOf(checked)}</p>
          <button data-tidy disabled=${!checked.settled || checked.value === undefined} onClick=${() => onState(checked.value)}>
            Tidy
          </button>
          <${ShareState} state=${sound} />
        </div>
        <${Faults} ...${listed} ruleset=${ruleset} />
      </div>
      <div role="tabpanel" id="panel-card" aria-labelledby="tab-card" class="panel" hidden=${tab !== "card"}>
        ${tab === "card" && html`<${CardWriter} key=${writer} state=${sound} takes=${takes} onPlaced=${put} />`}
      </div>
    </section>
    <${Position} checked=${checked} onPlay=${onPlay} />
  </div>`;
}

function statusOf({ settled, faults, problem }) {
  if (!settled) return "Checking …";
  if (problem) return "It could not be checked.";
  if (faults.length === 0) return "No faults.";
  return faults.length === 1 ? "One fault:" : `${faults.length} faults:`;
}

function turned(event, tab, onTab) {
  const names = Object.keys(TABS);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const name = names[(names.indexOf(tab) + step + names.length) % names.length];
  onTab(name);
  document.getElementById(`tab-${name}`).focus();
}

function picked(event, open) {
  const [file] = event.target.files;
  event.target.value = "";
  if (file) open(file);
}

function dropped(event, open) {
  const [file] = event.dataTransfer.files;
  if (!file) return;
  event.preventDefault();
  open(file);
}
