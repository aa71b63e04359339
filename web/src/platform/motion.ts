/** Things travel from where they were to where they are: along a short curve, and at once when nobody wants motion. */
import type { Travel } from "./frames";

const LONGEST = 320; // milliseconds; the shortest way takes 180
const SHORTEST = 180;
const FAR = 600; // pixels for which it takes the longest
const STAGGER = 40; // between things that travel together
const CURVE = 0.12; // how far a way swings out, as a share of its length

export const PIECE = "piece:"; // before the name of a piece: where that was

export type Where = Map<string, { box: DOMRect; element: HTMLElement }>;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where every piece is now. */
export function whereabouts(root: HTMLElement): Where {
  const found: Where = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(element.dataset["piece"]!, { box: element.getBoundingClientRect(), element });
  }
  return found;
}

const placeBox = (root: HTMLElement, place: string): DOMRect | null =>
  root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;

/** How long a way takes. */
export const duration = (length: number): number =>
  Math.round(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, length / FAR));

/** The way from one box to another, as seen from the second: three points on a curve. */
export function way(from: DOMRect, to: DOMRect): { frames: Keyframe[]; length: number } {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  const point = (x: number, y: number, size: number): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });
  const middle = point(dx / 2 - dy * CURVE, dy / 2 + dx * CURVE, (scale + 1) / 2);
  return { frames: [point(dx, dy, scale), middle, { transform: "none" }], length: Math.hypot(dx, dy) };
}

/** Starts everything that moves between two frames; whoever wants it over finishes the animations. */
export function setOff(root: HTMLElement, before: Where, travel: Travel | undefined): Animation[] {
  if (still()) return [];
  const after = whereabouts(root);
  return [...comeAndMove(root, before, after, travel), ...vanish(root, before, after, travel), ...extras(root, travel)];
}

function comeAndMove(root: HTMLElement, before: Where, after: Where, travel?: Travel): Animation[] {
  const started: Animation[] = [];
  for (const [piece, { box, element }] of after) {
    const old = before.get(piece)?.box;
    const from = old ? null : (travel?.from(piece) ?? null);
    if (from === "turn") started.push(turnOver(element, started.length));
    const start = old ?? (from ? startOf(root, before, from) : null);
    if (start) started.push(...fly(element, start, box, started.length));
  }
  return started;
}

/** The box of a place, or of where a piece was before. */
function startOf(root: HTMLElement, before: Where, from: string): DOMRect | null {
  return from.startsWith(PIECE) ? (before.get(from.slice(PIECE.length))?.box ?? null) : placeBox(root, from);
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, order: number): Animation[] {
  const { frames, length } = way(from, to);
  if (length < 4) return [];
  const timing = { duration: duration(length), easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" as const };
  element.classList.add("flying");
  const animation = element.animate(frames, { ...timing, delay: Math.min(order, 6) * STAGGER });
  animation.finished.catch(() => null).finally(() => element.classList.remove("flying"));
  return [animation];
}

function turnOver(element: HTMLElement, order: number): Animation {
  const frames = [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }];
  return element.animate(frames, { duration: 260, easing: "ease-out", fill: "backwards", delay: Math.min(order, 1) });
}

/** What is gone leaves a ghost that travels on. */
function vanish(root: HTMLElement, before: Where, after: Where, travel?: Travel): Animation[] {
  const started: Animation[] = [];
  for (const [piece, { box, element }] of before) {
    const goal = after.has(piece) ? null : travel?.to(piece);
    const end = goal ? placeBox(root, goal) : null;
    if (end) started.push(ghost(root, element.cloneNode(true) as HTMLElement, box, end, started.length));
  }
  return started;
}

function extras(root: HTMLElement, travel?: Travel): Animation[] {
  return (travel?.also ?? []).flatMap(({ from, to, look }, order) => {
    const [start, end] = [placeBox(root, from), placeBox(root, to)];
    if (!start || !end) return [];
    const element = document.createElement("div");
    element.className = look;
    const size = new DOMRect(start.right - 36, start.y, 36, 52);
    return [ghost(root, element, size, end, order)];
  });
}

/** A likeness that flies from box to box above everything, and is gone. */
function ghost(root: HTMLElement, element: HTMLElement, box: DOMRect, end: DOMRect, order: number): Animation {
  element.removeAttribute("data-piece");
  element.setAttribute("aria-hidden", "true");
  element.inert = true;
  element.classList.add("ghost");
  Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  root.append(element);
  const dx = end.x + end.width / 2 - (box.x + box.width / 2);
  const dy = end.y + end.height / 2 - (box.y + box.height / 2);
  const small = Math.min(1, Math.max(0.3, Math.min(end.height / box.height, end.width / box.width)));
  const middle = `translate(${dx / 2 - dy * CURVE}px, ${dy / 2 + dx * CURVE}px) scale(${(1 + small) / 2})`;
  const frames = [{ transform: "none" }, { transform: middle }, { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.4 }];
  const timing = { duration: duration(Math.hypot(dx, dy)), easing: "cubic-bezier(.4,.1,.4,1)", fill: "both" as const };
  const animation = element.animate(frames, { ...timing, delay: Math.min(order, 6) * STAGGER });
  animation.finished.catch(() => null).finally(() => element.remove());
  return animation;
}
