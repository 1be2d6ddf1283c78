import { Bug, instant } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { formatBetRefusal, parseBetRefusal, type BetRefusal } from './bet-refusal.ts';

const until = instant(1_795_190_400_000);
const limit = { period: 'week', most: 5_000_000n, left: 10_000n, end: until } as const;

/** Every refusal with the text that the ledger stores for it; these texts never change. */
const STORED: readonly (readonly [BetRefusal, string])[] = [
  [{ kind: 'draw_closed' }, 'draw_closed'],
  [{ kind: 'already_cancelled' }, 'already_cancelled'],
  [{ kind: 'cancel_too_late' }, 'cancel_too_late'],
  [{ kind: 'insufficient_funds' }, 'insufficient_funds'],
  [{ kind: 'balance_too_large' }, 'balance_too_large'],
  [{ kind: 'hold_ended' }, 'hold_ended'],
  [{ kind: 'draw_limit', left: 0n }, 'draw_limit:0'],
  [
    { kind: 'number_limit', left: 100n, scope: 'merchant', item: 'FixedPlace:4:7' },
    'number_limit:100:merchant:FixedPlace:4:7',
  ],
  [
    { kind: 'number_stake', left: 100n, scope: 'member', item: 'Entry:*' },
    'number_stake:100:member:Entry:*',
  ],
  [
    { kind: 'item_maximum', left: 20_000n, item: 'FixedPlace:4:7' },
    'item_maximum:20000:order:FixedPlace:4:7',
  ],
  [
    { kind: 'pair_limit', left: 100n, opposite: 'BigSmall:0:S', item: 'BigSmall:0:B' },
    'pair_limit:100:BigSmall:0:S BigSmall:0:B',
  ],
  [{ kind: 'protected', by: { kind: 'timeout', until } }, `protected:timeout:${until}`],
  [{ kind: 'protected', by: { kind: 'exclusion', until } }, `protected:exclusion:${until}`],
  [
    { kind: 'protected', by: { kind: 'deposit', ...limit } },
    `protected:deposit:week:5000000:10000:${until}`,
  ],
  [
    { kind: 'protected', by: { kind: 'stake', ...limit } },
    `protected:stake:week:5000000:10000:${until}`,
  ],
  [
    { kind: 'protected', by: { kind: 'loss', ...limit } },
    `protected:loss:week:5000000:10000:${until}`,
  ],
  [
    { kind: 'protected', by: { kind: 'session', ...limit } },
    `protected:session:week:5000000:10000:${until}`,
  ],
];

describe('a refusal in the ledger', () => {
  test.each(STORED)('is stored and read as what it is: %o', (refusal, text) => {
    expect(formatBetRefusal(refusal)).toBe(text);
    expect(parseBetRefusal(text)).toEqual(refusal);
  });

  test('of the first version named no scope, and is read as the merchant’s limit', () => {
    expect(parseBetRefusal('number_limit:100:FixedPlace:4:7')).toEqual({
      kind: 'number_limit',
      left: 100n,
      scope: 'merchant',
      item: 'FixedPlace:4:7',
    });
  });

  test.each([
    '',
    'superseded',
    'draw_limit',
    'draw_limit:',
    'draw_limit:-5',
    'number_limit:x:merchant:FixedPlace:4:7',
    'item_maximum:5:member:FixedPlace:4:7',
    'pair_limit:5:BigSmall:0:S',
    'protected:',
    'protected:holiday:5',
    'protected:stake:year:1:1:1',
  ])('is a bug if its text is unknown: %s', (text) => {
    const parse = () => parseBetRefusal(text);
    expect(parse).toThrow(Bug);
    expect(parse).toThrow(`unknown refusal in the ledger: ${text}`);
  });
});
