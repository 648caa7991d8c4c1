/**
 * The bar: what is asked, and every action that answers it.
 */

import { Inline } from "../table/symbols.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { ActionButton } from "./button.js";
import { calling } from "./calling.js";
import { grouped, matching } from "./grouping.js";
import { PassTo } from "./passing.js";

/** A list that is longer has a search. */
const LONG = 12;

/**
 * All actions of a decision: those that concern nothing visible first, then by what acts; the one that passes has
 * a place of its own.
 *
 * @param {object} props
 * @param {import("../session.js").Session} props.session
 * @param {object} props.perspective
 * @param {string[][]} props.names what each action names
 * @param {number} props.pass the action that passes; -1: there is none
 * @param {[string, object][]} props.goals up to where one may pass
 * @param {(index: number) => void} props.act
 * @param {(goal: string) => void} props.passTo
 * @param {boolean} props.numbered whether digits choose from this list
 */
export function Bar({ session, perspective, names, pass, goals, act, passTo, numbered }) {
  const [search, setSearch] = useState("");
  const texts = perspective.texts.actions;
  const { state_id } = session.positions[session.at];
  useEffect(() => setSearch(""), [state_id]);
  const groups = useMemo(() => {
    const found = matching(texts, search).filter((index) => index !== pass);
    return grouped({ actions: perspective.legal_actions, texts, names }, found);
  }, [perspective, search, pass]);
  const order = groups.flatMap(({ indices }) => indices);
  const rest = texts.length - (pass < 0 ? 0 : 1);
  const button = (index) => html`<${ActionButton} key=${index} index=${index} text=${texts[index]}
    digit=${order.indexOf(index) + 1} numbered=${numbered} act=${act} disabled=${session.busy} />`;
  return html`<div class="actions" data-bar>
    ${pass >= 0 &&
    html`<button type="button" class="action chief pass" data-pass data-action=${pass} aria-keyshortcuts="p"
      disabled=${session.busy} onClick=${() => act(pass)}><kbd aria-hidden="true">p</kbd><span><${Inline} text=${texts[pass]} /></span></button>`}
    <${PassTo} goals=${goals} passTo=${passTo} disabled=${session.busy} />
    ${rest > LONG &&
    html`<label class="search">
      <span>${rest} actions</span>
      <input type="search" data-search placeholder="Search ( / )" aria-label="Search the actions" value=${search}
        onInput=${({ target }) => setSearch(target.value)} />
    </label>`}
    <div class="groups" key=${state_id}>
      ${groups.map(({ name, words, indices }) => {
        const title = name === null ? words : calling(name, perspective.view, session.seats, session.viewer);
        return indices.length === 1 || title === ""
          ? indices.map(button)
          : html`<fieldset key=${indices[0]}><legend><${Inline} text=${name === null ? `${title} …` : title} /></legend>${indices.map(button)}</fieldset>`;
      })}
      ${search !== "" && order.length === 0 && html`<p class="hint">No action has these words.</p>`}
    </div>
  </div>`;
}
