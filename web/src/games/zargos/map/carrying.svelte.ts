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

  constructor(private readonly camera: Camera) {}

  /** The mouse takes a group along at once; a finger rests on it first, for one that moves at once pans. */
  grab({ pointerType, pointerId }: PointerEvent, group: Carried): void {
    const take = (): void => {
      if (this.camera.letGo(pointerId)) this.group = group;
    };
    if (pointerType === "mouse") take();
    else setTimeout(take, REST);
  }

  move(event: PointerEvent, x: number, y: number): void {
    if (this.group && this.camera.strays(event)) this.group = { ...this.group, x, y };
  }

  /** Puts it down, wherever that is; where it came from. */
  drop(): number | null {
    const source = this.group?.source ?? null;
    this.group = null;
    return source;
  }
}
