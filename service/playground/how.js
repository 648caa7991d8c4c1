/**
 * How to play a game: a few words, the table with its parts named, and the rules that surprise, each with its link.
 */

import { concerned } from "./acting/concerned.js";
import { openRule } from "./acting/rule.js";
import { RuleLink } from "./acting/words.js";
import { call, lookUp, Problem } from "./api.js";
import { ProblemBanner } from "./problem.js";
import { personsAt } from "./seats.js";
import { Table } from "./table/table.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";

/** Where the table shows the members of a view that guides name. */
const PLACES = {
  step: ".steps",
  phase: ".steps",
  seats: ".opponents",
  stack: '[data-zone="stack"]',
  pile: '[data-zone="pile"]',
  battles: '[data-zone="battle"]',
  "middle.market": '[data-zone="market"]',
  "middle.planeswalkers": '[data-zone="planeswalkers"]',
  supply: '[data-zone="supply"]',
  battlefield: ".mine .battlefield",
  castles: '.mine [data-zone^="castle-"]',
  "castles.*.reserve": '.mine [data-zone^="reserve-"]',
  realms: '.mine [data-zone^="provinces-"]',
  stocks: '.mine [data-zone^="stock-"]',
  match: ".mine .stat-score",
  "seats.*.creatures": '.mine [data-zone^="creatures-"]',
  "seats.*.lands": '.mine [data-zone^="lands-"]',
  "seats.*.mana": '.mine [data-zone^="mana-"]',
  "seats.*.life": ".mine .stat-life",
  "seats.*.cards_in_library": '.mine [data-zone^="library-"]',
  "seats.*.deck_count": '.mine [data-zone^="deck-"]',
  "seats.*.graveyard": '.mine [data-zone^="graveyard-"]',
  "seats.*.discard": '.mine [data-zone^="discard-"]',
  "seats.*.hand": ".mine .hand",
};

/** @param {{ruleset: string}} props */
export function How({ ruleset }) {
  const [{ guide, problem }, setFound] = useState({});
  useEffect(() => {
    const tell = (problem) => setFound({ problem });
    lookUp(`/v1/rulesets/${encodeURIComponent(ruleset)}/guide`).then((guide) => setFound({ guide }), tell);
  }, [ruleset]);
  if (problem) return html`<main class="how" data-screen="how"><${ProblemBanner} problem=${problem} /></main>`;
  if (!guide) return html`<p class="loading" role="status">One moment …</p>`;
  return html`<main class="how" data-screen="how">
    <h1>How to play ${guide.name}</h1>
    <div class="top">
      <div class="words">
        ${guide.words.map((paragraph) => html`<p>${paragraph}</p>`)}
        <p><a class="button" href="#/">Begin a game</a></p>
      </div>
      <${Here} />
    </div>
    <h2>The table</h2>
    <${Picture} guide=${guide} />
    <h2>Ten rules that surprise a Magic player</h2>
    <ol class="surprises" data-surprises>
      ${guide.surprises.map(
        ({ text, rules }) => html`<li>
          ${text} ${rules.map((rule) => html`<${RuleLink} rule=${rule} onOpen=${(id) => openRule(ruleset, id)} /> `)}
        </li>`,
      )}
    </ol>
  </main>`;
}

/** How the page is played on, whatever the game. */
function Here() {
  return html`<section class="here">
    <h2>On this page</h2>
    <ul class="words">
      <li>Click a card to see what it can do now, or why it cannot. Click it once more to do its only action.</li>
      <li>You are asked in steps that have a ▼ in your turns and a ▲ in others', in answer to what others cast, and when you
        are attacked. Click the signs to change that; <i>Full control</i> asks everywhere.</li>
      <li><kbd>p</kbd> passes, <kbd>e</kbd> to the end of the turn, <kbd>m</kbd> to your next one; <kbd>Escape</kbd> stops.${" "}
        <kbd>?</kbd> lists all keys.</li>
      <li>Every rule is a link, <i>Undo</i> takes back what you did, and the log leads to any earlier position.</li>
    </ul>
  </section>`;
}

/** The position of a guide, with a number at each of its parts. */
function Picture({ guide }) {
  const drawn = useRef(null);
  const [perspective, setPerspective] = useState(null);
  const [corners, setCorners] = useState([]);
  useEffect(() => {
    const body = { state: guide.state, actions: [], include: ["texts"], perspectives: [0] };
    call("POST", "/v1/adjudications", body).then(({ perspectives }) => setPerspective(perspectives[0]), (problem) => {
      if (!(problem instanceof Problem)) throw problem; // the list says it all the same
    });
  }, [guide]);
  useLayoutEffect(() => {
    if (perspective === null) return undefined;
    const measured = () => setCorners(guide.parts.map(({ shows }) => cornerOf(drawn.current, PLACES[shows])));
    const resized = new ResizeObserver(measured);
    resized.observe(drawn.current.firstElementChild);
    return () => resized.disconnect();
  }, [perspective]);
  return html`<figure class="picture">
    <div class="drawn" ref=${drawn} role="img" aria-label=${`The table of ${guide.name}, with numbers as in the list`} inert>
      ${perspective && html`<${Table} perspective=${perspective} ruleset=${guide.ruleset} concerned=${concerned(perspective)}
        seats=${personsAt(perspective)} />`}
      ${corners.map((corner, index) => corner && html`<b class="number" data-number=${index + 1} style=${corner}>${index + 1}</b>`)}
    </div>
    <figcaption>
      <ol class="parts" data-parts>
        ${guide.parts.map(({ name, text }) => html`<li><b>${name}.</b> ${text}</li>`)}
      </ol>
    </figcaption>
  </figure>`;
}

/** The upper left corner of the place that a selector finds in a picture; null: it finds none. */
function cornerOf(picture, selector) {
  const place = [...picture.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!place) return null;
  const within = picture.getBoundingClientRect();
  const { left, top } = place.getBoundingClientRect();
  return { left: `${left - within.left}px`, top: `${top - within.top}px` };
}
