/**
 * Dark or light: as the system says, or as was chosen here.
 */

import { html, useState } from "./vendor/preact.js";

const KEY = "headjudge.theme";
const NEXT = { system: "light", light: "dark", dark: "system" };

function chosen() {
  try {
    return localStorage.getItem(KEY) ?? "system";
  } catch {
    return "system";
  }
}

function choose(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // then it holds until the page is closed
  }
}

choose(chosen());

/** A button that goes through the themes. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosen());
  const next = () => {
    choose(NEXT[theme]);
    setTheme(NEXT[theme]);
  };
  return html`<button data-theme-switch onClick=${next}>Theme: ${theme}</button>`;
}
