// Results that follow from the hash of a public block which did not exist while bets were taken.

/**
 * How five digits come from a block's hash. `tail`: its last five decimal digits. `sum`: the last
 * digit of the sum of all its decimal digits, then its first four: two lotteries that draw by one
 * block do not share their digits.
 */
export const BLOCK_RULES = ['tail', 'sum'] as const;
export type BlockRule = (typeof BLOCK_RULES)[number];

/** The chain of the blocks, as the log names the party that revealed. */
export const BLOCK_PARTY = 'tron';

const HASH = /^[0-9a-f]{64}$/;
/** A block's hash begins with its number; what no one can foresee comes behind. */
const NUMBER_LENGTH = 16;
const DIGITS = 5;

/** The number of the block that a hash (64 lower-case hex digits) is of. */
export function blockNumber(hash: string): number {
  return Number(`0x${hash.slice(0, NUMBER_LENGTH)}`);
}

/**
 * The five digits of a block's hash, read from its unforeseeable part in the order in which they
 * stand there, letters left out; undefined when that is no hash, or has fewer than five decimal
 * digits, which is less likely than one in ten million million.
 */
export function blockNumbers(rule: BlockRule, hash: string): string | undefined {
  if (!HASH.test(hash)) return undefined;
  const digits = hash.slice(NUMBER_LENGTH).replace(/[a-f]/g, '');
  if (digits.length < DIGITS) return undefined;
  if (rule === 'tail') return digits.slice(-DIGITS);
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return `${sum % 10}${digits.slice(0, DIGITS - 1)}`;
}
