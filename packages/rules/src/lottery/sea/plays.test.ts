import { describe, expect, it } from 'vitest';
import { makeChance, type Chance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { product } from '../../testing/plain-counting.ts';
import { plainSeaNotes, readNumbers } from '../../testing/plain/sea.ts';
import { randomBet } from '../../testing/random-slip.ts';
import type { Family } from '../plays/play.ts';
import { SEA_GAMES } from './index.ts';

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The ten rotations of racers 1 to 10: every racer is at every place once. */
const turned = upTo(0, 9).map((by) =>
  upTo(0, 9)
    .map((at) => String(((at + by) % 10) + 1).padStart(2, '0'))
    .join(','),
);

/** Equally likely results of a format; for places, representative ones. */
function resultsOf({ code, drawFormat: { format, length, max } }: Family): string[] {
  if (code === 'SEAPK10') return turned;
  const first = format === 'digits' ? 0 : 1;
  const values = upTo(first, max).map((each) =>
    format === 'pick' ? pad(each, max) : String(each),
  );
  return product(new Array<string[]>(length).fill(values)).map((each) => each.join(''));
}

function pad(number: number, max: number): string {
  return String(number).padStart(String(max).length, '0');
}

/** Different numbers in any order. */
function picked(chance: Chance, length: number, max: number): string {
  const left = upTo(1, max);
  return Array.from({ length }, () => pad(left.splice(chance(left.length), 1)[0] ?? 0, max)).join(
    ',',
  );
}

const games = SEA_GAMES.map((family) => [family.code, family] as const);
/** Cards have too many results to enumerate; baccarat.test.ts enumerates them by value. */
const CARDS = ['BCR', 'BCB'];
const enumerated = games.filter(([code]) => !CARDS.includes(code));

it.each(enumerated)('%s matches its stated chances over all results', (_, family) => {
  const space = resultsOf(family).map((numbers) => ({
    draw: preparedDraw(family, numbers),
    weight: 1n,
  }));
  for (const play of family.plays.values()) {
    expectStatedChances(randomBet(family, play, makeChance(13)).bet, space);
  }
});

describe.each(games)('%s', (code, family) => {
  const { format, length, max } = family.drawFormat;
  const results = CARDS.includes(code) ? [] : resultsOf(family);

  testFamilyProperties({
    family,
    plainNotes: (slip) => plainSeaNotes(code, slip),
    resultNear: (chance) =>
      format === 'pick' ? picked(chance, length, max) : (results[chance(results.length)] ?? ''),
    readResult: readNumbers,
  });

  it('rejects any text not in its printed form', () => {
    const good = picked(makeChance(1), length, max).replaceAll(',', format === 'pick' ? ',' : '');
    const doubled = Array.from({ length }, () => pad(1, max)).join(',');
    const wrong = ['', ` ${good}`, `${good}\n`, `${good}1`, good.slice(1), `${good} ${good}`, 'x'];
    if (format === 'pick') wrong.push(good.replace(/^\d+/, pad(max + 1, max)), pad(0, max));
    if (length > 1) wrong.push(doubled, `${good},`);
    for (const text of wrong) expect(family.prepare(text), JSON.stringify(text)).toBeUndefined();
  });
});
