import fc from 'fast-check';
import { amount, mulFloor, sum } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, money } from '../../testing/agency-figures.ts';
import { differenceRebate, generationRebate } from './category-rebate.ts';
import { distributeLotteryRebate, gainAbove, shareOfBets, STAKE_STEP } from './lottery-rebate.ts';
import { reverseLines, shareLines } from './share.ts';

const groups = fc.integer({ min: 900, max: 998 }).map((half) => half * 2);
const stakes = fc.bigInt({ min: 0n, max: 10_000_000_000n }).map(amount);
const uplines = fc.array(fc.record({ id: fc.string(), group: groups, isFrozen: fc.boolean() }), {
  maxLength: 8,
});

describe('the rebate of a lottery bet', () => {
  it('never exceeds the top rate of the line, and loses less than a ten-thousandth per share', () => {
    fc.assert(
      fc.property(stakes, groups, uplines, (stake, own, line) => {
        const shares = distributeLotteryRebate({
          stake,
          ownGroup: own,
          chosenGroup: own,
          uplines: line,
        });
        const paid = sum(shares.uplines.map((share) => amount(share.amount + share.withheld)));
        const whole = mulFloor(stake, shares.rate);
        expect(paid).toBeLessThanOrEqual(whole);
        expect(whole - paid).toBeLessThan(BigInt(line.length) + 1n);
        const top = Math.max(own, ...line.map(({ group }) => group));
        expect(shares.rate).toBe(BigInt(top - own) * 500n);
      }),
    );
  });

  it('leaves the share of a frozen upline with the house, and gives no other upline more', () => {
    fc.assert(
      fc.property(stakes, groups, uplines, (stake, own, line) => {
        const bet = { stake, ownGroup: own, chosenGroup: own };
        const some = distributeLotteryRebate({ ...bet, uplines: line });
        const free = line.map((upline) => ({ ...upline, isFrozen: false }));
        const all = distributeLotteryRebate({ ...bet, uplines: free });
        for (const [at, share] of some.uplines.entries()) {
          const full = all.uplines[at]?.amount;
          expect(line[at]?.isFrozen ? share.withheld : share.amount).toBe(full);
          if (line[at]?.isFrozen) expect(share.amount).toBe(0n);
        }
        expect(sum(some.uplines.map(({ withheld }) => withheld))).toBe(some.unpaidToHouse);
      }),
    );
  });

  it('is the same for bets together as for each, where their stakes leave the same rest', () => {
    const rests = fc.bigInt({ min: 0n, max: BigInt(STAKE_STEP) - 1n });
    const steps = fc.array(fc.bigInt({ min: 0n, max: 5_000_000n }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(rests, steps, groups, uplines, (rest, counts, own, line) => {
        const all = counts.map((count) => amount(count * BigInt(STAKE_STEP) + rest));
        const shares = all.map((stake) =>
          distributeLotteryRebate({ stake, ownGroup: own, chosenGroup: own, uplines: line }),
        );
        const together = { stake: sum(all), bets: BigInt(all.length), rest };
        let highest = own;
        for (const [at, { group }] of line.entries()) {
          const gain = gainAbove(highest, group);
          highest = Math.max(highest, group);
          const each = shares.map(({ uplines: paid }) => paid[at]);
          const due = each.reduce(
            (total, one) => total + (one?.amount ?? 0n) + (one?.withheld ?? 0n),
            0n,
          );
          expect(shareOfBets(together, gain)).toBe(due);
        }
      }),
    );
  });

  it('is taken back exactly when the bet becomes void', () => {
    const { uplines: shares } = distributeLotteryRebate({
      stake: money('0.02'),
      ownGroup: 1900,
      chosenGroup: 1900,
      uplines: [1930, 1950, 1956].map((group) => ({ id: String(group), group, isFrozen: false })),
    });
    const lines = shareLines(shares);
    // The share of 1956 is below a ten-thousandth.
    expect(lines.map(({ id }) => id)).toEqual(['1930', '1950']);
    const back = reverseLines(lines);
    expect(lines.map((line, at) => line.amount + (back[at]?.amount ?? 0n))).toEqual([0n, 0n]);
  });
});

describe('the rebate of a category', () => {
  it('by difference withholds that of the frozen', () => {
    const line = [
      { id: 'P', rate: bp(50), isFrozen: false },
      { id: 'A2', rate: bp(70), isFrozen: true },
      { id: 'A1', rate: bp(80), isFrozen: false },
    ];
    const shares = differenceRebate(money('25000'), line);
    expect(shares.map((share) => share.amount)).toEqual([money('125'), 0n, money('25')]);
    expect(shares[1]?.withheld).toBe(money('50'));
  });

  it('by generation has rates of absolute levels, and a highest level that is paid', () => {
    const line = ['P', 'A3', 'A2', 'A1'].map((id, at) => ({ id, level: 4 - at, isFrozen: false }));
    const rates = {
      byGeneration: [bp(50), bp(20), bp(20), bp(20)],
      byLevel: new Map([[3, bp(30)]]),
      highestLevel: 2,
    };
    const paid = generationRebate(money('10000'), rates, line).map((share) => share.amount);
    expect(paid).toEqual([money('50'), money('30'), money('20'), 0n]);
    const short = generationRebate(money('10000'), { byGeneration: [bp(50)] }, line);
    expect(short.map((share) => share.amount)).toEqual([money('50'), 0n, 0n, 0n]);
  });
});
