/**
 * Why something can't be used: each kind of action that could concern it, with the reasons against it.
 */

import { Inline } from "../table/symbols.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { aboutOf, namesOf } from "./concerned.js";
import { openRule } from "./rule.js";
import { Reasons, sentence } from "./words.js";

/**
 * Ask for the verdicts on a thing, under each of its names.
 *
 * @param {import("../session.js").Session} session
 * @param {object} perspective
 * @param {string[]} names of the thing
 * @returns {Promise<object[]>} those that are not legal, each action once
 */
async function refusals(session, perspective, names) {
  const answers = await Promise.all(
    names.map(async (name) => {
      const about = aboutOf(name);
      const verdicts = await session.whyNot(about);
      return about === name ? verdicts : ofPlace(verdicts, name, perspective);
    }),
  );
  const found = new Map(answers.flat().map((verdict) => [JSON.stringify(verdict.action), verdict]));
  return [...found.values()].filter(({ legal }) => !legal);
}

/** Those of one place, where the parameters do not tell whose it is. */
function ofPlace(verdicts, name, perspective) {
  const named = namesOf({ ...perspective, legal_actions: verdicts.map(({ action }) => action) });
  return verdicts.filter((_, index) => named[index].includes(name));
}

/**
 * The refusals of a thing.
 *
 * @param {{session: import("../session.js").Session, perspective: object, names: string[], more: boolean}} props
 *   `names` of the thing; `more`: it can be used, and this is about what else there is
 */
export function Why({ session, perspective, names, more }) {
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    let asked = true;
    setAnswer(null);
    refusals(session, perspective, names).then(
      (verdicts) => asked && setAnswer({ verdicts }),
      (problem) => asked && setAnswer({ problem }),
    );
    return () => {
      asked = false;
    };
  }, [perspective, names.join(" ")]);
  const open = (rule) => openRule(session.ruleset, rule);
  return html`<div class="why" data-why aria-live="polite" aria-busy=${answer === null}>
    ${answer === null && html`<p class="hint">Asking the judge …</p>`}
    ${answer?.problem && html`<p class="fault">${sentence(answer.problem.message)}</p>`}
    ${answer?.verdicts?.length === 0 &&
    html`<p class="hint">${more ? "There is nothing else to do with it." : "No action is about this now."}</p>`}
    ${answer?.verdicts?.map(
      ({ action, text, violations }) => html`<section data-verdict=${action.type}>
        <h4><span class="no">Not now:</span> <${Inline} text=${text} /></h4>
        <${Reasons} violations=${violations} onOpen=${open} />
      </section>`,
    )}
  </div>`;
}
