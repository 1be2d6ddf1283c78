// SHA-512 (FIPS 180-4) for verifying Ed25519 signatures. Messages are short, so it is not
// optimized.
const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

/**
 * The first 64 bits of the fractional parts of the cube (`3n`) or square (`2n`) roots of the first
 * primes.
 */
function rootBits(count: number, degree: 2n | 3n): bigint[] {
  const primes: bigint[] = [];
  for (let number = 2n; primes.length < count; number += 1n) {
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
  }
  return primes.map((prime) => integerRoot(prime << (64n * degree), degree) & MASK);
}

/** The largest whole number whose power is not above `value`, by bisection. */
function integerRoot(value: bigint, degree: bigint): bigint {
  let [low, high] = [0n, 1n << 80n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= value) low = middle;
    else high = middle;
  }
  return low;
}

const ROUNDS = rootBits(80, 3n);
const START = rootBits(8, 2n);

/** SHA-512 of the bytes: 64 bytes. */
export function sha512(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 17) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  let state = START;
  for (let start = 0; start < padded.length; start += BLOCK) state = compress(state, view, start);
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => digest.setBigUint64(index * 8, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: readonly bigint[], view: DataView, start: number): bigint[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getBigUint64(start + at * 8));
  for (let at = 16; at < 80; at += 1) {
    const [near, far] = [words[at - 2] ?? 0n, words[at - 15] ?? 0n];
    const low = turn(far, 1n) ^ turn(far, 8n) ^ (far >> 7n);
    const high = turn(near, 19n) ^ turn(near, 61n) ^ (near >> 6n);
    words.push(((words[at - 16] ?? 0n) + low + (words[at - 7] ?? 0n) + high) & MASK);
  }
  let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
  for (const [at, word] of words.entries()) {
    const high = turn(e, 14n) ^ turn(e, 18n) ^ turn(e, 41n);
    const first = h + high + ((e & f) ^ (~e & MASK & g)) + (ROUNDS[at] ?? 0n) + word;
    const low = turn(a, 28n) ^ turn(a, 34n) ^ turn(a, 39n);
    const second = low + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & MASK, c, b, a, (first + second) & MASK];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => ((state[at] ?? 0n) + word) & MASK);
}

function turn(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}
