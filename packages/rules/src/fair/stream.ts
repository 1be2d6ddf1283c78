// The stream of random words derived from a key, and unbiased whole numbers from it (draws.md 6).
import { assert } from '@fairhouse/values';
import { concat, u32, utf8 } from './bytes.ts';
import type { Hashes } from './hashes.ts';

/** Returns the next word: a whole number from 0 to 2³² − 1. */
export type WordStream = () => number;

const WORDS_PER_BLOCK = 8;

const LABEL = utf8('LD1/stream');

/** The big-endian u32 words of HMAC(key, "LD1/stream" ‖ u32 i) for i = 0, 1, … */
export function openStream(hashes: Hashes, key: Uint8Array): WordStream {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let [index, word] = [0, WORDS_PER_BLOCK];
  return () => {
    if (word === WORDS_PER_BLOCK) {
      const bytes = hashes.hmac(key, concat([LABEL, u32(index)]));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      index += 1;
      word = 0;
    }
    const at = word * 4;
    word += 1;
    return block.getUint32(at);
  };
}

/**
 * A uniform whole number from 0 to below − 1. Words from 2³² − (2³² mod below) on are rejected to
 * avoid modulo bias.
 */
export function intBelow(words: WordStream, below: number): number {
  const hasRange = Number.isInteger(below) && below >= 1 && below <= 2 ** 32;
  // The text is made for a failure alone, as this is called for every symbol of every reel.
  if (!hasRange) assert(hasRange, `no range below ${below}`);
  const bound = 2 ** 32 - (2 ** 32 % below);
  let word = words();
  while (word >= bound) word = words();
  return word % below;
}

/** `count` digits, each 0–9. */
export function drawDigits(words: WordStream, count: number): number[] {
  return Array.from({ length: count }, () => intBelow(words, 10));
}

/** `count` independent faces of 1 to `max`, like dice. */
export function drawFaces(words: WordStream, count: number, max: number): number[] {
  return Array.from({ length: count }, () => 1 + intBelow(words, max));
}

/** `count` different numbers of 1 to `max`, in the order drawn: a partial Fisher-Yates shuffle. */
export function pickNumbers(words: WordStream, count: number, max: number): number[] {
  assert(count <= max, `cannot pick ${count} of ${max}`);
  const numbers: number[] = [];
  for (let number = 1; number <= max; number += 1) numbers.push(number);
  for (let at = 0; at < count; at += 1) {
    const other = at + intBelow(words, max - at);
    const [here = 0, there = 0] = [numbers[at], numbers[other]];
    numbers[at] = there;
    numbers[other] = here;
  }
  return numbers.slice(0, count);
}
