/** A card put into a position: its definition, an object for it, and its id in the list of a zone. */

/** The zones that a card can be put into, in the words of the contract. */
export const ZONES = ["hand", "battlefield", "library", "graveyard", "exile"];

/** Lists of the whole table; the others are lists of a seat. */
const SHARED = new Set(["battlefield", "exile"]);

/**
 * The state with a card in a zone: in the library on top, in the others last.
 *
 * @param {object} state of a game with Magic cards
 * @param {{key: string, cards: Record<string, object>, seat: number, zone: string}} placement the key of the card, the
 *   definitions that come with it by their keys, whose it is, and where it goes
 */
export function placed(state, { key, cards, seat, zone }) {
  const { table, machine } = state;
  const objects = table.objects ?? {};
  const number = 1 + Math.max(0, (machine?.next_id ?? 0) - 1, ...Object.keys(objects).map((id) => Number(id.slice(1)) || 0));
  const id = `o${number}`;
  const into = (list = []) => (zone === "library" ? [id, ...list] : [...list, id]);
  const seats = table.seats.map((each, index) =>
    index === seat && !SHARED.has(zone) ? { ...each, [zone]: into(each[zone]) } : each,
  );
  return {
    ...state,
    table: {
      ...table,
      seats,
      ...(SHARED.has(zone) && { [zone]: into(table[zone]) }),
      objects: { ...objects, [id]: { card: key, owner: seat, zone } },
      cards: { ...table.cards, ...cards },
    },
    ...(machine && { machine: aware(machine, { id, number, knows: zone === "hand" ? seat : null }) }),
  };
}

/** What the service keeps of a game under way: ids that are still free, and who knows which hidden card. */
function aware(machine, { id, number, knows }) {
  return {
    ...machine,
    ...(machine.next_id !== undefined && { next_id: number + 1 }),
    ...(knows !== null && { known: { ...machine.known, [id]: [knows] } }),
  };
}
