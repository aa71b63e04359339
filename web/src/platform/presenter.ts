/** Shows frames one after the other, in the order in which they came. A click ends all that is under way. */
import type { Frame } from "./frames";
import { setOff, still, whereabouts } from "./motion";

export interface Screen<Shown> {
  /** Puts a frame on the screen, before anything else is measured. */
  show(frame: Shown): void;
  /** Everything that came has been shown. */
  rest(): void;
  /** What is measured and moved; null while there is nothing yet. */
  root(): HTMLElement | null;
}

export class Presenter<Shown extends Frame<unknown>> {
  private readonly queue: Shown[] = [];
  private running = false;
  private hurrying = false;
  private moving: Animation[] = [];
  private wake: () => void = () => undefined;

  constructor(private readonly screen: Screen<Shown>) {}

  get busy(): boolean {
    return this.running;
  }

  /** Frames to show after those that wait already. */
  add(frames: Shown[]): void {
    this.queue.push(...frames);
    if (!this.running) void this.run();
  }

  /** Drops the frames that wait, and ends what is under way: all is told anew. */
  clear(): void {
    this.queue.length = 0;
    this.hurry();
  }

  /** Ends the motion: everything is where it belongs, now. */
  readonly hurry = (): void => {
    if (!this.running) return;
    this.hurrying = true;
    for (const animation of this.moving) animation.finish();
    this.wake();
  };

  private async run(): Promise<void> {
    this.running = true;
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) await this.showOne(frame);
    } finally {
      this.running = false;
      this.hurrying = false;
      this.screen.rest();
    }
  }

  private async showOne(frame: Shown): Promise<void> {
    const root = this.screen.root();
    const calm = frame.calm || this.hurrying || still() || document.hidden || !root;
    const before = calm ? null : whereabouts(root);
    this.screen.show(frame);
    if (!before || !root) return;
    this.moving = setOff(root, before, frame.travel);
    await Promise.allSettled(this.moving.map((one) => one.finished));
    this.moving = [];
    if (frame.hold > 0 && !this.hurrying) await this.wait(frame.hold);
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
