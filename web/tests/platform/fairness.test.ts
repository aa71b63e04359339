import { expect, test } from "vitest";

import { checkNonce, checkSecret } from "../../src/platform/fairness";
import { fromHex } from "../../src/platform/hex";
import { hashText, sha256 } from "../../src/platform/sha256";

const SECRET = "00ff".repeat(16);
const NONCE = "0123456789abcdef0123456789abcdef";
const before = {
  commitment: sha256(fromHex(SECRET)),
  nonce_hashes: ["", hashText(NONCE)],
  nonces: [],
  secret: null,
};
const after = { ...before, nonces: ["", NONCE], secret: SECRET };

test("before the end the secret is not known", () => {
  expect(checkSecret(before)).toBe("later");
});

test("the secret has the hash that was promised", () => {
  expect(checkSecret(after)).toBe("holds");
  expect(checkSecret({ ...after, secret: "11".repeat(32) })).toBe("broken");
});

test("my number is in the deal, at my seat", () => {
  expect(checkNonce(before, 1, NONCE)).toBe("later");
  expect(checkNonce(after, 1, NONCE)).toBe("holds");
  expect(checkNonce(after, 0, NONCE)).toBe("broken");
  expect(checkNonce({ ...after, nonces: ["", ""] }, 1, NONCE)).toBe("broken");
});

test("who watches has no number", () => {
  expect(checkNonce(after, null, null)).toBe("unknown");
});
