/** The log of a table: its lines are counted from the first that was ever told. */
import type { Event, Text } from "./messages";

export interface LogLine {
  number: number;
  text: Text;
}

const KEPT = 20_000; // lines: the longest game of two hundred rounds

/** The log with these lines after the first `after`: what stood there before was undone. */
export function written(log: LogLine[], after: number, told: Text[]): LogLine[] {
  const standing = log.filter(({ number }) => number <= after);
  if (told.length === 0 && standing.length === log.length) return log;
  return [...standing, ...told.map((text, i) => ({ number: after + i + 1, text }))].slice(-KEPT);
}

/** A line with those that only tell more of it. */
export interface Folded {
  line: LogLine;
  details: LogLine[];
}

/** Lines with those that only tell more of them: the dice of a fight, say. */
export function folded(log: LogLine[], isDetail: (text: Text) => boolean): Folded[] {
  const groups: Folded[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (last && isDetail(line.text)) last.details.push(line);
    else groups.push({ line, details: [] });
  }
  return groups;
}

/**
 * The titles of what begins without a line that says so, by the number of its first line: between two heads, the
 * first line of a key that has a title.
 */
export function titled(
  groups: Folded[],
  heads: readonly string[],
  titles: Readonly<Record<string, string>>,
): Map<number, string> {
  const found = new Map<number, string>();
  let begun: string | undefined;
  for (const { line } of groups) {
    const title = titles[line.text.key];
    if (heads.includes(line.text.key)) begun = undefined;
    else if (title !== undefined && title !== begun) found.set(line.number, (begun = title));
  }
  return found;
}

/** Each event with the text that tells it; quiet events have none. */
export function withTexts(events: Event[], told: Text[]): { event: Event; text: Text | null }[] {
  let next = 0;
  return events.map((event) => {
    const text = told[next];
    if (text?.key !== `event-${event[0]}`) return { event, text: null };
    next += 1;
    return { event, text };
  });
}
