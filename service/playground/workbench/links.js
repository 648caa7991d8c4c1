/**
 * Links that hold a state or the record of a game: its JSON, compressed, in the fragment of the address, which no
 * browser sends to a server.
 */

import { Problem } from "../api.js";

/** What a link may hold. */
export const KINDS = ["state", "record"];

/** The longest fragment that is made or opened, in characters: chats and mail programs cut longer links. */
export const LONGEST = 32_000;

/** The longest document that a link is unpacked to, in bytes: what a request to the API may hold. */
const LARGEST = 2 ** 20;

/**
 * The link to a document.
 *
 * @param {"state"|"record"} kind
 * @param {object} document
 * @returns {Promise<string>} an address of this page
 * @throws {Problem} the document is too long for a link
 */
export async function linkTo(kind, document) {
  const packed = new Blob([JSON.stringify(document)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const fragment = `#${kind}=${base64(await bytesOf(packed, Infinity))}`;
  if (fragment.length > LONGEST) {
    throw broken(
      "This is too long for a link",
      `The link would have ${fragment.length.toLocaleString("en")} characters, and many programs cut links of more ` +
        `than ${LONGEST.toLocaleString("en")}. Save it as a file, and send that.`,
    );
  }
  return new URL(fragment, location.href).href;
}

/**
 * The document that a link holds.
 *
 * @param {string} fragment
 * @returns {Promise<{kind: "state"|"record", document: object}>}
 * @throws {Problem} the link is broken, or holds something else
 */
export async function opened(fragment) {
  const [, kind, packed] = /^#(\w+)=(.*)$/s.exec(fragment) ?? [];
  if (!KINDS.includes(kind)) throw broken("This link is not for here", "It holds neither a state nor a record of a game.");
  if (fragment.length > LONGEST) throw cut(`it has more than ${LONGEST.toLocaleString("en")} characters`);
  let document = null;
  try {
    const compressed = new Blob([bytes(packed)]).stream();
    const stream = compressed.pipeThrough(new DecompressionStream("deflate-raw"));
    document = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream, LARGEST)));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw cut("what it holds cannot be unpacked");
  }
  if (document === null || typeof document !== "object" || Array.isArray(document)) throw cut(`it holds no ${kind}`);
  return { kind, document };
}

async function bytesOf(stream, most) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw cut("what it holds is larger than any state");
    }
  }
}

function base64(data) {
  const text = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function cut(why) {
  return broken("This link is broken", `The link cannot be opened: ${why}. Perhaps a part of it was lost on the way.`);
}

function broken(title, detail) {
  return new Problem({ type: "/problems/link", title, status: 0, detail });
}
