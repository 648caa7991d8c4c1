/**
 * The JSON editor, without the page around it: CodeMirror in a shadow root. The style sheets that CodeMirror makes
 * are adopted there, which the page's content security policy allows; a style element it would not.
 */

import * as cm from "../vendor/codemirror.js";
import { placeOf } from "./places.js";

/** The most faults that are marked; a list beside the editor says how many there are. */
const MOST_MARKED = 300;

/** Colours are those of the page; marks of faults are drawn without the images that the policy forbids. */
const LOOK = cm.EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--raised)", fontSize: "var(--size-1)" },
  "&.cm-focused": { outline: "var(--focus)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { color: "var(--muted)", backgroundColor: "var(--sunken)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent-soft) 35%, transparent)" },
  ".cm-activeLineGutter": { color: "var(--ink)", backgroundColor: "var(--accent-soft)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--accent-soft)",
  },
  ".cm-tooltip": { color: "var(--ink)", backgroundColor: "var(--raised)", border: "1px solid var(--line)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { color: "var(--on-accent)", backgroundColor: "var(--accent)" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--danger)" },
  ".cm-lint-marker-error": { content: "normal", color: "var(--danger)", fontWeight: "700", textAlign: "center" },
  ".cm-lint-marker-error::before": { content: "'●'" },
  ".cm-diagnostic": { maxWidth: "60ch" },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--danger)" },
  ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--sunken)" },
  ".cm-foldPlaceholder": { color: "var(--muted)", backgroundColor: "var(--sunken)", border: "1px solid var(--line)" },
  ".cm-matchingBracket": { backgroundColor: "var(--good-soft) !important" },
});

const COLORS = cm.HighlightStyle.define([
  { tag: cm.tags.propertyName, color: "var(--ink)", fontWeight: "600" },
  { tag: cm.tags.string, color: "var(--good)" },
  { tag: [cm.tags.number, cm.tags.bool, cm.tags.null], color: "var(--accent)" },
  { tag: [cm.tags.separator, cm.tags.squareBracket, cm.tags.brace], color: "var(--muted)" },
]);

/**
 * @typedef {{path?: string, offset?: number|null, message: string, rule?: string}} Fault a fault by its path in
 *   the document, or by its offset in the text; where that is null, it is where the syntax is broken first
 */

export class JsonEditor {
  /**
   * @param {Element} parent
   * @param {{label: string, text: string, onChange: (text: string) => void,
   *   complete?: (node: object, doc: object) => Promise<object|null>}} options `complete` gives the words that may
   *   stand at a node of the syntax tree, as `wordsAt` does
   */
  constructor(parent, { label, text, onChange, complete }) {
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: "open" });
    const frame = document.createElement("div");
    frame.style.height = "100%";
    root.replaceChildren(frame);
    this.view = new cm.EditorView({
      parent: frame,
      root,
      doc: text,
      extensions: [
        cm.lineNumbers(),
        cm.lintGutter(),
        cm.foldGutter(),
        cm.highlightActiveLine(),
        cm.highlightActiveLineGutter(),
        cm.highlightSpecialChars(),
        cm.drawSelection(),
        cm.history(),
        cm.indentOnInput(),
        cm.bracketMatching(),
        cm.closeBrackets(),
        cm.json(),
        cm.search({ top: true }),
        cm.autocompletion({ override: complete ? [completions(complete)] : [] }),
        cm.syntaxHighlighting(COLORS),
        LOOK,
        cm.EditorView.domEventHandlers({ beforeinput: typedOver }),
        cm.EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        cm.EditorView.updateListener.of((update) => update.docChanged && onChange(this.text)),
        cm.keymap.of([
          ...cm.closeBracketsKeymap,
          ...cm.defaultKeymap,
          ...cm.searchKeymap,
          ...cm.historyKeymap,
          ...cm.foldKeymap,
          ...cm.completionKeymap,
          ...cm.lintKeymap,
        ]),
      ],
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Put another text in place of the one that is there; that can be undone like any change. */
  set text(text) {
    const { length } = this.view.state.doc;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: 0 }, scrollIntoView: true });
  }

  /**
   * Mark faults at their places, instead of those marked before.
   *
   * @param {Fault[]} faults
   * @returns {(Fault & {from: number, line: number})[]} the faults with their places, in the order of the text
   */
  mark(faults) {
    const { state } = this.view;
    const tree = faults.length > 0 && cm.ensureSyntaxTree(state, state.doc.length, 2_000);
    const found = faults.map((fault) => {
      const { from, to } = fault.path === undefined ? around(state, fault.offset ?? brokenAt(tree)) : placeOf(tree, state.doc, fault.path);
      return { ...fault, from, to, line: state.doc.lineAt(from).number };
    });
    found.sort((one, other) => one.from - other.from);
    const marks = found.slice(0, MOST_MARKED).map(({ from, to, message, rule }) => ({
      from,
      to,
      severity: "error",
      source: rule,
      message,
    }));
    this.view.dispatch(cm.setDiagnostics(state, marks));
    return found;
  }

  /** Put the cursor at an offset. */
  go(from) {
    const anchor = Math.min(from, this.view.state.doc.length);
    this.view.dispatch({ selection: { anchor }, effects: cm.EditorView.scrollIntoView(anchor, { y: "center" }) });
    this.view.focus();
  }

  destroy() {
    this.view.destroy();
  }
}

/**
 * Type over what is selected. Browsers join what is left by themselves, with style attributes that the page's policy
 * forbids.
 *
 * @returns {boolean} whether that is done
 */
function typedOver(event, view) {
  const { from, to, empty } = view.state.selection.main;
  if (event.inputType !== "insertText" || event.isComposing || event.data === null || empty) return false;
  event.preventDefault();
  const insert = () =>
    view.state.update(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
  const handlers = view.state.facet(cm.EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, event.data, insert))) view.dispatch(insert());
  return true;
}

/** A completion source of CodeMirror. Within quotes it begins by itself, elsewhere only where it is asked for. */
function completions(complete) {
  return async ({ state, pos, explicit }) => {
    const node = cm.syntaxTree(state).resolveInner(pos, -1);
    const quoted = isQuoted(node, pos);
    const words = quoted || explicit ? await complete(node, state.doc) : null;
    if (words === null) return null;
    const options = words.map(({ insert, ...option }) => ({ ...option, apply: (view, _, from, to) => put(view, from, to, insert) }));
    return { from: quoted ? node.from + 1 : pos, options, validFor: /^[^"\\]*$/ };
  };
}

function isQuoted(node, pos) {
  return ["String", "PropertyName"].includes(node.name) && pos > node.from;
}

/** Put a word in place of what was typed of it, its quotes included. */
function put(view, from, to, insert) {
  const node = cm.syntaxTree(view.state).resolveInner(to, -1);
  const range = isQuoted(node, to) ? { from: node.from, to: node.to } : { from, to };
  view.dispatch({ changes: { ...range, insert }, selection: { anchor: range.from + insert.length } });
}

/** Where the syntax of a text is broken first; null: nowhere. */
function brokenAt(tree) {
  let found = null;
  tree?.iterate({
    enter: ({ type, from }) => {
      if (type.isError) found ??= from;
      return found === null;
    },
  });
  return found;
}

/** The character at an offset; at the end of the text the one before it. */
function around(state, offset) {
  const to = Math.min(state.doc.length, (offset ?? state.doc.length) + 1);
  return { from: Math.max(0, to - 1), to };
}
