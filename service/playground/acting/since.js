/**
 * What has happened since the person who looks decided last: what others did stands there until the next decision.
 */

import { Inline } from "../table/symbols.js";
import { html, useLayoutEffect, useMemo, useRef } from "../vendor/preact.js";
import { filtered, rowsOf } from "./rows.js";

/**
 * The rows of the log since a seat decided last, without passes.
 *
 * @param {{positions: import("../line.js").Position[], at: number, viewer: number, seats: {name: string}[]}} session
 * @returns {import("./rows.js").Row[]}
 */
export function since({ positions, at, viewer, seats }) {
  const own = positions.slice(0, at + 1).findLastIndex(({ by }) => by?.seat === viewer);
  const called = (seat) => (seat === viewer ? "You" : seats[seat].name);
  const rows = positions
    .slice(Math.max(own, 0), at + 1)
    .flatMap((position, index) => (position.perspective ? rowsOf(Math.max(own, 0) + index, position, called) : []));
  return filtered(rows, "telling");
}

/** @param {{session: import("../session.js").Session}} props */
export function Since({ session }) {
  const list = useRef(null);
  const rows = useMemo(() => since(session), [session.positions, session.at]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [rows]);
  if (rows.length === 0) return null;
  return html`<ol ref=${list} class="since" data-since tabindex="0" aria-label="What has happened since you decided">
    ${rows.map(({ kind, text }, index) => html`<li key=${index} class=${kind}><${Inline} text=${text} /></li>`)}
  </ol>`;
}
