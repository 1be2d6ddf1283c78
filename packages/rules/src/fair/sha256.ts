// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain TypeScript, so that a saved proof can be
// verified on any platform.
import { concat } from './bytes.ts';
import type { Hashes } from './hashes.ts';

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = rootBits(64, 1 / 3);
/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const START = rootBits(8, 1 / 2);

const BLOCK = 64;

/** SHA-256 of the bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  const padded = pad(bytes);
  for (let start = 0; start < padded.length; start += BLOCK) compress(state, words, padded, start);
  const digest = new Uint8Array(32);
  state.forEach((word, index) => {
    for (let byte = 0; byte < 4; byte += 1) digest[index * 4 + byte] = word >>> (24 - byte * 8);
  });
  return digest;
}

/** HMAC-SHA256 of the bytes under a key of any length. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  short.forEach((byte, at) => {
    inner[at] = 0x36 ^ byte;
    outer[at] = 0x5c ^ byte;
  });
  return sha256(concat([outer, sha256(concat([inner, bytes]))]));
}

export const PURE_HASHES: Hashes = { sha256, hmac: hmacSha256 };

/** Pads to a whole number of blocks: the bytes, a one bit, zeros, and the length in bits as u64. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  for (let byte = 0; byte < 8; byte += 1) {
    padded[padded.length - 1 - byte] = Math.floor(bits / 2 ** (8 * byte)) & 0xff;
  }
  return padded;
}

function compress(state: Int32Array, words: Int32Array, bytes: Uint8Array, start: number): void {
  for (let at = 0; at < 16; at += 1) {
    const from = start + at * 4;
    words[at] =
      ((bytes[from] ?? 0) << 24) |
      ((bytes[from + 1] ?? 0) << 16) |
      ((bytes[from + 2] ?? 0) << 8) |
      (bytes[from + 3] ?? 0);
  }
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [words[at - 2] ?? 0, words[at - 15] ?? 0];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] ?? 0) + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/**
 * First 32 fractional bits of a root of each of the first `count` primes. The 52 fraction bits of a
 * double are sufficient for these small primes; the test vectors of FIPS 180-4 verify it.
 */
function rootBits(count: number, power: number): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Int32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32);
}
