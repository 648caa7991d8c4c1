/**
 * A table on the screen: who is still to come, then the game.
 */

import { Game, useSession } from "../game.js";
import { html, useEffect } from "../vendor/preact.js";
import { Waiting } from "./waiting.js";

/**
 * @param {{session: import("./session.js").TableSession, onSession: (session: object) => void}} props `onSession` is called
 *   with what one goes on with after the game
 */
export function TableGame({ session, onSession }) {
  useSession(session);
  const called = session.awaited === session.viewer && session.awaited !== null;
  useEffect(() => {
    const { title } = document;
    if (called) document.title = `Your turn · ${title}`;
    return () => {
      document.title = title;
    };
  }, [called]);
  if (session.status === "waiting") return html`<${Waiting} session=${session} />`;
  return html`<${Game} session=${session} onSession=${onSession} />`;
}
