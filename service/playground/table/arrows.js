/** The arrow keys move the focus to the next card in their direction. */

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much more it counts to lie aside than to lie far. */
const ASIDE = 3;

/**
 * Handles a key on the table: from the card that has the focus to its neighbour there.
 * @param {KeyboardEvent} event
 */
export function moveFocus(event) {
  const direction = DIRECTIONS[event.key];
  const from = event.target.closest?.("[data-id]");
  if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...event.currentTarget.querySelectorAll("[data-id]")].filter((card) => card.checkVisibility());
  const next = nearest(from, cards, direction);
  if (next) {
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function nearest(from, cards, [across, down]) {
  const start = middleOf(from);
  let best = null;
  let least = Infinity;
  for (const card of cards) {
    const { x, y } = middleOf(card);
    const ahead = (x - start.x) * across + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    const distance = ahead + ASIDE * aside;
    if (card !== from && ahead > aside / 2 && distance < least) [best, least] = [card, distance];
  }
  return best;
}

function middleOf(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
