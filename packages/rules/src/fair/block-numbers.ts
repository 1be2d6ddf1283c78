// Results derived from the hash of a public block that did not exist while bets were accepted.

/**
 * How five digits are derived from the hash of a block. `tail`: its last five decimal digits.
 * `sum`: the last digit of the sum of all its decimal digits, then its first four. With two rules,
 * two lotteries that draw from the same block have different digits.
 */
export const BLOCK_RULES = ['tail', 'sum'] as const;
export type BlockRule = (typeof BLOCK_RULES)[number];

/** The name of the block chain as the revealing party in the log. */
export const BLOCK_PARTY = 'tron';

const HASH = /^[0-9a-f]{64}$/;
/** The hash of a block begins with the block number, which is predictable; the rest is not. */
const NUMBER_LENGTH = 16;
const DIGITS = 5;

/** The block number in a block hash (64 lower-case hex digits). */
export function blockNumber(hash: string): number {
  return Number(`0x${hash.slice(0, NUMBER_LENGTH)}`);
}

/**
 * The five digits derived from the unpredictable part of a block hash, letters skipped, in order.
 * Undefined for malformed text, and for a hash with fewer than five decimal digits (probability
 * below one in ten million million).
 */
export function blockNumbers(rule: BlockRule, hash: string): string | undefined {
  if (!HASH.test(hash)) return undefined;
  const digits = hash.slice(NUMBER_LENGTH).replace(/[a-f]/g, '');
  if (digits.length < DIGITS) return undefined;
  if (rule === 'tail') return digits.slice(-DIGITS);
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return `${sum % 10}${digits.slice(0, DIGITS - 1)}`;
}
