/** Links that hold a position or a record. */

/**
 * What a link holds.
 *
 * @param {string} fragment `#state=…` or `#record=…`
 * @returns {Promise<{kind: "state"|"record", document: object}>}
 */
export async function opened(fragment) {
  throw new Error(`The link cannot be read: ${fragment.slice(0, 20)}`);
}
