import { amount } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { worstPayout } from '../pricing/exposure.ts';
import { add, fraction, inParts } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip } from '../slip/slip.ts';
import { defaultOdds, fairOdds, judgeTerms, returnToPlayer } from '../pricing/terms.ts';
import { PHILIPPINES } from './index.ts';

function playOf(family: Family, code: string) {
  const play = family.plays.get(code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

/** Family, play, fair odds to four decimals, default odds: lottery.md 6.13. */
const SIDE_GAMES = `
TL2D Exact1D_1st 31 27.9
TL2D AnyOne 15.7541 14.17
TL2D Exact2D 961 864.9
TL2D Any2D 480.5 432.45
TL2D37 Exact1D_2nd 37 33.3
TL2D37 AnyOne 18.7534 16.87
TL2D37 Exact2D 1369 1232.1
TL2D37 Any2D 684.5 616.05
TL3D Exact3D 1000 900
TL3D Rambolito3 333.3333 300
TL3D Rambolito6 166.6667 150
TL3D ExactLast2D 100 90
TL4D AnyLast2D 50 45
TL6D AnyOneLast2D 5.2632 4.73
TL4D Exact1D 10 9
TL6D BSOE 2 1.96
TL4D PERM4 2500 2250
TL6D PERM6 1666.6667 1500
TL4D PERM12 833.3333 750
TL6D PERM24 416.6667 375
TL4D Exact4D 10000 9000
TL642 Position1 42 37.8
TL642 Any 7 6.3
TL642 First2Straight 1722 1549.8
TL642 Last2Rambolito 861 774.9
TL642 First3Straight 68880 61992
TL642 Last3Rambolito 11480 10332
TL645 Position6 45 40.5
TL645 Any 7.5 6.75
TL645 Last2Straight 1980 1782
TL645 First2Rambolito 990 891
TL645 Last3Straight 85140 76626
TL645 First3Rambolito 14190 12771
TL649 Position3 49 44.1
TL649 Any 8.1667 7.35
TL649 First2Straight 2352 2116.8
TL649 First2Rambolito 1176 1058.4
TL649 First3Straight 110544 99489.6
TL649 First3Rambolito 18424 16581.6
TL655 Position3 55 49.5
TL655 Any 9.1667 8.25
TL655 First2Straight 2970 2673
TL655 First2Rambolito 1485 1336.5
TL655 First3Straight 157410 141669
TL655 First3Rambolito 26235 23611.5
TL658 Position3 58 52.2
TL658 Any 9.6667 8.7
TL658 First2Straight 3306 2975.4
TL658 First2Rambolito 1653 1487.7
TL658 First3Straight 185136 166622.4
TL658 First3Rambolito 30856 27770.4
`;

it.each(SIDE_GAMES.trim().split('\n'))('side game %s', (line) => {
  const [code = '', name = '', fair, odds] = line.split(' ');
  const family = PHILIPPINES.find((each) => each.code === code);
  const play = family && playOf(family, name);
  const [tier] = play?.tiers ?? [];
  if (!play || !tier) throw new Error(`no play ${name}`);
  const rounded = add(fairOdds(tier), fraction(1, 20_000));
  expect(Number(inParts(rounded, 10_000n)) / 10_000).toBe(Number(fair));
  expect(Number(defaultOdds(play)?.[0]) / 1_000_000).toBe(Number(odds));
});

/** Family, play, return at the prizes of the PCSO in hundredths of a per cent: lottery.md 6.10. */
const PCSO = `
TL2D PCSO_Straight 4162
TL2D PCSO_Rambolito 4162
TL3D PCSO_Straight 4500
TL3D PCSO_Rambolito3 4500
TL3D PCSO_Rambolito6 4500
TL4D PCSO_Standard 2620
TL4D PCSO_PERM 2620
TL642 PCSO_Standard 2053
TL642 PCSO_SYS12 2053
TL642 PCSO_5Roll 2053
TL645 PCSO_Standard 2026
TL649 PCSO_SYS7 2050
TL655 PCSO_Standard 1857
TL658 PCSO_Standard 2111
`;

it.each(PCSO.trim().split('\n'))('PCSO game %s', (line) => {
  const [code = '', name = '', expected] = line.split(' ');
  const family = PHILIPPINES.find((each) => each.code === code);
  if (!family) throw new Error(`no family ${code}`);
  const play = playOf(family, name);
  const returned = returnToPlayer(play, 0, { style: 'FIXED', odds: defaultOdds(play) ?? [] });
  expect(Number(inParts(add(returned, fraction(1, 20_000)), 10_000n))).toBe(Number(expected));
});

it('every play may be sold at its default odds', () => {
  for (const family of PHILIPPINES) {
    for (const play of family.plays.values()) {
      const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
      expect(judgeTerms(play, terms), `${family.code} ${play.code}`).toBe('fine');
    }
  }
});

/** Family, play, entries, and the maximum payout of a ticket of one peso. */
const WORST: readonly (readonly [string, string, readonly string[], number])[] = [
  ['TL2D', 'AnyOne', ['07'], 14.17],
  ['TL2D', 'AnyOne', ['07', '08', '09'], 28.34],
  ['TL4D', 'PCSO_Standard', ['1234'], 1000],
  ['TL4D', 'PCSO_Standard', ['1234', '9234', '9934'], 1160],
  ['TL4D', 'PCSO_PERM', ['1234'], 1010],
  ['TL4D', 'PCSO_ROLL1', ['234'], 1720],
  ['TL6D', 'PCSO_6D', ['123456'], 15_000],
  // Of the seven sets of six, one is fully correct and six have five correct numbers.
  ['TL642', 'PCSO_SYS7', ['01', '02', '03', '04', '05', '06', '07'], 297_000 + 6 * 1200],
  ['TL642', 'PCSO_5Roll', ['01', '02', '03', '04', '05'], 297_000 + 36 * 1200],
];

it.each(WORST)('%s %s of %s wins up to %d', (code, name, lines, expected) => {
  const family = PHILIPPINES.find((each) => each.code === code);
  if (!family) throw new Error(`no family ${code}`);
  const play = playOf(family, name);
  const bet = checkSlip(family, { play: name, selection: { kind: 'lines', lines } });
  if (!bet.ok) throw new Error(`no bet: ${bet.problem.name}`);
  const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
  const worst = worstPayout({ ...bet.value, unit: amount(10_000n), multiple: 1, terms });
  expect(Number(worst) / 10_000).toBe(expected);
});
