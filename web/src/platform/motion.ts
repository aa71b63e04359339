/** Things travel from where they were to where they are: along a short curve, and at once when nobody wants motion. */
import type { Travel } from "./frames";

const LONGEST = 320; // milliseconds; the shortest way takes 180
const SHORTEST = 180;
const FAR = 600; // pixels for which it takes the longest
const NEAR = 90; // pixels that a thing slides within its row; what goes farther flies above everything
const STAGGER = 40; // between things that set off one after the other
const CURVE = 0.12; // how far a way swings out, as a share of its length
const EASE = "cubic-bezier(.3,.6,.3,1)";

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

/** How long a way takes. */
export const duration = (length: number): number =>
  Math.round(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, length / FAR));

/** How a box has to be moved to lie on another. */
export function shift(box: DOMRect, onto: DOMRect): { dx: number; dy: number; length: number; scale: number } {
  const dx = onto.x + onto.width / 2 - (box.x + box.width / 2);
  const dy = onto.y + onto.height / 2 - (box.y + box.height / 2);
  return { dx, dy, length: Math.hypot(dx, dy), scale: box.width > 0 ? onto.width / box.width : 1 };
}

const at = (dx: number, dy: number, scale: number): string => `translate(${dx}px, ${dy}px) scale(${scale})`;

/** Starts everything that moves between two frames; whoever wants it over finishes the animations. */
export function setOff(root: HTMLElement, before: Where, travel: Travel | undefined): Animation[] {
  if (still()) return [];
  const sky = new Sky(root);
  const after = whereabouts(root);
  for (const [piece, { box, element }] of after) {
    const old = before.get(piece)?.box;
    if (old) sky.move(element, old, box);
    else sky.arrive(element, box, travel?.from(piece) ?? null, before);
  }
  for (const [piece, { box, element }] of before) {
    const goal = after.has(piece) ? null : travel?.to(piece);
    if (goal) sky.depart(element, box, goal);
  }
  for (const { from, to, look, size } of travel?.also ?? []) sky.pass(from, to, look, size);
  return sky.started;
}

/** What is under way above one table. */
class Sky {
  readonly started: Animation[] = [];
  private flights = 0;

  constructor(private readonly root: HTMLElement) {}

  /** A piece that is elsewhere than before. */
  move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const { dx, dy, length, scale } = shift(to, from);
    if (length < 3) return;
    if (length > NEAR) return this.land(element, from, to);
    const frames = [{ transform: at(dx, dy, scale) }, { transform: "none" }];
    this.started.push(element.animate(frames, { duration: SHORTEST, easing: EASE }));
  }

  /** A piece that was not there before. */
  arrive(element: HTMLElement, box: DOMRect, from: string | null, before: Where): void {
    if (from === null) return;
    if (from === "turn") return this.turnOver(element);
    const start = from.startsWith(PIECE) ? before.get(from.slice(PIECE.length))?.box : this.place(from);
    if (start) this.land(element, start, box);
  }

  /** A piece that is gone leaves a likeness that travels on. */
  depart(element: HTMLElement, box: DOMRect, goal: string): void {
    const end = this.place(goal);
    if (!end) return;
    const { dx, dy, length } = shift(box, end);
    const small = Math.min(1, Math.max(0.3, Math.min(end.height / box.height, end.width / box.width)));
    const frames = [
      { transform: "none" },
      { transform: bent(dx, dy, (1 + small) / 2) },
      { transform: at(dx, dy, small), opacity: 0.5 },
    ];
    this.fly(likeness(element), box, frames, length);
  }

  /** Something that is no piece before or after: a back from a stack into somebody's hand, a coin (with a size). */
  pass(from: string, to: string, look: string, size?: number): void {
    const [start, end] = [this.place(from), this.place(to)];
    if (!start || !end) return;
    const back = document.createElement("div");
    back.className = look;
    const [width, height] = size ? [size, size] : [36, 52];
    const box = new DOMRect(start.right - width, start.y, width, height);
    const { dx, dy, length } = shift(box, end);
    this.fly(
      back,
      box,
      [{ transform: "none" }, { transform: bent(dx, dy, 0.8) }, { transform: at(dx, dy, 0.6), opacity: 0.5 }],
      length,
    );
  }

  /** A likeness flies to where the piece is, which shows itself when it has arrived. */
  private land(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const { dx, dy, length, scale } = shift(to, from);
    const frames = [
      { transform: at(dx, dy, scale) },
      { transform: bent(dx, dy, (1 + scale) / 2) },
      { transform: "none" },
    ];
    const flight = this.fly(likeness(element), to, frames, length);
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 10_000 });
    void flight.finished.catch(() => null).finally(() => hidden.cancel());
  }

  private turnOver(element: HTMLElement): void {
    const frames = [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }];
    this.started.push(element.animate(frames, { duration: 260, easing: "ease-out" }));
  }

  private fly(ghost: HTMLElement, box: DOMRect, frames: Keyframe[], length: number): Animation {
    ghost.classList.add("ghost");
    Object.assign(ghost.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.root.append(ghost);
    const delay = Math.min(this.flights++, 8) * STAGGER;
    const flight = ghost.animate(frames, { duration: duration(length), easing: EASE, fill: "both", delay });
    this.started.push(flight);
    void flight.finished.catch(() => null).finally(() => ghost.remove());
    return flight;
  }

  private place(name: string): DOMRect | null {
    return this.root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null;
  }
}

/** Half-way, swung out to the side. */
const bent = (dx: number, dy: number, scale: number): string =>
  at(dx / 2 - dy * CURVE, dy / 2 + dx * CURVE, scale);

/** A copy that nobody can touch, focus or hear. */
function likeness(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-card", "data-move", "data-testid", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}
