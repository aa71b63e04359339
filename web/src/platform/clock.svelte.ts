/** The time of day in steps of a quarter second, for clocks that run on the page. */
let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** What a clock shows: minutes and seconds. */
export function hour(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const clock = {
  get now(): number {
    return now;
  },
};

/** Lets the time run while somebody looks at it. */
export function watchClock(): () => void {
  if (users++ === 0) timer = setInterval(() => (now = Date.now()), 250);
  return () => {
    if (--users === 0) clearInterval(timer);
  };
}
