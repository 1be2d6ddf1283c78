// The price and the liability of a number, compared with what its tickets are paid.
import { amount, assert, RATE_ONE } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/index.ts';
import { listFamilies } from '../families.ts';
import { prepareDraw, type Family, type Play, type PreparedDraw } from '../plays/play.ts';
import { randomResult } from '../random-result.ts';
import { settleBet } from '../settling/settle.ts';
import { maskBits } from '../slip/format-picks.ts';
import { lineText, readLine } from '../slip/lines.ts';
import { readItem, type NumberItem } from '../slip/number-item.ts';
import { readBet } from '../slip/slip.ts';
import { formatPicks } from '../slip/format-picks.ts';
import { exposureItems, itemPrice } from './exposure.ts';
import { costPerNote, defaultFixed, prizePerNote, type Terms } from './terms.ts';

const RESULTS = 400;
const UNIT = amount(1_000_000n);
/** A tier that is expected this often among the results is seen in them. */
const EXPECTED = 25n;

const drawn = listFamilies().filter(({ drawFormat }) => drawFormat.format !== 'entered');

function drawsOf(family: Family): PreparedDraw[] {
  const chance = makeChance(82);
  return Array.from({ length: RESULTS }, () => {
    const draw = prepareDraw(family, randomResult(family.drawFormat, chance) ?? '');
    assert(draw !== undefined, 'a random result is one of the family');
    return draw;
  });
}

/** The names of the symbols of a play, or of numbers of which some win in the draws. */
function namesOf(play: Play, draws: readonly PreparedDraw[]): string[] {
  const { form, items, code } = play;
  if (items === 'ticket') return [];
  if (items === 'symbols' && form.kind === 'rows') {
    const several = form.rows.length > 1;
    return form.rows.flatMap(({ symbols }, row) =>
      symbols.map((symbol) => `${code}:${several ? `${row}:` : ''}${symbol}`),
    );
  }
  const length = form.kind === 'lines' ? form.length : form.rows.length;
  const digits = draws.slice(0, 40).flatMap(({ numbers }) => numbers.split(/[^0-9]+/));
  const cut = digits.flatMap((each) =>
    Array.from({ length: Math.max(0, each.length - length + 1) }, (_, at) =>
      each.slice(at, at + length),
    ),
  );
  const spelled = cut.flatMap((each) => {
    const line = form.kind === 'lines' ? readLine(form, each) : each;
    return form.kind === 'lines' && typeof line === 'number' ? [lineText(form, line)] : [each];
  });
  return [...new Set(spelled)].slice(0, 60).map((each) => `${code}:${each}`);
}

function betOn(family: Family, { play, rows, line }: NumberItem) {
  const lines = play.form.kind === 'lines' ? lineText(play.form, line ?? 0) : '';
  const pick = formatPicks(play.form, { rows, places: 0, lines });
  const bet = readBet(family, play.code, pick);
  return bet.ok ? bet.value : undefined;
}

describe.each(drawn.map((family) => [family.code, family] as const))('%s', (_code, family) => {
  const draws = drawsOf(family);

  it('names the price of each number that its ticket is paid', () => {
    let compared = 0;
    for (const play of family.plays.values()) {
      const fixed = defaultFixed(play);
      const terms: Terms = fixed ?? { style: 'GROUP', group: 1960 };
      for (const name of namesOf(play, draws)) {
        const number = readItem(family, name);
        const bet = number && betOn(family, number);
        if (number === undefined || bet === undefined) continue;
        const ticket = { ...bet, unit: UNIT, multiple: 3, terms };
        const price = itemPrice(number, terms) ?? 0n;
        const [item] = exposureItems(ticket);
        assert(item !== undefined, name);
        expect(item.item, name).toBe(number.item);
        // The liability is the price times the stake, but for the rounding of a note.
        const notes = play.symbolNotes?.(rowOf(number), symbolOf(number)) ?? 1;
        const exact = (costPerNote(play, ticket) * BigInt(notes) * price) / RATE_ONE;
        expect(Math.abs(Number(exact - item.liability / 3n)), name).toBeLessThanOrEqual(
          1 + notes * (play.stakeUnits ?? 1),
        );
        const paid = draws.flatMap((draw) => settleBet(ticket, draw).tiers);
        const wins = paid
          .filter(({ tier }) => tier !== 'TIE')
          .map((each) => each.prizePerNote * 3n);
        const highest = wins.reduce((most, each) => (each > most ? each : most), 0n);
        expect(highest <= item.liability, name).toBe(true);
        if (isExpected(play, ticket, item.liability / 3n)) {
          expect(highest, name).toBe(item.liability);
          compared += 1;
        }
      }
    }
    if (hasItems(family)) expect(compared).toBeGreaterThan(0);
  });
});

it('pays 1.96 for green, whatever violet pays', () => {
  const family = listFamilies().find(({ code }) => code === 'WGG');
  assert(family !== undefined, 'WinGo is sold');
  const bet = readBet(family, 'Color', 'green');
  assert(bet.ok, 'green is a bet');
  const terms = defaultFixed(bet.value.play);
  assert(terms !== undefined, 'it has odds');
  const ticket = { ...bet.value, unit: amount(60_000n), multiple: 1, terms };
  expect(exposureItems(ticket)).toEqual([
    { item: 'Color:green', stake: 60_000n, liability: 117_600n },
  ]);
});

const rowOf = ({ rows }: NumberItem) =>
  Math.max(
    0,
    rows.findIndex((mask) => mask !== 0),
  );
const symbolOf = (number: NumberItem) => maskBits(number.rows[rowOf(number)] ?? 0)[0] ?? 0;

/** Whether a tier that pays this is so likely that it must be among the results. */
function isExpected(play: Play, ticket: { unit: typeof UNIT; terms: Terms }, prize: bigint) {
  return play.tiers.every(
    ({ chance }, tier) =>
      prizePerNote(play, tier, ticket) !== prize ||
      chance.num * BigInt(RESULTS) >= EXPECTED * chance.den,
  );
}

/** Whether some number of the family is likely enough to be seen. */
function hasItems({ plays }: Family): boolean {
  return [...plays.values()].some(
    ({ items, tiers }) =>
      items === 'symbols' &&
      tiers.every(({ chance }) => chance.num * BigInt(RESULTS) >= EXPECTED * chance.den),
  );
}
