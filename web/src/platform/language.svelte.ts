/** The reader's language: chosen once, else the browser's. */
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (name: string | null): name is Language => LANGUAGES.some((one) => one === name);

/** The first of the reader's languages that we speak. */
export function preferred(chosen: string | null, offered: readonly string[]): Language {
  if (known(chosen)) return chosen;
  return offered.map((one) => one.slice(0, 2)).find(known) ?? "en";
}

let current = $state<Language>("en");

export const language = {
  get current(): Language {
    return current;
  },
  choose(name: Language): void {
    remember("language", name);
    speak(name);
  },
};

function speak(name: Language): void {
  current = name;
  document.documentElement.lang = name;
}

/** Called once, when the page starts. */
export const startLanguage = (): void => speak(preferred(recall("language"), navigator.languages));
