/**
 * The page: which part of it the fragment of the address names, and what is around all of them.
 */

import { Problem } from "./api.js";
import { Game } from "./game.js";
import { Lobby } from "./lobby.js";
import { remembered } from "./memory.js";
import { ProblemBanner } from "./problem.js";
import { Session } from "./session.js";
import { ThemeSwitch } from "./theme.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { fromFragment, Workbench } from "./workbench/workbench.js";

/** How long after a change the second click of a double click does nothing, in milliseconds. */
const SECOND_CLICK = 300;

const root = document.getElementById("page");

let current = null;

/** Begin to play a session, and show it. */
function play(session, where = "#/game") {
  current?.close();
  current = session;
  if (location.hash === where) draw();
  else location.hash = where;
}

/** The session that a fragment asks for, where the page has none yet. */
async function sessionFor(fragment) {
  if (/^#(state|record)=/.test(fragment)) return fromFragment(fragment);
  const memory = current === null && fragment !== "#/" ? remembered() : null;
  return memory ? Session.resume(memory) : current;
}

function Page({ fragment }) {
  const [shown, setShown] = useState({ fragment: null, session: current, problem: null });
  useEffect(() => {
    let wanted = true;
    sessionFor(fragment)
      .then((session) => {
        if (!wanted) return;
        if (session !== current) current?.close();
        current = session;
        setShown({ fragment, session, problem: null });
      })
      .catch((problem) => {
        if (!(problem instanceof Problem)) throw problem;
        if (wanted) setShown({ fragment, session: current, problem });
      });
    return () => {
      wanted = false;
    };
  }, [fragment, current]);
  const part = /^#(state|record)=/.test(fragment) ? "workbench" : fragment.replace("#/", "");
  return html`
    <header class="bar">
      <a class="brand" href="#/">headjudge</a>
      <nav aria-label="Parts of the playground">
        ${[
          ["", "New game"],
          ["game", "Table"],
          ["workbench", "Workbench"],
        ].map(
          ([name, title]) =>
            html`<a href=${`#/${name}`} aria-current=${part === name ? "page" : null}>${title}</a>`,
        )}
        <a href="../docs/">API</a>
      </nav>
      <${ThemeSwitch} />
    </header>
    ${shown.fragment === fragment
      ? html`<${Part} part=${part} ...${shown} />`
      : html`<p class="loading" role="status">One moment …</p>`}
  `;
}

function Part({ part, session, problem }) {
  if (problem) {
    return html`<main class="lobby">
      <${ProblemBanner} problem=${problem} />
      <p><a href="#/">Begin a new game</a></p>
    </main>`;
  }
  if (part === "workbench") return html`<${Workbench} session=${session} onPlay=${play} />`;
  if (part === "game" && session) return html`<${Game} key=${session} session=${session} />`;
  return html`<${Lobby} onPlay=${play} />`;
}

function draw() {
  render(html`<${Page} fragment=${location.hash || "#/"} />`, root);
}

/** The second click of a double click is meant for what was there before, and so is a key that is held down. */
function onlyMeant(event) {
  const second = event.type === "click" ? event.detail > 1 : event.repeat && ["Enter", " "].includes(event.key);
  const fresh = current && performance.now() - current.since < SECOND_CLICK;
  if (second && (fresh || current?.busy)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

root.addEventListener("click", onlyMeant, { capture: true });
root.addEventListener("keydown", onlyMeant, { capture: true });
addEventListener("hashchange", draw);
addEventListener("online", () => current?.again());
root.replaceChildren();
draw();
