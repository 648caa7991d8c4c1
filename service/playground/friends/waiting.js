/**
 * A table whose seats are not all taken: the links for those who are still to come.
 */

import { ProblemBanner } from "../problem.js";
import { html, useEffect } from "../vendor/preact.js";
import { Copy } from "../workbench/copying.js";
import { DeviceButton } from "./device.js";
import { invitationTo } from "./links.js";
import { Open, Places } from "./places.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function Waiting({ session }) {
  useEffect(() => {
    session.wake();
    return () => session.rest();
  }, [session]);
  const { kept, places, problem } = session;
  const free = kept.invitations.filter(({ seat }) => !places[seat].taken);
  return html`<main class="reception" data-screen="waiting">
    <h1>${session.title}: ${free.length === 1 ? "invite a friend" : free.length > 1 ? "invite your friends" : "waiting for the others"}</h1>
    ${problem && html`<${ProblemBanner} problem=${problem} onAgain=${() => session.again()} onDismiss=${() => session.dismiss()} />`}
    ${free.map(
      ({ seat, invitation }) => html`<${Link}
        key=${seat}
        label=${free.length > 1 ? `Link for ${session.seats[seat].name}` : "Link for your friend"}
        link=${invitationTo(session.table, invitation)}
        seat=${seat}
      />`,
    )}
    ${free.length > 0 &&
    html`<p>
      Send ${free.length > 1 ? "each of them a link" : "the link"} as you like. Whoever opens it first has the seat, and nobody after
      them: send it to your friend alone.
    </p>`}
    <${Places} session=${session} />
    <p class="banner waits" role="status" data-awaits><span>The game begins by itself when everybody is here.</span></p>
    <${Open} />
    <p class="answers">
      <${DeviceButton} session=${session} />
      <a class="button" href="#/">Back to the games</a>
    </p>
  </main>`;
}

function Link({ label, link, seat }) {
  return html`<div class="invitation">
    <label for=${`invitation-${seat}`}>${label}</label>
    <div class="tools">
      <input id=${`invitation-${seat}`} readonly data-invitation=${seat} value=${link} onFocus=${({ target }) => target.select()} />
      <${Copy} title="Copy the link" text=${() => link} hook=${{ "data-copy-invitation": seat, class: "chief" }} />
    </div>
  </div>`;
}
