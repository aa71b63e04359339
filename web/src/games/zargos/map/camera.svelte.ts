/** How the planet is looked at: how near, and which part of it; by mouse, keys and touch. */

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 6;
const STEP = 1.5; // of a key or a button
const DRAG = 5; // pixels that make a touch a drag

export class Camera {
  zoom = $state(1);
  /** Where the left upper corner of the world is, in pixels of the frame. */
  x = $state(0);
  y = $state(0);
  frame = $state.raw<Size>({ width: 0, height: 0 });
  private dragged = false;

  private readonly fingers = new Map<number, { x: number; y: number }>();
  private start = { x: 0, y: 0 };

  /** Whether what is heard now ends a drag, and so is no click; told once. */
  endsDrag(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  /** The side of the square that holds the planet. */
  get side(): number {
    return Math.min(this.frame.width, this.frame.height) * this.zoom;
  }

  resize(size: Size): void {
    const whole = this.zoom === 1;
    this.frame = size;
    if (whole) this.whole();
    else this.keepInside();
  }

  whole(): void {
    this.zoom = 1;
    this.x = (this.frame.width - this.side) / 2;
    this.y = (this.frame.height - this.side) / 2;
  }

  /** Nearer or farther, with this point of the frame staying where it is. */
  zoomBy(factor: number, x = this.frame.width / 2, y = this.frame.height / 2): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const change = zoom / this.zoom;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.zoom = zoom;
    this.keepInside();
  }

  nearer(): void {
    this.zoomBy(STEP);
  }

  farther(): void {
    this.zoomBy(1 / STEP);
  }

  /** Shows a part of the planet, given as shares of its square. */
  show(left: number, top: number, right: number, bottom: number): void {
    const share = Math.max(right - left, bottom - top, 1 / NEAREST);
    this.zoom = Math.min(NEAREST, Math.max(1, 0.8 / share));
    this.x = this.frame.width / 2 - ((left + right) / 2) * this.side;
    this.y = this.frame.height / 2 - ((top + bottom) / 2) * this.side;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  /** The planet does not leave the frame. */
  private keepInside(): void {
    this.x = held(this.x, this.frame.width, this.side);
    this.y = held(this.y, this.frame.height, this.side);
  }

  // ------------------------------------------------------------ hands

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    if (event.buttons === 0) return this.up(event); // let go outside the frame
    if (!this.dragged && this.strays(event)) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    if (!this.dragged) return;
    const before = this.spread();
    const old = { ...finger };
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.pan(event.clientX - old.x, event.clientY - old.y);
    else if (before > 0) this.pinch(this.spread() / before, event.currentTarget as HTMLElement);
  };

  /** Whether this has gone so far from where it began that it is a drag. */
  strays({ clientX, clientY }: PointerEvent): boolean {
    this.dragged ||= Math.hypot(clientX - this.start.x, clientY - this.start.y) > DRAG;
    return this.dragged;
  }

  /** Lets go of the mouse, or of a finger that has rested alone: it is needed for something else. */
  letGo(finger: number): boolean {
    return !this.dragged && this.fingers.size === 1 && this.fingers.delete(finger);
  }

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  readonly key = (event: KeyboardEvent): void => {
    const step = this.frame.width / 6;
    const actions: Record<string, () => void> = {
      "+": () => this.nearer(),
      "=": () => this.nearer(),
      "-": () => this.farther(),
      "0": () => this.whole(),
      ArrowLeft: () => this.pan(step, 0),
      ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step),
      ArrowDown: () => this.pan(0, -step),
    };
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  /** How far apart two fingers are. */
  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  private pinch(factor: number, frame: HTMLElement): void {
    const [one, other] = [...this.fingers.values()];
    const { left, top } = frame.getBoundingClientRect();
    this.zoomBy(factor, (one!.x + other!.x) / 2 - left, (one!.y + other!.y) / 2 - top);
  }
}

/** Where something of this length may begin in a frame: in its middle if it is shorter, else without a gap. */
function held(at: number, frame: number, length: number): number {
  if (length <= frame) return (frame - length) / 2;
  return Math.min(0, Math.max(frame - length, at));
}
