/** Night or day: by the system's setting, unless the reader has chosen. */
import { recall, remember } from "./memory";

export type Theme = "night" | "day";

const dark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

let current = $state<Theme>("night");

export const theme = {
  get current(): Theme {
    return current;
  },
  turn(): void {
    const other = current === "night" ? "day" : "night";
    remember("theme", other);
    wear(other);
  },
};

function wear(name: Theme): void {
  current = name;
  document.documentElement.dataset["theme"] = name;
}

/** Called once, when the page starts. */
export function startTheme(): void {
  const follow = (): void => {
    const chosen = recall("theme");
    wear(chosen === "night" || chosen === "day" ? chosen : dark().matches ? "night" : "day");
  };
  dark().addEventListener("change", follow);
  follow();
}
