import { amount, formatAmount, parseRate, rate } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { SSC } from '../families.ts';
import { inParts } from '../fraction.ts';
import {
  defaultOdds,
  fairOdds,
  formatOdds,
  judgeTerms,
  parseOdds,
  prizePerNote,
  returnToPlayer,
} from './terms.ts';

/** Play, tier, fair odds at 2000, prize of a 2.00 note at 1800 and at 1956: lottery.md 1.1. */
const TABLE = `
All5Straight WIN 100000 180000 195600
All5Straight_Single WIN 100000 180000 195600
All5Join T2 10000 18000 19560
AllCom120 WIN 833.333333 1500 1630
AllCom60 WIN 1666.666667 3000 3260
AllCom30 WIN 3333.333333 6000 6520
AllCom20 WIN 5000 9000 9780
AllCom10 WIN 10000 18000 19560
AllCom5 WIN 20000 36000 39120
Times1 WIN 2.441943 4.3954 4.7764
Times2 WIN 12.275964 22.0967 24.0117
Times3 WIN 116.82243 210.2803 228.5046
Times4 WIN 2173.913043 3913.0434 4252.1739
F4Straight WIN 10000 18000 19560
L4Join T4 10 18 19.56
F4Com24 WIN 416.666667 750 815
L4Com12 WIN 833.333333 1500 1630
F4Com6 WIN 1666.666667 3000 3260
L4Com4 WIN 2500 4500 4890
Mid3Straight WIN 1000 1800 1956
First3Join T2 100 180 195.6
Last3Sum WIN 1000 1800 1956
Last3Span WIN 1000 1800 1956
Last3Com3 WIN 333.333333 600 652
Last3Com6 WIN 166.666667 300 326
Last3Mixed ZU3 333.333333 600 652
Last3GroupSum ZU6 166.666667 300 326
Last3Baodan ZU3 333.333333 600 652
Last3SumTail WIN 10 18 19.56
Last3Special LEOPARD 100 180 195.6
Last3Special STRAIGHT 16.666667 30 32.6
Last3Special PAIR 3.703704 6.6666 7.2444
Last2Straight WIN 100 180 195.6
Last2Sum WIN 100 180 195.6
Last2Span WIN 100 180 195.6
Last2Com WIN 50 90 97.8
Last2GroupSum WIN 50 90 97.8
Last2Baodan WIN 50 90 97.8
FixedPlace WIN 10 18 19.56
Last3NoPos1 WIN 3.690037 6.642 7.2177
Last3NoPos2 WIN 18.518519 33.3333 36.2222
L4NoPos1 WIN 2.907822 5.234 5.6876
F4NoPos2 WIN 10.26694 18.4804 20.0821
All5NoPos1 WIN 2.441943 4.3954 4.7764
All5NoPos2 WIN 6.816633 12.2699 13.3333
All5NoPos3 WIN 22.988506 41.3793 44.9655
Last2BSOE WIN 4 7.2 7.824
First3BSOE WIN 8 14.4 15.648
Any2 WIN 100 180 195.6
Any4_Single WIN 10000 18000 19560
Any4Com12 WIN 833.333333 1500 1630`;

/** Play, tier, default odds, return in hundredths of a per cent: lottery.md 6.3. */
const FIXED = `
BallNumber WIN 9.85 9850
BallBSOE WIN 1.98 9900
TotalBSOE B 1.98 9900
DragonTiger_10T_1 D 2.18 9810
DragonTiger_10T_1 H 9.5 9500
DragonTigerRefund_10T_1 T 1.97 9865
First3Special LEOPARD 90 9000
Mid3Special STRAIGHT 15.5 9300
Last3Special PAIR 3.5 9450
First3Special HALF 2.65 9540
First3Special MIXED 3.15 9450
All5NoPos1 WIN 2.35 9623
Bull NONE 2.5 8912
Bull 1 14.9019 9499
Bull 9 14.9019 9499
Bull 10 14.7149 9499`;

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

function playOf(code: string, tierCode: string) {
  const play = SSC.plays.get(code);
  const tier = play?.tiers.findIndex((each) => each.code === tierCode) ?? -1;
  const stated = play?.tiers[tier];
  if (!play || !stated) throw new Error(`no ${code} ${tierCode}`);
  return { play, tier, stated };
}

describe('prize groups', () => {
  it.each(rows(TABLE))('%s %s has fair odds %s', (code, tierCode, odds, at1800, at1956) => {
    const { play, tier, stated } = playOf(code ?? '', tierCode ?? '');
    const rounded = (inParts(fairOdds(stated), 10_000_000n) + 5n) / 10n;
    expect(rounded).toBe(parseRate(odds ?? ''));
    const prize = (group: number) =>
      prizePerNote(play, tier, { unit: amount(20_000n), terms: { style: 'GROUP', group } });
    const written = (text = '') =>
      `${text.split('.')[0]}.${(text.split('.')[1] ?? '').padEnd(4, '0')}`;
    expect(formatAmount(prize(1800))).toBe(written(at1800));
    expect(formatAmount(prize(1956))).toBe(written(at1956));
  });
});

describe('fixed odds', () => {
  it.each(rows(FIXED))('%s %s sells at %s', (code, tierCode, text, basisPoints) => {
    const { play, tier } = playOf(code ?? '', tierCode ?? '');
    const odds = defaultOdds(play) ?? [];
    expect(odds[tier]).toBe(parseRate(text ?? ''));
    const returned = inParts(returnToPlayer(play, tier, { style: 'FIXED', odds }), 1_000_000n);
    const exact = BigInt(basisPoints ?? '0') * 100n;
    expect(returned - exact).toBeGreaterThanOrEqual(-50n);
    expect(returned - exact).toBeLessThan(100n);
  });

  it('has no default odds that return more than the stake', () => {
    for (const play of SSC.plays.values()) {
      const odds = defaultOdds(play);
      for (const tier of odds?.keys() ?? []) {
        const back = inParts(
          returnToPlayer(play, tier, { style: 'FIXED', odds: odds ?? [] }),
          1000n,
        );
        expect(back, play.code).toBeLessThanOrEqual(995n);
      }
    }
  });

  it('formats the odds of a ticket and parses them back', () => {
    for (const play of SSC.plays.values()) {
      const odds = defaultOdds(play);
      if (!odds) continue;
      expect(parseOdds(play, formatOdds(odds))).toEqual(odds);
    }
    const { play } = playOf('DragonTiger_10T_1', 'D');
    expect(parseOdds(play, '2.18,2.18')).toBeUndefined();
    expect(parseOdds(play, '2.18,-1,2')).toBeUndefined();
  });
});

it('refuses terms that return more than the stake', () => {
  const { play } = playOf('DragonTigerRefund_10T_1', 'D');
  const judge = (...texts: string[]) =>
    judgeTerms(play, { style: 'FIXED', odds: texts.map((text) => parseRate(text) ?? rate(0n)) });
  expect([judge('1.97', '1.97'), judge('1.97', '1.99'), judge('2.001', '1.9')]).toEqual([
    'fine',
    'warn',
    'refused',
  ]);
  expect(judgeTerms(play, { style: 'GROUP', group: 2000 })).toBe('warn');
});

it('pays 96.5 % of the group on average in ZY style', () => {
  const { play } = playOf('Last3Straight', 'WIN');
  const back = (group: number) =>
    inParts(returnToPlayer(play, 0, { style: 'ZY', group }), 1_000_000n);
  expect(back(2000)).toBe(965_000n);
  expect(back(1950)).toBe(940_875n);
});
