/** A group that is carried across the map: where it comes from, and where it is now, in the map's own measure. */
import type { Camera } from "./camera.svelte";

export interface Carried {
  source: number;
  x: number;
  y: number;
}

const REST = 350; // milliseconds that a finger rests before it carries

export class Carrying {
  group = $state.raw<Carried | null>(null);
  private finger = -1; // or the mouse: whatever carries it

  constructor(private readonly camera: Camera) {}

  /** The mouse takes a group along at once; a finger rests on it first, for one that moves at once pans. */
  grab({ pointerType, pointerId }: PointerEvent, group: Carried): void {
    const take = (): void => {
      if (this.group || !this.camera.letGo(pointerId)) return;
      this.group = group;
      this.finger = pointerId;
    };
    if (pointerType === "mouse") take();
    else setTimeout(take, REST);
  }

  /** Whether this is what carries the group; another finger is not. */
  carries({ pointerId }: PointerEvent): boolean {
    return this.group !== null && pointerId === this.finger;
  }

  move(event: PointerEvent, x: number, y: number): void {
    if (this.group && this.camera.strays(event)) this.group = { ...this.group, x, y };
  }

  /** Puts it down, wherever that is; where it came from, if this has carried any. */
  drop(event: PointerEvent): number | null {
    if (!this.carries(event)) return null;
    const source = this.group!.source;
    this.group = null;
    return source;
  }
}
