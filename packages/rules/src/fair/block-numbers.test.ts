import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockNumber, blockNumbers } from './block-numbers.ts';

const HASH = '0000000003f1a2b4c0ffee1d2c3b4a5968778695a4b3c2d1e0f1021324354657';

describe('the hash of a block', () => {
  it('contains the block number', () => {
    expect(blockNumber(HASH)).toBe(66_167_476);
  });

  it('yields its last five decimal digits in order under `tail`', () => {
    expect(blockNumbers('tail', HASH)).toBe('54657');
    expect(blockNumbers('tail', HASH.replace(/54657$/, '5f4a6'))).toBe('43546');
  });

  it('yields the last digit of its digit sum and its first four digits under `sum`', () => {
    // 0 1 2 3 4 5 9 6 8 7 7 8 6 9 5 4 3 2 1 0 1 0 2 1 3 2 4 3 5 4 6 5 7 make 133.
    expect(blockNumbers('sum', HASH)).toBe('30123');
  });

  it('ignores the block number', () => {
    const other = HASH.replace(/^0{8}/, '99999999');
    expect(blockNumbers('sum', other)).toBe(blockNumbers('sum', HASH));
    expect(blockNumbers('tail', `${'1'.repeat(16)}${'a'.repeat(44)}1234`)).toBeUndefined();
  });

  it('is rejected when malformed', () => {
    for (const text of ['', '12345', HASH.toUpperCase(), `${HASH}0`, HASH.replace('c', 'g')]) {
      expect(blockNumbers('tail', text)).toBeUndefined();
    }
  });

  it.each(['tail', 'sum'] as const)(
    'yields every digit at every place with equal frequency: %s',
    (rule) => {
      const draws = 20_000;
      const counts = Array.from({ length: 5 }, () => new Array<number>(10).fill(0));
      for (let block = 0; block < draws; block += 1) {
        const hash = createHash('sha256').update(`block ${block}`).digest('hex');
        [...(blockNumbers(rule, hash) ?? '')].forEach((digit, place) => {
          const row = counts[place] ?? [];
          row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
        });
      }
      for (const row of counts) {
        const expected = draws / 10;
        const chi = row.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
        // Nine degrees of freedom: exceeded once in ten thousand honest runs.
        expect(chi).toBeLessThan(33.7);
      }
    },
  );
});
