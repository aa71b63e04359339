import type { Event, Play } from "../../src/platform/messages";

/** A message in which I am asked nothing: what has happened, every event told, and what I see then. */
export const messageOf = <View>(view: View, events: Event[]): Play => ({
  type: "play",
  number: 1,
  whole: false,
  after: 0,
  notice: null,
  view,
  window: null,
  legal: [],
  answered: null,
  standing: null,
  waiting: [],
  undo: false,
  clocks: [],
  events,
  told: events.map(([kind]) => ({ key: `event-${kind}` })),
  outcome: null,
});
