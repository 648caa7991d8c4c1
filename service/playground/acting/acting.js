/**
 * Acting: what is asked, what may be done, and why not.
 */

import { html, useMemo, useRef, useState } from "../vendor/preact.js";
import { Bar } from "./bar.js";
import { Concede } from "./concede.js";
import { concerned, namesOf, visible } from "./concerned.js";
import { useFocus } from "./focus.js";
import { useKeys } from "./keys.js";
import { Live } from "./live.js";
import { Menu } from "./menu.js";
import { GOALS, goalsOf, usePass, WhilePassing } from "./passing.js";
import { common } from "./picking.js";
import { Refused } from "./refused.js";
import { useRoving } from "./roving.js";
import { openRule } from "./rule.js";
import { Shortcuts } from "./shortcuts.js";
import { Since } from "./since.js";
import { RuleLink } from "./words.js";

/**
 * All that a person acts with, besides the table.
 *
 * @param {{session: import("../session.js").Session, picked: import("./picking.js").Picked|null,
 *   onPick: (id: string|null, element?: HTMLElement) => void}} props
 */
export function Acting({ session, picked, onPick }) {
  const perspective = session.positions[session.at]?.perspective ?? null;
  if (perspective === null || session.curtain !== null) return null;
  return html`<${Deciding} session=${session} perspective=${perspective} picked=${picked} onPick=${onPick} />`;
}

function Deciding({ session, perspective, picked, onPick }) {
  const [helping, setHelping] = useState(false);
  const tried = useRef("");
  const names = useMemo(() => namesOf(perspective), [perspective]);
  const by = useMemo(() => concerned(perspective), [perspective]);
  const seen = useMemo(() => visible(perspective.view), [perspective]);
  const waits = session.busy || (perspective.legal_actions.length === 0 && perspective.outcome === null);
  const actsWith = useFocus(session.positions[session.at].state_id, waits);
  useRoving();
  const open = (rule) => openRule(session.ruleset, rule);

  const act = (index, goal) => {
    if (session.busy) return;
    actsWith(picked?.element ?? document.activeElement);
    tried.current = perspective.texts.actions[index];
    onPick(null);
    session.act(perspective.legal_actions[index], goal);
  };
  const { known, index: pass, goes } = usePass(session.ruleset, perspective);
  const goals = goalsOf(session, perspective, goes);
  const passTo = (to) => (goes ? act(pass, to) : session.passUntil(to));
  const escape = () => (picked ? close() : session.wish((passing) => passing.stop()));
  const close = () => {
    const { element } = picked ?? {};
    onPick(null);
    element?.focus({ preventScroll: true });
  };
  const press = (selector) => document.querySelector(selector)?.click();
  const goTo = (...selectors) => selectors.map(shown).find(Boolean)?.focus();
  useKeys({
    digit: ({ key }) => press(`[data-digit="${key}"]`),
    p: () => press("[data-pass]"),
    ...Object.fromEntries(Object.entries(GOALS).map(([key, { to }]) => [key, () => press(`[data-pass-to="${to}"]`)])),
    f: () => press("[data-full-control]"),
    u: () => session.undo(),
    r: () => session.redo(),
    a: () => goTo("[data-prompt]"),
    t: () => goTo('[data-zone] .usable[tabindex="0"]', '[data-zone] [data-id][tabindex="0"]'),
    b: () => goTo('[data-stop][tabindex="0"]'),
    l: () => goTo('[data-log][tabindex="0"]', "[data-log]"),
    "/": () => goTo("[data-search]"),
    "?": () => setHelping(true),
    ...((picked || session.passes) && { Escape: escape }),
  });

  const actions = picked === null ? [] : common(by, picked.ids);
  const own = new Set(picked?.ids.flatMap((id) => seen.get(id) ?? [id]));
  const reaches = actions.some((index) => names[index].some((name) => !own.has(name)));
  const prompt = promptOf(perspective, session);
  const over = perspective.outcome !== null;
  return html`<section class="acting" aria-label="Acting">
    <header>
      <h2 data-prompt tabindex="-1">${prompt}</h2>
      ${!over && html`<${RuleLink} rule=${perspective.decision.rule} onOpen=${open} />`}
      <span class="apart">
        <button type="button" class="quiet" data-keys aria-keyshortcuts="?" onClick=${() => setHelping(true)}>
          Keys <kbd aria-hidden="true">?</kbd>
        </button>
        <${Concede} session=${session} over=${over} />
      </span>
    </header>
    <${WhilePassing} session=${session} />
    <${Since} session=${session} />
    <${Refused} session=${session} tried=${tried.current} open=${open} />
    ${known &&
    html`<${Bar} session=${session} perspective=${perspective} names=${names} pass=${pass} goals=${goals}
      act=${act} passTo=${passTo} numbered=${picked === null} />`}
    ${picked !== null &&
    html`<${Menu} session=${session} perspective=${perspective} picked=${picked} actions=${actions} reaches=${reaches}
      namesOfThing=${(id) => seen.get(id) ?? [id]} act=${act} close=${close} />`}
    <${Live} session=${session} prompt=${prompt} />
    ${helping && html`<${Shortcuts} onClose=${() => setHelping(false)} />`}
  </section>`;
}

/** The first of some elements that can be seen. */
function shown(selector) {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
}

/** What is asked, by the names that the players have here. */
function promptOf({ outcome, texts, decision }, { seats }) {
  if (outcome !== null) return "The game is over";
  return decision.type === "waiting" ? `Waiting for ${seats[decision.seat].name}` : texts.decision;
}
