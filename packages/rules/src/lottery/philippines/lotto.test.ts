import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainLottoNotes, readWords, wordsNear } from '../../testing/plain/philippines.ts';
import { randomBet } from '../../testing/random-slip.ts';
import type { Family } from '../plays/play.ts';
import { TL642, TL645, TL649, TL655, TL658 } from './lotto.ts';

const two = (number: number) => String(number).padStart(2, '0');
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => two(at + 1));

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

describe.each(LOTTOS)('$code', (family, last) => {
  const every = numbersTo(last);
  const drawOf = (balls: readonly string[]) => preparedDraw(family, balls.join());
  const fillers = (taken: readonly string[], count: number) =>
    every.filter((ball) => !taken.includes(ball)).slice(0, count);

  testFamilyProperties({
    family,
    plainNotes: plainLottoNotes(last),
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length: 6, all: every, repeats: false }).join(),
    readResult: readWords,
    runs: 6,
  });

  it('matches its stated chances over the numbers of hits', () => {
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

  it('matches its stated chances over the first or the last balls', () => {
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

  it('accepts six different numbers only', () => {
    const numbers = `03,40,07,12,09,${last}`;
    expect(family.prepare(numbers)).toBeDefined();
    const wrongs = ['3,40,07,12,09,01', '03,40,07,12,09,09', '00,40,07,12,09,01', ''];
    for (const wrong of [...wrongs, `03,40,07,12,09,${last + 1}`, `${numbers},02`]) {
      expect(family.prepare(wrong), wrong).toBeUndefined();
    }
  });
});

it('three balls match their stated chances over all first and last three of 42', () => {
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
