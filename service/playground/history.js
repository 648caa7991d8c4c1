/**
 * Back and forth through a game: undo, redo, a slider through all its positions, and the speed of bots.
 */

import { PACES } from "./bots.js";
import { html } from "./vendor/preact.js";

/**
 * @param {{session: import("./session.js").Session}} props
 */
export function History({ session }) {
  const last = session.positions.length - 1;
  return html`<section class="history" aria-label="Course of the game">
    ${session.takesBack && html`<${Undo} session=${session} />`}
    <div class="slider">
      <input
        type="range"
        aria-label="Position"
        aria-valuetext=${`Position ${session.at + 1} of ${last + 1}`}
        min="0"
        max=${last}
        value=${session.at}
        data-slider
        onInput=${(event) => session.goTo(event.target.valueAsNumber)}
      />
      <output>${session.at + 1} / ${last + 1}</output>
    </div>
    ${session.botsPlay && html`<${Pace} session=${session} />`}
    ${session.free && html`<${Viewer} session=${session} />`}
  </section>`;
}

function Undo({ session }) {
  return html`<button data-undo disabled=${!session.can(-1)} onClick=${() => session.undo()} aria-keyshortcuts="Control+Z">
      Undo
    </button>
    <button data-redo disabled=${!session.can(1)} onClick=${() => session.redo()} aria-keyshortcuts="Control+Y">
      Redo
    </button>`;
}

function Pace({ session }) {
  return html`<div class="pace" role="group" aria-label="Bots">
    ${session.takesBack &&
    html`<button data-pause aria-pressed=${session.paused} onClick=${() => session.pause(!session.paused)}>
        ${session.paused ? "Go on" : "Pause"}
      </button>
      <button data-step disabled=${!session.paused || !session.waitsForBot} onClick=${() => session.step()}>One move</button>`}
    <label>
      <span class="unseen">Speed of bots</span>
      <select data-pace value=${session.pace} onChange=${(event) => session.setPace(event.target.value)}>
        ${Object.keys(PACES).map((pace) => html`<option value=${pace} selected=${pace === session.pace}>${pace}</option>`)}
      </select>
    </label>
  </div>`;
}

function Viewer({ session }) {
  return html`<label class="pace viewer">
    Seen by
    <select data-viewer onChange=${(event) => session.look(Number(event.target.value))}>
      ${session.seats.map(
        ({ name }, seat) => html`<option value=${seat} selected=${seat === session.viewer}>${name}</option>`,
      )}
    </select>
  </label>`;
}
