/** The JSON editor as a part of the page; CodeMirror is loaded when the first one is shown. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";

/**
 * The editor has its text itself: what is typed is told by `onChange`, and what stands in `text` is put into it only when
 * `laid` changes. (Typing goes on while the page draws, so a text that comes back may be older than what is there.)
 *
 * @param {{label: string, text: string, laid?: number, faults: import("./json-editor.js").Fault[],
 *   onChange: (text: string) => void, onPlaced: (faults: object[], go: (from: number) => void) => void,
 *   complete?: (node: object, doc: object) => Promise<object|null>, hook?: object}} props `onPlaced` is told where
 *   the faults stand, each with its line, and how to go there; `hook` are attributes for the element
 */
export function Editor({ label, text, laid = 0, faults, onChange, onPlaced, complete, hook }) {
  const place = useRef(null);
  const latest = useRef({});
  latest.current = { text, onChange, complete };
  const [editor, setEditor] = useState(null);

  useEffect(() => {
    let made = null;
    let wanted = true;
    import("./json-editor.js").then(({ JsonEditor }) => {
      if (!wanted) return;
      const change = (now) => latest.current.onChange(now);
      made = new JsonEditor(place.current, {
        label,
        text: latest.current.text,
        onChange: change,
        complete: (...where) => latest.current.complete?.(...where) ?? null,
      });
      place.current.editor = made;
      setEditor(made);
    });
    return () => {
      wanted = false;
      made?.destroy();
    };
  }, []);
  useEffect(() => {
    if (editor && editor.text !== text) editor.text = text;
  }, [laid]);
  useEffect(() => {
    if (editor) onPlaced(editor.mark(faults), (from) => editor.go(from));
  }, [editor, faults]);

  return html`<div class="editor" ...${hook}>
    ${editor === null && html`<p class="loading" role="status">The editor is being loaded …</p>`}
    <div class="code" ref=${place}></div>
  </div>`;
}
