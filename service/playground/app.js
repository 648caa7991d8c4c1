/**
 * The page: which part of it the fragment of the address names, and what is around all of them.
 */

import { keep, kept } from "./friends/kept.js";
import { placeOf, read } from "./friends/links.js";
import { Game } from "./game.js";
import { Lobby } from "./lobby.js";
import { remembered } from "./memory.js";
import { Session } from "./session.js";
import { ThemeSwitch } from "./theme.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { opened } from "./workbench/links.js";
import { later } from "./workbench/later.js";
import { Workbench } from "./workbench/workbench.js";

/** How long after a change the second click of a double click does nothing, in milliseconds. */
const SECOND_CLICK = 300;

const PARTS = { "#/": "lobby", "#/game": "game", "#/workbench": "workbench" };
const TITLES = { lobby: "New game", game: "Table", workbench: "Workbench" };

/** How to play the ruleset that the fragment names. */
const HOW = /^#\/how\/(\w+)$/;
const How = later(() => import("./how.js").then((loaded) => loaded.How));
const Join = later(() => import("./friends/join.js").then((loaded) => loaded.Join));
const TableGame = later(() => import("./friends/table.js").then((loaded) => loaded.TableGame));

const root = document.getElementById("page");

/** @type {Session|import("./friends/session.js").TableSession|null} the session of this page */
let current = null;

/** How often another session was begun here. */
let turn = 0;

/** Show a session at its table. */
function play(session) {
  current = session;
  turn += 1;
  if (location.hash === session.place) draw();
  else location.hash = session.place;
}

/**
 * What a fragment asks for: the part of the page, and the session or the document that it shows.
 *
 * @returns {Promise<{part: "lobby"|"game"|"table"|"join"|"workbench"|"how", session: Session|null, ruleset?: string,
 *   document?: object, link?: object, instead?: string}>}
 *   `instead`: the fragment under which it goes on, so that a reload keeps what was done since
 */
async function asked(fragment) {
  const link = read(fragment);
  if (link?.invitation) return { part: "join", session: null, link };
  if (link) return { part: "table", session: await seated(link), instead: placeOf(link.table) };
  if (/^#(state|record)=/.test(fragment)) {
    const { kind, document } = await opened(fragment);
    if (kind === "state") return { part: "workbench", session: known(), document };
    return { part: "game", session: await Session.replay(document), instead: "#/game" };
  }
  const [, ruleset] = HOW.exec(fragment) ?? [];
  if (ruleset) return { part: "how", session: current, ruleset };
  const part = PARTS[fragment] ?? "lobby";
  return { part, session: part === "lobby" ? current : known() };
}

/** The session at a table, where a link to a seat leads, or where this browser has one. */
async function seated({ table, token }) {
  if (token && kept(table)?.token !== token) keep({ table, token, ruleset: "", title: "", invitations: [] });
  else if (current?.table === table) return current;
  const { TableSession } = await import("./friends/session.js");
  return TableSession.open(table);
}

/** The session of this page, or the one that it had before it was loaded again, or before a table was looked at. */
function known() {
  if (current instanceof Session) return current;
  const memory = remembered();
  return memory ? Session.resume(memory) : null;
}

function Page({ fragment, turn }) {
  const [shown, setShown] = useState({ fragment: null });
  useEffect(() => {
    let wanted = true;
    const show = ({ instead = fragment, ...found }) => {
      if (!wanted) return;
      current = found.session ?? current;
      setShown({ fragment: instead, ...found });
      if (instead === fragment) return;
      history.replaceState(null, "", instead);
      draw();
    };
    asked(fragment).then(show, (problem) => show({ part: "lobby", problem, ...(read(fragment) && { instead: "#/" }) }));
    return () => {
      wanted = false;
    };
  }, [fragment, turn]);
  const there = shown.fragment === fragment;
  return html`
    <header class="bar">
      <a class="brand" href="#/">headjudge</a>
      <nav aria-label="Parts of the playground">
        ${Object.entries(PARTS).map(
          ([href, part]) =>
            html`<a href=${href} aria-current=${there && shown.part === part ? "page" : null}>${TITLES[part]}</a>`,
        )}
        <a href="../docs/">API</a>
      </nav>
      <${ThemeSwitch} />
    </header>
    ${there ? html`<${Part} ...${shown} />` : html`<p class="loading" role="status">One moment …</p>`}
  `;
}

function Part({ part, session, ruleset, document, link, problem }) {
  if (part === "join") return html`<${Join} key=${link.table} ...${link} />`;
  if (part === "table") return html`<${TableGame} key=${session} session=${session} onSession=${play} />`;
  if (part === "how") return html`<${How} key=${ruleset} ruleset=${ruleset} />`;
  if (part === "workbench") {
    return html`<${Workbench} key=${session} session=${session} opened=${document} onSession=${play} />`;
  }
  if (part === "game" && session) return html`<${Game} key=${session} session=${session} onSession=${play} />`;
  return html`<${Lobby} problem=${problem} onSession=${play} />`;
}

function draw() {
  render(html`<${Page} fragment=${location.hash || "#/"} turn=${turn} />`, root);
}

/** The second click of a double click is meant for what was there before, if that has changed. */
function onlyMeant(event) {
  if (event.detail > 1 && current && performance.now() - current.since < SECOND_CLICK) drop(event);
}

/** A key that is held down acts once; it still moves, scrolls and types. */
function onlyOnce(event) {
  const acts = event.key === "Enter" || (event.key.length === 1 && !event.ctrlKey && !event.metaKey);
  if (event.repeat && acts && !event.target.closest("input, textarea, [contenteditable]")) drop(event);
}

function drop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener("click", onlyMeant, { capture: true });
addEventListener("keydown", onlyOnce, { capture: true });
addEventListener("hashchange", draw);
addEventListener("online", () => current?.again());
root.replaceChildren();
draw();
