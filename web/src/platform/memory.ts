/** What this browser remembers for us. It may refuse: then we do without. */
const PREFIX = "grimoire.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // a private window, perhaps: nothing is lost but the memory
  }
}
