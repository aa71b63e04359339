/** The log of a table: its lines are counted from the first that was ever told. */
import type { Text } from "./messages";

export interface LogLine {
  number: number;
  text: Text;
}

const KEPT = 500; // lines

/** The log with these lines after the first `after`: what stood there before was undone. */
export function written(log: LogLine[], after: number, told: Text[]): LogLine[] {
  const standing = log.filter(({ number }) => number <= after);
  if (told.length === 0 && standing.length === log.length) return log;
  return [...standing, ...told.map((text, i) => ({ number: after + i + 1, text }))].slice(-KEPT);
}
