import { parseDay } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { listFamilies } from '../families.ts';
import { compare, fraction, type Fraction } from '../fraction.ts';
import { prepareDraw, type Family, type Play, type PreparedDraw } from '../plays/play.ts';
import { randomResult } from '../random-result.ts';
import { maskBits } from '../slip/format-picks.ts';
import { countWins } from '../settling/settle.ts';
import type { Bet } from '../slip/slip.ts';
import { drawOutcomes } from './draw-outcomes.ts';
import { meanCounts } from './notes-by-tier.ts';
import { runSliced } from './sliced.ts';
import { outcomeCollector, type DrawOutcomes, type Ticket } from './ticket.ts';

const day = parseDay('2026-11-24');
const SIGN = 'horse';

const ticketOf = ({ play, picks, notes }: Bet): Ticket => ({ play, picks, notes, isZy: false });

/** Families whose results are few enough to list them all. */
const SMALL = [
  'K3',
  '3D',
  'PC28',
  'VTX',
  'VXD',
  'VBC',
  'WGG',
  'TL2D',
  'TL3D',
  'SEAK3',
  'ID',
  'LAO',
];

function everyResult({ drawFormat: { format, length, max, marked } }: Family): string[] {
  const isDigits = format === 'digits';
  const symbols = Array.from({ length: isDigits ? 10 : max }, (_, at) =>
    String(isDigits ? at : at + 1),
  );
  const joint = max > 9 ? ',' : '';
  const width = max > 9 ? 2 : 1;
  let rows: string[] = [''];
  for (let place = 0; place < length; place += 1) {
    rows = rows.flatMap((row) =>
      symbols.map((symbol) => `${row}${place === 0 ? '' : joint}${symbol.padStart(width, '0')}`),
    );
  }
  return marked === undefined ? rows : rows.map((row) => `${row}@${SIGN}`);
}

function prepared(family: Family, numbers: string): PreparedDraw {
  const draw = prepareDraw(family, numbers);
  if (!draw) throw new Error(`no result of ${family.code}: ${numbers}`);
  return draw;
}

function byCounts({ total, list }: DrawOutcomes): Map<string, Fraction> {
  return new Map(
    list.map(({ weight, counts }) => [counts.map(String).join(';'), fraction(weight, total)]),
  );
}

describe.each(SMALL)('%s', (code) => {
  const family = listFamilies().find((each) => each.code === code);
  if (family === undefined) throw new Error(`no family ${code}`);
  const draws = everyResult(family).map((numbers) => prepared(family, numbers));
  const isLarge = draws.length > 2000;

  it.each([...family.plays.values()].map((play) => [play.code, play] as const))(
    'has the outcomes of %s that an enumeration of all results has',
    (_, play: Play) => {
      const chance = makeChance(7);
      for (let round = 0; round < (isLarge ? 1 : 3); round += 1) {
        const { bet } = randomBet(family, play, chance);
        const outcomes = runSliced(drawOutcomes({ family, day }, [ticketOf(bet)]));
        const all = outcomeCollector();
        const counts: number[] = [];
        for (const draw of draws) {
          countWins(bet, draw, counts);
          all.add(1n, [counts]);
        }
        if (outcomes === undefined) throw new Error(`no outcomes of ${bet.pick}`);
        expect(byCounts(outcomes), bet.pick).toEqual(byCounts(all.collect()));
      }
    },
  );

  it('has the joint outcomes of two bets', () => {
    const chance = makeChance(11);
    for (const play of [...family.plays.values()].slice(0, isLarge ? 2 : 6)) {
      const bets = [0, 1].map(() => randomBet(family, play, chance).bet);
      const outcomes = runSliced(drawOutcomes({ family, day }, bets.map(ticketOf)));
      const all = outcomeCollector();
      for (const draw of draws) {
        const both = bets.map((bet) => {
          const counts: number[] = [];
          countWins(bet, draw, counts);
          return counts;
        });
        all.add(1n, both);
      }
      if (outcomes === undefined) throw new Error(`no outcomes of ${play.code}`);
      expect(byCounts(outcomes), play.code).toEqual(byCounts(all.collect()));
    }
  });
});

/** An enumeration of a hundred thousand results for each play of five digits would take minutes. */
const isSlow = ({ code }: Family, play: Play, { picks }: Bet) =>
  code === 'SSC' &&
  !['All5NoPos1', 'FixedPlace'].includes(play.code) &&
  maskBits(play.reads?.(picks) ?? 0).length > 3;

describe.each(listFamilies().map((family) => [family.code, family] as const))('%s', (_, family) => {
  it('has outcomes whose means are the stated chances', () => {
    const chance = makeChance(3);
    for (const play of family.plays.values()) {
      const { bet } = randomBet(family, play, chance);
      if (isSlow(family, play, bet)) continue;
      const ticket = ticketOf(bet);
      const outcomes = runSliced(drawOutcomes({ family, day }, [ticket]));
      if (outcomes === undefined) throw new Error(`no outcomes of ${play.code} ${bet.pick}`);
      const { total, list } = outcomes;
      expect(list.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
      const means = meanCounts(ticket, day);
      for (const [tier, mean] of (means ?? []).entries()) {
        const sum = list.reduce(
          (all, { weight, counts }) => all + weight * BigInt(counts[0]?.[tier] ?? 0),
          0n,
        );
        const what = `${play.code} ${bet.pick} ${tier}`;
        expect(compare(fraction(sum, total), mean), what).toBe(0);
      }
    }
  }, 120_000);

  it('reads the positions that decide a bet, and no others', () => {
    const chance = makeChance(5);
    const { drawFormat } = family;
    for (const play of family.plays.values()) {
      if (play.reads === undefined) continue;
      const { bet } = randomBet(family, play, chance);
      const reads = play.reads(bet.picks);
      for (let round = 0; round < 20; round += 1) {
        const [one = '', other = ''] = [0, 1].map(() => randomResult(drawFormat, chance) ?? '');
        const mixed = mixedResult({ one, other, reads, isPick: drawFormat.format === 'pick' });
        const counts = [one, mixed].map((numbers) => {
          const own: number[] = [];
          countWins(bet, prepared(family, numbers), own);
          return own;
        });
        expect(counts[1], `${play.code} ${bet.pick} ${one} ${mixed}`).toEqual(counts[0]);
      }
    }
  });
});

interface Mixed {
  readonly one: string;
  readonly other: string;
  readonly reads: number;
  readonly isPick: boolean;
}

/** The read positions of one result, and at the others what another result has. */
function mixedResult({ one, other, reads, isPick }: Mixed): string {
  const separator = one.includes(',') ? ',' : '';
  const [first, second] = [one.split(separator), other.split(separator)];
  const isRead = (at: number) => ((reads >> at) & 1) === 1;
  const kept = first.filter((_, at) => isRead(at));
  const rest = isPick ? second.filter((each) => !kept.includes(each)) : undefined;
  return first
    .map((each, at) => (isRead(at) ? each : (rest?.shift() ?? second[at] ?? each)))
    .join(separator);
}
