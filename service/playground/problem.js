/**
 * What went wrong, and what can be done about it.
 */

import { html, useEffect, useState } from "./vendor/preact.js";

/**
 * A problem in words, with a button to try again where that may help: by itself after the time that the service asks
 * to wait for.
 *
 * @param {{problem: import("./api.js").Problem, onAgain?: () => void, onDismiss?: () => void}} props
 */
export function ProblemBanner({ problem, onAgain, onDismiss }) {
  const [left, setLeft] = useState(problem.retryAfter);
  useEffect(() => setLeft(problem.retryAfter), [problem]);
  useEffect(() => {
    if (left === null || !onAgain || !problem.passes) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onAgain()), 1_000);
    return () => clearTimeout(timer);
  }, [left, problem]);
  return html`<div class="banner danger" role="alert" data-problem=${problem.kind}>
    <p>
      <strong>${problem.title}.</strong> ${problem.detail}
      ${left !== null && onAgain && html` <span>Trying again in ${left} s.</span>`}
    </p>
    ${onAgain && problem.passes && html`<button data-again onClick=${onAgain}>Try again</button>`}
    ${onDismiss && html`<button data-dismiss onClick=${onDismiss}>Dismiss</button>`}
  </div>`;
}
