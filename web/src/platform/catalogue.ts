/** Texts in two languages, through Fluent: the same files as the terminal's. (See core/text.py.) */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./language.svelte";
import type { Text } from "./messages";

const LONGEST = 400; // letters of one value

export type Sources = Record<Language, string>;
/** What a viewer calls a seat, if somebody there has a name. */
export type Names = (seat: number) => string | null;

const nobody: Names = () => null;

/** The texts of one folder over those it builds upon: the folder's own win. */
export class Catalogue {
  private readonly bundles = new Map<Language, FluentBundle>();

  constructor(
    private readonly sources: Sources,
    private readonly base: Catalogue | null = null,
  ) {}

  /** The text for this key. A missing key shows itself: a fault of ours that nobody should suffer from. */
  say(lang: Language, key: string, values: Record<string, unknown> = {}, names: Names = nobody): string {
    const bundle = this.bundle(lang);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) told[name] = this.put(lang, value, names);
    const faults: Error[] = [];
    const words = bundle.formatPattern(pattern, told, faults);
    if (import.meta.env.DEV && faults[0]) throw faults[0]; // a value is missing: found by tests, borne by readers
    return words;
  }

  /** A value ready for a text: texts inside it, and lists of them, are put into words first. */
  private put(lang: Language, value: unknown, names: Names): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => this.put(lang, one, names)).join(", ");
    if (isText(value)) return seatName(value, names) ?? this.say(lang, value.key, value.values, names);
    if (typeof value === "number") return value;
    if (isWords(value)) return this.put(lang, value[lang], names);
    const words = String(value).replace(/\s*\n\s*/g, " ");
    return words.length <= LONGEST ? words : `${words.slice(0, LONGEST)}…`;
  }

  private files(lang: Language): string[] {
    return [...(this.base?.files(lang) ?? []), this.sources[lang]];
  }

  private bundle(lang: Language): FluentBundle {
    let bundle = this.bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      for (const file of this.files(lang)) bundle.addResource(new FluentResource(file), { allowOverrides: true });
      this.bundles.set(lang, bundle);
    }
    return bundle;
  }
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "key" in value;
}

/** Words that a table brings with it, by language. */
function isWords(value: unknown): value is Record<Language, unknown> {
  return typeof value === "object" && value !== null && !("key" in value);
}

/** `seat-other` is somebody with a name, perhaps; it is set apart, whichever way it is written. */
function seatName(text: Text, names: Names): string | null {
  if (text.key !== "seat-other") return null;
  const name = names(Number(text.values?.["number"]) - 1);
  return name ? `\u2068${name}\u2069` : null;
}
