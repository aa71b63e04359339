/** My share of a fair deal: a random number per table, committed to by its hash, opened at the start. */
import { toHex } from "./hex";
import { recall, remember } from "./memory";
import { hashText } from "./sha256";

const place = (table: string): string => `nonce.${table}`;

/** The number I have for this table, if I sat down in this browser. */
export const nonceOf = (table: string): string | null => recall(place(table));

/** The hash of a fresh number, which is kept for the start and for checking afterwards. */
export function commitNonce(table: string): string {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(16)));
  remember(place(table), nonce);
  return hashText(nonce);
}
