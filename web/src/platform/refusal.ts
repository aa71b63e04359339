/** Something that was asked and is not to be: what the server says, or that it cannot be reached. */
import type { Problem } from "./messages";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text.key);
  }
}

export const unreachable = (): Refusal => new Refusal({ text: { key: "page-unreachable" } });

/** What to tell of whatever went wrong. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal ? error.problem : { text: { key: "error-http-500" } };
