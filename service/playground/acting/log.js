/**
 * The log: what was done and what happened, in words, with the rule behind each event.
 */

import { Inline } from "../table/symbols.js";
import { Component, html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { openRule } from "./rule.js";
import { filtered, rowsOf } from "./rows.js";
import { RuleLink } from "./words.js";

const FILTERS = [
  ["all", "Everything"],
  ["actions", "Actions only"],
];

/**
 * @param {{session: import("../session.js").Session}} props
 */
export function Log({ session }) {
  const list = useRef(null);
  const [filter, setFilter] = useState("all");
  const rows = useRows(session);
  const shown = useMemo(() => filtered(rows, filter), [rows, filter]);
  useLayoutEffect(() => showNewest(list.current), [session.at, shown]);
  const last = shown.findLastIndex(({ at }) => at === session.at);
  return html`<section class="log-frame" aria-labelledby="log-heading">
    <header>
      <h2 id="log-heading">Log</h2>
      <div role="group" aria-label="What the log shows">
        ${FILTERS.map(
          ([name, title]) => html`<button type="button" class="quiet" data-log-filter=${name}
            aria-pressed=${filter === name} onClick=${() => setFilter(name)}>${title}</button>`,
        )}
      </div>
    </header>
    <ol ref=${list} data-log-list onKeyDown=${walk}>
      ${shown.map(
        (row, index) => html`<${Line} key=${row.key} row=${row} current=${row.at === session.at} later=${row.at > session.at}
          reached=${index === last} session=${session} />`,
      )}
    </ol>
  </section>`;
}

/** The rows of all positions that the viewer has seen; those of a position are made once. */
function useRows(session) {
  const kept = useRef(new WeakMap());
  const called = (seat) => (seat === session.viewer ? "You" : session.seats[seat].name);
  return useMemo(
    () =>
      session.positions.flatMap((position, at) => {
        const { perspective, by } = position;
        if (perspective === null) return [];
        const found = kept.current.get(perspective);
        if (found !== undefined && found.said === by?.text) return found.rows;
        const rows = rowsOf(at, position, called).map((row, place) => ({ ...row, key: `${at}-${place}` }));
        kept.current.set(perspective, { said: by?.text, rows });
        return rows;
      }),
    [session.positions],
  );
}

/** A row of the log; drawn again only when it looks different. */
class Line extends Component {
  shouldComponentUpdate(next) {
    return ["row", "current", "later", "reached"].some((name) => next[name] !== this.props[name]);
  }

  render({ row, current, later, reached, session }) {
    const { at, kind, text, rule } = row;
    const level = ["turn", "step"].includes(kind) ? "h3" : "span";
    const look = `${kind} ${current ? "current" : ""} ${later ? "later" : ""}`;
    return html`<li class=${look} aria-current=${reached ? "step" : undefined}>
      <${level} class="said"><button type="button" data-log=${at} data-kind=${kind} tabindex=${reached ? 0 : -1}
        title="Go to this position" onClick=${() => session.goTo(at)}><${Inline} text=${text} /></button></${level}>
      ${rule && html`<${RuleLink} rule=${rule} tabindex=${-1} onOpen=${() => openRule(session.ruleset, rule)} />`}
    </li>`;
  }
}

/** Scroll what has been reached into sight, without moving anything but the list. */
function showNewest(list) {
  const row = list.querySelector('[aria-current="step"]');
  if (row === null) return;
  const frame = list.closest(".log") ?? list;
  const { top, bottom } = row.getBoundingClientRect();
  const within = frame.getBoundingClientRect();
  if (bottom > within.bottom) frame.scrollTop += bottom - within.bottom;
  else if (top < within.top) frame.scrollTop -= within.top - top;
}

/** Up and down go from line to line, right and left between a line and its rule. */
function walk(event) {
  const row = event.target.closest("li");
  const to = {
    ArrowDown: () => row.nextElementSibling?.querySelector("[data-log]"),
    ArrowUp: () => row.previousElementSibling?.querySelector("[data-log]"),
    ArrowRight: () => row.querySelector("[data-rule]"),
    ArrowLeft: () => row.querySelector("[data-log]"),
    Home: () => row.parentElement.querySelector("[data-log]"),
    End: () => row.parentElement.lastElementChild.querySelector("[data-log]"),
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  to()?.focus();
}
