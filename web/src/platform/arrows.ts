/** Keys: arrows go along what can be pressed, as Tab does; a focus that is lost comes back to where one plays. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves the focus along the buttons and links in the element that listens. */
export function byArrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (!step || typing || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = event.currentTarget as HTMLElement;
  const all = [...row.querySelectorAll<HTMLElement>("button:enabled, a[href]")];
  const at = all.indexOf(event.target as HTMLElement);
  const next = at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length;
  event.preventDefault();
  all[next]?.focus();
}

let keys = false; // whether a key was touched last

/** Called once, when the page starts. */
export function startKeys(): void {
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);
}

/** For whoever plays with keys: if what had the focus is gone, this gets it; the next Tab goes on from here. */
export function catchFocus(place: HTMLElement | undefined): void {
  if (keys && document.activeElement === document.body) place?.focus({ preventScroll: true });
}
