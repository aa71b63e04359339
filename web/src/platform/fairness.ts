/** Checks that the page makes itself: the host's secret is the one committed to, my number was in the deal. */
import { fromHex } from "./hex";
import type { Fairness } from "./messages";
import { hashText, sha256 } from "./sha256";

export type Verdict = "holds" | "broken" | "later" | "unknown";

/** The secret that is shown after the end has the hash that was shown before the start. */
export function checkSecret(fairness: Fairness): Verdict {
  if (fairness.secret === null) return "later";
  return sha256(fromHex(fairness.secret)) === fairness.commitment ? "holds" : "broken";
}

/** My own number is among those of the deal, at my seat, and its hash is the one I gave. */
export function checkNonce(fairness: Fairness, seat: number | null, nonce: string | null): Verdict {
  if (seat === null || nonce === null) return "unknown";
  if (fairness.nonces.length === 0) return "later";
  const mine = fairness.nonces[seat] === nonce && fairness.nonce_hashes[seat] === hashText(nonce);
  return mine ? "holds" : "broken";
}
