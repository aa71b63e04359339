/** SHA-256 of our own: the browser's is there only over https, and home networks have none. (FIPS 180-4) */

const WORD = 2 ** 32;

/** The first primes; their roots give the constants. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) {
    if (found.every((prime) => one % prime !== 0)) found.push(one);
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * WORD) | 0;

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a 1, zeros, and its length in bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / WORD));
  view.setUint32(bytes.length - 4, (message.length * 8) % WORD);
  return view;
}

/** The 64 words that one block is spread over. */
function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + small + words[i - 7]! + large;
  }
  return words;
}

function compress(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** The hash of these bytes, in hex. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64) state = compress(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The hash of a text. */
export const hashText = (text: string): string => sha256(new TextEncoder().encode(text));
