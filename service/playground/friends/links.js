/**
 * Links to tables. What turns into a seat, or stands for one, is in the fragment: no browser sends that to a server, nor
 * tells it to the next page.
 */

const TABLE = "[A-Za-z0-9_-]{22}";
const SECRET = "[A-Za-z0-9_-]{43}";
const INVITATION = new RegExp(`^#table=(${TABLE})\\.(${SECRET})$`);
const SEAT = new RegExp(`^#seat=(${TABLE})\\.(${SECRET})$`);
const PLACE = new RegExp(`^#/table/(${TABLE})$`);

/** The fragment under which the table is shown that this browser has a seat at. */
export function placeOf(table) {
  return `#/table/${table}`;
}

/** The link that invites to a table. */
export function invitationTo(table, invitation) {
  return new URL(`#table=${table}.${invitation}`, location.href).href;
}

/** The link that hands a seat on to another device of the same player. */
export function seatAt(table, token) {
  return new URL(`#seat=${table}.${token}`, location.href).href;
}

/**
 * What a fragment says of a table; null: nothing.
 *
 * @param {string} fragment
 * @returns {{table: string, invitation?: string, token?: string}|null}
 */
export function read(fragment) {
  const found = { table: PLACE.exec(fragment), invitation: INVITATION.exec(fragment), token: SEAT.exec(fragment) };
  if (found.table) return { table: found.table[1] };
  if (found.invitation) return { table: found.invitation[1], invitation: found.invitation[2] };
  if (found.token) return { table: found.token[1], token: found.token[2] };
  return null;
}
