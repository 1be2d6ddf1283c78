import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideEvenly,
  divideOfferPayout,
  offerCommission,
  splitOfferPayout,
} from './divide-payout.ts';

const owned = fc.record({
  stake: fc.bigInt({ min: 100n, max: 10n ** 13n }),
  payout: fc.bigInt({ min: 0n, max: 10n ** 16n }),
  commission: fc.integer({ min: 0, max: 10 }),
});
const shares = fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 60 });
const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

describe('the division of a group buy', () => {
  it('adds up to the whole, has no negative part, and leaves the remainder to the initiator', () => {
    fc.assert(
      fc.property(owned, shares, (each, counts) => {
        const parts = divideOfferPayout(each, counts);
        expect(sum(parts)).toBe(each.payout);
        expect(parts.every((part) => part >= 0n)).toBe(true);
        const all = BigInt(counts.reduce((total, count) => total + count, 0));
        const net = each.payout - offerCommission(each);
        for (const [index, part] of parts.entries()) {
          const exact = (net * BigInt(counts[index] ?? 0)) / all;
          if (index > 0) expect(part).toBe(exact);
          else expect(part).toBeGreaterThanOrEqual(exact + offerCommission(each));
        }
        const remainder =
          (parts[0] ?? 0n) - offerCommission(each) - (net * BigInt(counts[0] ?? 0)) / all;
        expect(remainder).toBeLessThan(BigInt(counts.length));
      }),
    );
  });

  it('pays owners of equally many shares the same, but for the initiator', () => {
    fc.assert(
      fc.property(owned, shares, (each, counts) => {
        const parts = divideOfferPayout(each, counts);
        const bySize = new Map<number, bigint>();
        for (const [index, count] of counts.entries()) {
          if (index === 0) continue;
          const part = parts[index] ?? 0n;
          expect(bySize.get(count) ?? part).toBe(part);
          bySize.set(count, part);
        }
      }),
    );
  });

  it('takes no commission without a profit, and never more than a tenth of it', () => {
    fc.assert(
      fc.property(owned, (each) => {
        const taken = offerCommission(each);
        if (each.payout <= each.stake) expect(taken).toBe(0n);
        else expect(taken * 10n).toBeLessThanOrEqual(each.payout - each.stake);
      }),
    );
  });

  it('splits each part into prize and refund, neither negative, without changing the part', () => {
    const tied = owned.chain((each) =>
      fc
        .bigInt({ min: 0n, max: each.payout < each.stake ? each.payout : each.stake })
        .map((refunded) => ({ ...each, refunded })),
    );
    fc.assert(
      fc.property(tied, shares, (each, counts) => {
        const split = splitOfferPayout(each, counts);
        expect(split.map(({ prize, refunded }) => prize + refunded)).toEqual(
          divideOfferPayout(each, counts),
        );
        expect(split.every(({ prize, refunded }) => prize >= 0n && refunded >= 0n)).toBe(true);
      }),
    );
  });

  it.each([
    ['a profit with commission', 2_000_000n, 10, [1, 1, 1], [733_334n, 633_333n, 633_333n]],
    ['a profit too small for one', 1_000_001n, 10, [1, 2], [333_334n, 666_667n]],
    ['a return below the price', 2n, 10, [5, 90, 5], [1n, 1n, 0n]],
    ['no commission', 3_000_000n, 0, [1, 2], [1_000_000n, 2_000_000n]],
  ] as const)('of %s is as in the worked example', (_, payout, commission, counts, parts) => {
    expect(divideOfferPayout({ stake: 1_000_000n, payout, commission }, counts)).toEqual(parts);
  });

  it('divides a rebate evenly', () => {
    expect(divideEvenly(10n, [1, 1, 1])).toEqual([4n, 3n, 3n]);
  });
});
