/** Cards that move from zone to zone, by view transitions; nothing moves for those who want less motion. */

const CARDS = ".table .card[data-id]";
/** A transition with more of them than anybody can follow costs more than it tells. */
const MOST_CARDS = 150;

/**
 * Draw anew, with cards on their way from where they lay to where they lie.
 *
 * @param {() => void} draw has the page drawn, at the latest in the next task
 */
export function moving(draw) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still || !document.startViewTransition || document.querySelectorAll(CARDS).length > MOST_CARDS) {
    draw();
    return;
  }
  name();
  const transition = document.startViewTransition(async () => {
    draw();
    await new Promise((drawn) => setTimeout(drawn));
    name();
  });
  const done = () => named().forEach((card) => card.style.removeProperty("view-transition-name"));
  transition.finished.then(done, done);
  transition.ready.catch(() => {}); // skipped, since the next one has begun
}

/** Give each card that lies at one place only a name, by which the browser knows it again. */
function name() {
  const met = new Set();
  for (const card of named()) {
    const { id } = card.dataset;
    card.style.setProperty("view-transition-name", met.has(id) ? "none" : `card-${id}`);
    met.add(id);
  }
}

function named() {
  return [...document.querySelectorAll(CARDS)].filter((card) => card.checkVisibility());
}
