// The coach answers for every play: from its smallest ticket to a covering one.
import { parseDay, parseAmount, ZERO } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { ANY_SIZE, randomBet, SMALL } from '../../testing/random-slip.ts';
import { listFamilies } from '../families.ts';
import type { DrawFormat, Family, Play } from '../plays/play.ts';
import { defaultFixed } from '../pricing/terms.ts';
import { lineText, readLine } from '../slip/lines.ts';
import type { Form, LinesForm, Selection } from '../slip/selection.ts';
import { checkSlip, type Bet } from '../slip/slip.ts';
import { ticketOf } from './bet-payouts.ts';
import { drawOutcomes } from './draw-outcomes.ts';
import { MOST_RESULTS } from './enumerated-outcomes.ts';

const day = parseDay('2026-11-24');
const unit = parseAmount('2') ?? ZERO;

/** Whether the coach has chances for a bet, on the terms that the play is sold on by default. */
function isCounted(family: Family, bet: Bet): boolean {
  const terms = defaultFixed(bet.play) ?? { style: 'GROUP', group: 1956 };
  const ticket = ticketOf({ ...bet, unit, multiple: 1, terms, memberGroup: 1956 });
  const work = drawOutcomes({ family, day }, [ticket]);
  for (let steps = 0; ; steps += 1) {
    const step = work.next();
    if (step.done) return step.value !== undefined;
    if (steps > FEW_STEPS && countResults(family.drawFormat) <= MOST_RESULTS) return true;
  }
}

/** Families with few results need not be counted to the end: listing all of them is never refused. */
const FEW_STEPS = 20;

function countResults({ format, length, max, prizes = 1 }: DrawFormat): number {
  if (prizes > 1 || format === 'ranks' || format === 'entered') return Infinity;
  if (format === 'digits' || format === 'sum') return 10 ** length;
  if (format === 'faces') return max ** length;
  return Array.from({ length }, (_, at) => max - at).reduce((all, each) => all * each, 1);
}

/** The largest legal bet that this test can find: everything chosen, or half, or a quarter. */
function coveringBet(family: Family, play: Play): Bet | undefined {
  for (const part of [1, 2, 4]) {
    const bet = checkSlip(family, { play: play.code, selection: covering(play.form, part) });
    if (bet.ok) return bet.value;
  }
  return undefined;
}

function covering(form: Form, part: number): Selection {
  const places = form.places
    ? { places: Array.from({ length: form.places.count }, (_, place) => place) }
    : {};
  if (form.kind === 'lines') return { kind: 'lines', lines: manyLines(form, part), ...places };
  const rows = form.rows.map(({ symbols, least, most }) =>
    symbols.slice(0, Math.max(least, Math.trunc(Math.min(most, symbols.length) / part))),
  );
  return { kind: 'rows', rows, ...places };
}

function manyLines(form: LinesForm, part: number): string[] {
  const all = Array.from({ length: 10 ** Math.min(form.length, 4) }, (_, at) => lineText(form, at));
  const legal = all.filter((line) => typeof readLine(form, line) === 'number');
  return legal.slice(
    0,
    Math.max(form.least ?? 1, Math.trunc(Math.min(form.most ?? 700, 700) / part)),
  );
}

describe.each(listFamilies().map((family) => [family.code, family] as const))('%s', (_, family) => {
  it('has chances for every play', () => {
    const chance = makeChance(9);
    const silent: string[] = [];
    for (const play of family.plays.values()) {
      const bets = [SMALL, ANY_SIZE].map((size) => randomBet(family, play, chance, size).bet);
      const most = coveringBet(family, play);
      const all = most === undefined ? bets : [...bets, most];
      for (const bet of all) {
        if (!isCounted(family, bet))
          silent.push(`${play.code} ${bet.notes} ${bet.pick.slice(0, 60)}`);
      }
    }
    expect(silent).toEqual([]);
  }, 240_000);
});
