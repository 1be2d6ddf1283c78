import { amount, parseAmount, parseRate, ZERO } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { HANOI, KL8, LHC, PK10, SSC, TH, VNN } from '../families.ts';
import { compare, fraction } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { defaultFixed, type Terms } from '../pricing/terms.ts';
import { readBet } from '../slip/slip.ts';
import { betOutlook, houseEdge } from './bet-outlook.ts';
import { ticketOf, type OutlookBet } from './bet-payouts.ts';
import { drawOutcomes } from './draw-outcomes.ts';
import { runSliced } from './sliced.ts';

const money = (text: string) => parseAmount(text) ?? ZERO;
const group = (points: number): Terms => ({ style: 'GROUP', group: points });

interface Asked {
  readonly family: Family;
  readonly play: string;
  readonly pick: string;
  readonly terms?: Terms;
  readonly unit?: string;
}

function betOf({ family, play, pick, terms, unit = '2' }: Asked): OutlookBet {
  const bet = readBet(family, play, pick);
  if (!bet.ok) throw new Error(`${play} ${pick}: ${bet.problem.name}`);
  const own = terms ?? defaultFixed(bet.value.play) ?? group(1956);
  return { ...bet.value, unit: money(unit), multiple: 1, terms: own, memberGroup: 1956 };
}

function outlook(family: Family, bets: readonly OutlookBet[], cap = '0') {
  const caps = { maxPayout: money(cap), narrowPayout: ZERO, narrowShare: 0 };
  const day = undefined;
  const outcomes = runSliced(drawOutcomes({ family, day }, bets.map(ticketOf)));
  return betOutlook({ bets, outcomes, day, caps });
}

/** The edge in parts per million, rounded down. */
function edgeOf(family: Family, bets: readonly OutlookBet[], cap?: string): bigint | undefined {
  const edge = houseEdge(outlook(family, bets, cap));
  return edge && (edge.num * 1_000_000n) / edge.den;
}

describe('the outlook of a bet', () => {
  it.each<[string, Asked, [number, number], bigint]>([
    // 1.5 % of 9.85 for one digit of ten.
    ['one digit', { family: SSC, play: 'BallNumber', pick: '||||6' }, [1, 10], 15_000n],
    // Three of ten digits win in three of ten draws.
    ['three digits', { family: SSC, play: 'BallNumber', pick: '||||678' }, [3, 10], 15_000n],
    // Two rows win together in one draw of a hundred: 1 − 0.9².
    ['two rows', { family: SSC, play: 'BallNumber', pick: '||1||6' }, [19, 100], 15_000n],
    // 2 × 0.0003 comes back as the rebate of a lower group: the edge is 44 points of 2000.
    [
      'a lower group',
      { family: SSC, play: 'FixedPlace', pick: '||||6', terms: group(1900) },
      [1, 10],
      22_000n,
    ],
    [
      'the own group',
      { family: SSC, play: 'FixedPlace', pick: '||||6', terms: group(1956) },
      [1, 10],
      22_000n,
    ],
    // A draw of two equal digits refunds: 1.97 × 0.45 + 0.1 comes back.
    ['a tie', { family: SSC, play: 'DragonTigerRefund_10T_1', pick: 'D' }, [9, 20], 13_500n],
    // 1 − (99/100)²⁷ of a number among the last digits of 27 prizes, at 99 for 27 units.
    ['lô', { family: VNN, play: 'Lo2', pick: '07' }, [0, 1], 10_000n],
    // C(78, 18) of C(80, 20) draws show both numbers: 19 of 316, at 15 for one.
    ['keno', { family: KL8, play: 'Pick2', pick: '07,08' }, [19, 316], 98_101n],
    // Both of two numbers among 27 prizes: 1 − 2 × 0.99²⁷ + 0.98²⁷, at 650 for 54 units.
    ['đá', { family: VNN, play: 'Da_MinPairs', pick: '07,08' }, [0, 1], 329_994n],
    // A digit among three: 1 − 0.9³, at 3.2.
    ['วิ่ง', { family: TH, play: 'RunTop', pick: '7' }, [271, 1000], 132_800n],
    // Two digits among three: 1 − 0.8³.
    ['two วิ่ง', { family: HANOI, play: 'RunTop', pick: '37' }, [488, 1000], 132_800n],
    // All ten places of a race, each with one racer: one less the derangements of ten.
    [
      'a whole race',
      { family: PK10, play: 'Fixed', pick: '01|02|03|04|05|06|07|08|09|10' },
      [3_628_800 - 1_334_961, 3_628_800],
      15_000n,
    ],
    // The special is one of 49 balls.
    ['special', { family: LHC, play: 'Special', pick: '07' }, [1, 49], 40_816n],
  ])('is exact for %s', (_, asked, [num, den], edge) => {
    const bet = betOf(asked);
    const found = outlook(asked.family, [bet]);
    if (asked.play === 'Lo2') {
      expect(found.chance).toEqual(fraction(100n ** 27n - 99n ** 27n, 100n ** 27n));
    } else if (asked.play === 'Da_MinPairs') {
      const both = 100n ** 27n - 2n * 99n ** 27n + 98n ** 27n;
      expect(found.chance).toEqual(fraction(both, 100n ** 27n));
    } else expect(found.chance).toEqual(fraction(num, den));
    expect(edgeOf(asked.family, [bet])).toBe(edge);
  });

  it('counts each note of several tiers with the prize of its tier', () => {
    // Six of the thousand results consist of 1 and 2 alone, one of them twice.
    const bet = betOf({ family: SSC, play: 'Last3Com3', pick: '12', terms: group(1956) });
    expect(outlook(SSC, [bet]).chance).toEqual(fraction(6, 1000));
    expect(edgeOf(SSC, [bet])).toBe(22_000n);
  });

  it('adds up prizes of bets that are in the same draw', () => {
    const odds = (text: string): Terms => ({
      style: 'FIXED',
      odds: [parseRate(text) ?? (0n as never)],
    });
    const full = betOf({ family: SSC, play: 'BallNumber', pick: '||||6', terms: odds('9.8') });
    const reduced = betOf({ family: SSC, play: 'BallNumber', pick: '||||7', terms: odds('4.9') });
    const found = outlook(SSC, [full, reduced]);
    expect(found.chance).toEqual(fraction(1, 5));
    // (19.6 + 9.8) / 10 of a stake of 4.
    expect(edgeOf(SSC, [full, reduced])).toBe(265_000n);
  });

  it('tells a win from coming out ahead', () => {
    const bet = betOf({
      family: SSC,
      play: 'FixedPlace',
      pick: '||||0123456789',
      terms: group(1956),
    });
    expect(outlook(SSC, [bet]).chance).toEqual(fraction(1, 1));
    expect(outlook(SSC, [bet]).ahead).toEqual(fraction(0, 1));
  });

  it('cuts prizes at the cap, and says nothing where the cap cannot be counted', () => {
    const bet = betOf({ family: SSC, play: 'BallNumber', pick: '||||6' });
    // 10 of a prize of 19.70.
    expect(edgeOf(SSC, [bet], '10')).toBe(500_000n);
    const pairs = betOf({ family: VNN, play: 'Da_MinPairs', pick: '07,08' });
    const uncounted = (cap: string) => {
      const caps = { maxPayout: money(cap), narrowPayout: ZERO, narrowShare: 0 };
      return betOutlook({ bets: [pairs], outcomes: undefined, day: undefined, caps });
    };
    expect(uncounted('0').chance).toBeUndefined();
    expect(houseEdge(uncounted('0'))).toEqual(houseEdge(outlook(VNN, [pairs])));
    expect(houseEdge(uncounted('10'))).toBeUndefined();
    expect(edgeOf(VNN, [pairs], '10')).toBeGreaterThan(edgeOf(VNN, [pairs]) ?? 0n);
  });

  it('follows the first digit in ZY style', () => {
    const terms: Terms = { style: 'ZY', group: 1956 };
    const bet = betOf({ family: SSC, play: 'FixedPlace', pick: '||||6', terms });
    const edge = houseEdge(outlook(SSC, [bet]));
    // 0.978 × 0.965 of the stake comes back.
    expect(edge && compare(edge, fraction(5_623, 100_000))).toBe(0);
    expect(amount(outlook(SSC, [bet]).stake)).toBe(money('2'));
  });
});
