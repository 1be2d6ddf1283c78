import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  keepsFamilyPromises,
  preparedDraw,
} from '../../testing/family-promises.ts';
import {
  plainDigitNotes,
  plainLottoNotes,
  plainPairNotes,
  readWords,
  wordsNear,
} from '../../testing/plain/philippines.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { add, fraction, inParts } from '../fraction.ts';
import type { Family } from '../play.ts';
import { checkSlip } from '../slip.ts';
import { defaultOdds, fairOdds, judgeTerms, returnToPlayer } from '../terms.ts';
import { TL3D, TL4D, TL6D } from './digit-families.ts';
import { PHILIPPINES } from './index.ts';
import { TL642, TL645, TL649, TL655, TL658 } from './lotto.ts';
import { TL2D, TL2D37 } from './pair.ts';

const two = (number: number) => String(number).padStart(2, '0');
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => two(at + 1));
const digits = [...'0123456789'];

const PAIRS: readonly (readonly [Family, number])[] = [
  [TL2D, 31],
  [TL2D37, 37],
];
const DIGITS: readonly (readonly [Family, number])[] = [
  [TL3D, 3],
  [TL4D, 4],
  [TL6D, 6],
];
const LOTTOS: readonly (readonly [Family, number])[] = [
  [TL642, 42],
  [TL645, 45],
  [TL649, 49],
  [TL655, 55],
  [TL658, 58],
];

function playOf(family: Family, code: string) {
  const play = family.plays.get(code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

describe.each(PAIRS)('$code', (family, max) => {
  keepsFamilyPromises({
    family,
    plainNotes: plainPairNotes,
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length: 2, all: numbersTo(max), repeats: true }).join(),
    readResult: readWords,
  });

  it('wins as often as is stated, over all draws', () => {
    const space = numbersTo(max).flatMap((first) =>
      numbersTo(max).map((second) => ({
        draw: preparedDraw(family, `${first},${second}`),
        weight: 1n,
      })),
    );
    const chance = makeChance(max);
    for (const play of family.plays.values()) {
      expectStatedChances(randomBet(family, play, chance).bet, space);
    }
  });

  it('takes two numbers of two digits and nothing else', () => {
    expect(family.prepare(`07,${max}`)).toMatchObject({ first: 7, second: max });
    for (const wrong of ['7,7', '0707', '00,07', `07,${max + 1}`, '07,07,07', '07 07', '']) {
      expect(family.prepare(wrong), wrong).toBeUndefined();
    }
  });
});

describe.each(DIGITS)('$code', (family, length) => {
  keepsFamilyPromises({
    family,
    plainNotes: plainDigitNotes,
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length, all: digits, repeats: true }).join(''),
    readResult: readWords,
  });

  it('wins as often as is stated, over all last digits', () => {
    const played = Math.min(4, length);
    const space = Array.from({ length: 10 ** played }, (_, number) => ({
      draw: preparedDraw(family, String(number).padStart(played, '0').padStart(length, '7')),
      weight: 1n,
    }));
    // Places are drawn alike, so that draws of one digit six times over stand for all.
    const equal = digits.map((digit) => ({
      draw: preparedDraw(family, digit.repeat(length)),
      weight: 1n,
    }));
    const chance = makeChance(length);
    for (const play of family.plays.values()) {
      const byPlace = play.code === 'Exact1D' || play.code === 'BSOE';
      if (play.code === 'PCSO_6D') continue;
      expectStatedChances(randomBet(family, play, chance).bet, byPlace ? equal : space);
    }
  });

  it('takes so many digits and nothing else', () => {
    const numbers = '012345'.slice(0, length);
    expect(family.prepare(numbers)).toBeDefined();
    for (const wrong of ['', numbers.slice(1), `${numbers}0`, `${numbers.slice(1)}x`]) {
      expect(family.prepare(wrong)).toBeUndefined();
    }
  });
});

it('6D wins as often as is stated, by which places are right', () => {
  const lines = ['314159'];
  const slip = { play: 'PCSO_6D', selection: { kind: 'lines', lines } } as const;
  const bet = checkSlip(TL6D, slip);
  if (!bet.ok) throw new Error('no bet');
  const space = Array.from({ length: 64 }, (_, places) => {
    const drawn = Array.from('314159', (digit, at) =>
      (places >> at) & 1 ? digit : String((Number(digit) + 1) % 10),
    );
    const wrong = drawn.filter((digit, at) => digit !== '314159'[at]).length;
    return { draw: preparedDraw(TL6D, drawn.join('')), weight: 9n ** BigInt(wrong) };
  });
  expectStatedChances(bet.value, space);
});

it('refuses numbers of other orders than the play is of', () => {
  const refused = (family: Family, play: string, line: string) =>
    checkSlip(family, { play, selection: { kind: 'lines', lines: [line] } });
  expect(refused(TL3D, 'Rambolito3', '345')).toMatchObject({
    problem: { name: 'bad_line', problem: 'wrong_orders' },
  });
  expect(refused(TL3D, 'Rambolito6', '344').ok).toBe(false);
  expect(refused(TL4D, 'PERM12', '1122').ok).toBe(false);
  expect(refused(TL4D, 'PERM6', '2121').ok).toBe(true);
});

describe.each(LOTTOS)('$code', (family, last) => {
  const every = numbersTo(last);
  const drawOf = (balls: readonly string[]) => preparedDraw(family, balls.join());
  const fillers = (taken: readonly string[], count: number) =>
    every.filter((ball) => !taken.includes(ball)).slice(0, count);

  keepsFamilyPromises({
    family,
    plainNotes: plainLottoNotes(last),
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length: 6, all: every, repeats: false }).join(),
    readResult: readWords,
    runs: 6,
  });

  it('wins as often as is stated, by how many chosen numbers are drawn', () => {
    const chance = makeChance(last);
    for (const play of family.plays.values()) {
      if (play.menu !== 'PCSO' && play.code !== 'Any') continue;
      const { slip, bet } = randomBet(family, play, chance);
      const chosen = slip.selection.kind === 'lines' ? slip.selection.lines : [];
      const space = [0, 1, 2, 3, 4, 5, 6]
        .filter((hits) => hits <= chosen.length)
        .map((hits) => ({
          draw: drawOf([...chosen.slice(0, hits), ...fillers(chosen, 6 - hits)]),
          weight: ways(chosen.length, hits) * ways(last - chosen.length, 6 - hits),
        }));
      expectStatedChances(bet, space);
    }
  });

  it('wins as often as is stated, by the first or the last balls', () => {
    const chance = makeChance(last);
    const firsts = every.map((ball) => [ball, ...fillers([ball], 5)]);
    for (let place = 0; place < 6; place += 1) {
      const play = playOf(family, `Position${place + 1}`);
      const space = firsts.map(([ball = '', ...rest]) => ({
        draw: drawOf(rest.toSpliced(place, 0, ball)),
        weight: 1n,
      }));
      expectStatedChances(randomBet(family, play, chance).bet, space);
    }
    const pairs = every.flatMap((one) =>
      every.filter((other) => other !== one).map((other) => [one, other]),
    );
    for (const end of ['First', 'Last']) {
      const space = pairs.map((pair) => {
        const rest = fillers(pair, 4);
        return {
          draw: drawOf(end === 'First' ? [...pair, ...rest] : [...rest, ...pair]),
          weight: 1n,
        };
      });
      for (const order of ['Straight', 'Rambolito']) {
        const play = playOf(family, `${end}2${order}`);
        expectStatedChances(randomBet(family, play, chance).bet, space);
      }
    }
  });

  it('takes six different numbers and nothing else', () => {
    const numbers = `03,40,07,12,09,${last}`;
    expect(family.prepare(numbers)).toBeDefined();
    const wrongs = ['3,40,07,12,09,01', '03,40,07,12,09,09', '00,40,07,12,09,01', ''];
    for (const wrong of [...wrongs, `03,40,07,12,09,${last + 1}`, `${numbers},02`]) {
      expect(family.prepare(wrong), wrong).toBeUndefined();
    }
  });
});

it('three balls win as often as is stated, over all first and last three of 42', () => {
  const every = numbersTo(42);
  const chance = makeChance(3);
  const plays = ['First3Straight', 'First3Rambolito'].map((code) => playOf(TL642, code));
  const bets = plays.map((play) => randomBet(TL642, play, chance).bet);
  function* space() {
    for (const one of every) {
      for (const other of every) {
        for (const third of every) {
          const three = new Set([one, other, third]);
          if (three.size < 3) continue;
          const rest = every.filter((ball) => !three.has(ball)).slice(0, 3);
          yield { draw: preparedDraw(TL642, [...three, ...rest].join()), weight: 1n };
        }
      }
    }
  }
  const walked = [...space()];
  for (const bet of bets) expectStatedChances(bet, walked);
});

function ways(n: number, k: number): bigint {
  if (k > n) return 0n;
  return k === 0 ? 1n : (ways(n - 1, k - 1) * BigInt(n)) / BigInt(k);
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
