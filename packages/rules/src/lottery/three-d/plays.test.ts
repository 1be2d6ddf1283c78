import { describe, expect, it } from 'vitest';
import { makeChance, oneOf, type Chance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainThreeD } from '../../testing/plain/three-d.ts';
import { randomBet } from '../../testing/random-slip.ts';
import type { Family } from '../plays/play.ts';
import type { Selection } from '../slip/selection.ts';
import { defaultOdds, judgeTerms } from '../pricing/terms.ts';
import { P5, THREE_D } from './index.ts';

/** A result that is likely to match the selection: few different digits, mostly chosen ones. */
function digitsNear(length: number, chance: Chance, selection: Selection): string {
  const symbols =
    selection.kind === 'rows'
      ? selection.rows.flat().filter((symbol) => /^\d$/.test(symbol))
      : [...oneOf(chance, selection.lines)];
  const few = [0, 1, 2].map(() =>
    symbols.length > 0 && chance(5) > 0 ? oneOf(chance, symbols) : String(chance(10)),
  );
  if (selection.kind === 'lines' && chance(3) > 0) {
    const before = [0, length - symbols.length][chance(2)] ?? 0;
    const line = [...new Array<string>(Math.max(0, before)).fill('0'), ...symbols];
    return line.join('').padEnd(length, '0').slice(0, length);
  }
  return Array.from({ length }, () => (chance(8) === 0 ? chance(10) : oneOf(chance, few))).join('');
}

describe.each([
  [THREE_D, 3],
  [P5, 5],
] as const)('$code', (family: Family, length) => {
  testFamilyProperties({
    family,
    plainNotes: plainThreeD,
    resultNear: (chance, selection) => digitsNear(length, chance, selection),
    readResult: (numbers) => [...numbers].map(Number),
    runs: 8,
  });

  it('accepts a result in its printed form only', () => {
    const numbers = '01234'.slice(0, length);
    expect(family.prepare(numbers)).toBeDefined();
    for (const text of ['', `${numbers}0`, numbers.slice(1), `${numbers.slice(1)}x`, ` ${numbers}`])
      expect(family.prepare(text), text).toBeUndefined();
    expect(family.prepare(`${numbers.slice(1)}\n`)).toBeUndefined();
  });

  it('may be sold at its default odds', () => {
    for (const play of family.plays.values()) {
      if (!play.styles.includes('FIXED')) continue;
      const odds = defaultOdds(play) ?? [];
      expect(judgeTerms(play, { style: 'FIXED', odds }), play.code).toBe('fine');
    }
  });
});

describe('the whole space of results', () => {
  const chance = makeChance(3);
  const spaceOf = (family: Family, length: number) =>
    Array.from({ length: 10 ** length }, (_, number) => ({
      draw: preparedDraw(family, String(number).padStart(length, '0')),
      weight: 1n,
    }));
  it('matches the stated chances of every play of three digits', () => {
    const space = spaceOf(THREE_D, 3);
    for (const play of THREE_D.plays.values()) {
      expectStatedChances(randomBet(THREE_D, play, chance).bet, space);
    }
  });
  it('matches the stated chances of the other plays of five', () => {
    const space = spaceOf(P5, 5);
    const further = [...P5.plays.values()].filter(({ code }) => /^(P5|Fixed|Ball)/.test(code));
    expect(further).toHaveLength(13);
    for (const play of further) expectStatedChances(randomBet(P5, play, chance).bet, space);
  });
});

it('offers all plays of three digits on the first three of five', () => {
  for (const code of THREE_D.plays.keys()) expect(P5.plays.has(code), code).toBe(true);
});
