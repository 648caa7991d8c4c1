/**
 * One stop of the Tab key in each zone of the table: the card that had the focus last, or the first that can be used.
 */

import { useEffect } from "../vendor/preact.js";

const latest = new Map();

/** Keep the stops right, whatever is drawn anew. */
export function useRoving() {
  useEffect(arrange);
  useEffect(() => {
    const focused = ({ target }) => {
      const zone = target.closest?.("[data-zone]");
      if (!zone || target.dataset.id === undefined) return;
      latest.set(zone.dataset.zone, target.dataset.id);
      arrangeZone(zone.dataset.zone, cardsOf(zone));
    };
    addEventListener("focusin", focused);
    return () => removeEventListener("focusin", focused);
  }, []);
}

function arrange() {
  for (const zone of document.querySelectorAll("[data-zone]")) arrangeZone(zone.dataset.zone, cardsOf(zone));
}

/** The cards of a zone, without those of zones in it. */
function cardsOf(zone) {
  return [...zone.querySelectorAll("[data-id]")].filter((card) => card.closest("[data-zone]") === zone);
}

function arrangeZone(name, cards) {
  const stop =
    cards.find((card) => card.dataset.id === latest.get(name)) ?? cards.find((card) => card.matches(".usable")) ?? cards[0];
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}
