/** The table, drawn from what one seat sees. */

import { html, useMemo } from "../vendor/preact.js";
import { moveFocus } from "./arrows.js";
import { TableProvider } from "./context.js";
import { layoutOf } from "./layouts/index.js";
import { naming, seatName } from "./names.js";
import { Seat } from "./seat.js";
import { thingsIn } from "./things.js";
import { SHOWN, Turn } from "./turn.js";
import { Members, isEmpty, without } from "./walk.js";
import { useWords } from "./words.js";

const NO_ACTIONS = new Map();
const NOTHING = () => {};
/** What faces tell is on the cards themselves. */
const ON_CARDS = ["faces", "cards"];

/**
 * The table as the seat sees it that looks; its side is at the bottom.
 * @param {object} props
 * @param {object} props.perspective the API's perspective of that seat
 * @param {string} props.ruleset
 * @param {Map<string, number[]>} [props.concerned] which legal actions concern a thing of the view
 * @param {string | string[] | null} [props.picked] what is picked: its actions are shown
 * @param {(id: string, element: Element) => void} [props.onPick] a card, a player or a place was clicked
 * @param {{name?: string}[]} [props.seats] who sits there
 * @param {import("./context.js").TableStops|null} [props.stops] where the seat that looks is asked, if it plays
 */
export function Table({ perspective, ruleset, concerned = NO_ACTIONS, picked = null, onPick = NOTHING, seats, stops = null }) {
  const words = useWords(ruleset);
  const layout = layoutOf(ruleset);
  const tools = useMemo(() => {
    const view = perspective.view;
    const about = { view, words, called: naming(view, seats), seatName: (seat) => seatName(view, seats, seat) };
    const said = [...(layout.marks?.(about) ?? []), ...spokenIds(perspective)];
    return { ...about, perspective, layout, things: thingsIn(view), marks: byThing(said) };
  }, [perspective, words, layout, seats]);
  const others = opponentsOf(tools.view);
  return html`<${TableProvider} value=${{ ...tools, concerned, picked: [picked ?? []].flat(), onPick, stops }}>
    <div class="table table-${ruleset}" onKeyDown=${moveFocus}>
      <${Turn} />
      <div class="opponents seats-${others.length}">
        ${others.map((seat) => html`<${Seat} key=${seat} seat=${seat} />`)}
      </div>
      <div class="table-middle">${partsAt(layout, "middle")}<${Rest} view=${tools.view} layout=${layout} /></div>
      <${Seat} key=${tools.view.seat} seat=${tools.view.seat} />
      <div class="notes">${partsAt(layout, "notes")}</div>
    </div>
  </${TableProvider}>`;
}

function partsAt(layout, place) {
  return layout.parts.filter(({ at }) => at === place).map(({ draw }) => html`<${draw} />`);
}

/** The members of the view that the layout does not know. */
function Rest({ view, layout }) {
  const shown = layout.parts.flatMap(({ shows }) => shows);
  const left = without(view, [...SHOWN, ...ON_CARDS, ...shown, "seats.*.name"]);
  return isEmpty(left) ? null : html`<div class="rest"><${Members} value=${left} /></div>`;
}

/** The seats of the others, in turn order after the one that looks. */
function opponentsOf({ seat, seats = [] }) {
  return Array.from({ length: Math.max(seats.length - 1, 0) }, (_, step) => (seat + 1 + step) % seats.length);
}

/** The ids by which texts tell things apart that have one name: "Play Forest (o3)". They stand on the cards, too. */
function spokenIds({ texts }) {
  const spoken = [texts?.decision ?? "", ...(texts?.actions ?? [])].join("\n");
  const ids = new Set(Array.from(spoken.matchAll(/\((o\d+)\)/g), ([, id]) => id));
  return Array.from(ids, (of) => ({ of, kind: "id", text: of }));
}

function byThing(said) {
  const marks = new Map();
  for (const { of, ...mark } of said) marks.set(of, [...(marks.get(of) ?? []), mark]);
  return marks;
}
