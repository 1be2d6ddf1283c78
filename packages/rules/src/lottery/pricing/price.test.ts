import { amount, formatAmount, parseAmount, parseRate, rate, ZERO } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { SSC } from '../families.ts';
import { importLines } from '../slip/import-lines.ts';
import { prepareDraw } from '../plays/play.ts';
import { priceBet, unitStake, type StakeOptions, type Offer } from './price.ts';
import { commissions, rebate } from './rebate.ts';
import type { Selection } from '../slip/selection.ts';
import { settleBet } from '../settling/settle.ts';
import { makeSettler } from '../settling/settler.ts';
import { checkSlip, readBet } from '../slip/slip.ts';
import { defaultOdds } from './terms.ts';

const money = (text: string) => parseAmount(text) ?? ZERO;
const offer: Offer = {
  styles: ['GROUP', 'FIXED', 'ZY'],
  minGroup: 1700,
  memberGroup: 1956,
  minUnit: money('0.002'),
  maxMultiple: 99_999,
};
const options: StakeOptions = {
  unit: money('2'),
  multiple: 1,
  terms: { style: 'GROUP', group: 1956 },
};

function bet(play: string, ...rows: string[][]) {
  const checked = checkSlip(SSC, { play, selection: { kind: 'rows', rows } });
  if (!checked.ok) throw new Error(checked.problem.name);
  return checked.value;
}

const problem = (play: string, selection: Selection) => {
  const checked = checkSlip(SSC, { play, selection });
  return checked.ok ? 'legal' : checked.problem.name;
};
const rows = (...each: string[][]): Selection => ({ kind: 'rows', rows: each });
const lines = (...each: string[]): Selection => ({ kind: 'lines', lines: each });

describe('a slip', () => {
  it.each<[string, string, Selection]>([
    ['unknown_play', 'Last9Straight', rows(['1'])],
    ['wrong_form', 'Last3Straight', lines('123')],
    ['wrong_form', 'Last3Straight_Single', rows(['1'], ['2'], ['3'])],
    ['wrong_row_count', 'Last3Straight', rows(['1'], ['2'])],
    ['wrong_row_count', 'Last3Straight', rows(['1'], ['2'], ['3'], ['4'])],
    ['unknown_symbol', 'Last3Straight', rows(['1'], ['2'], ['10'])],
    ['unknown_symbol', 'Last3Sum', rows(['28'])],
    ['unknown_symbol', 'DragonTigerRefund_10T_1', rows(['H'])],
    ['repeated_symbol', 'Last3Com6', rows(['1', '2', '2', '3'])],
    ['too_few_symbols', 'Last3Straight', rows(['1'], ['2'], [])],
    ['too_few_symbols', 'Last3Com3', rows(['1'])],
    ['too_few_symbols', 'AllCom120', rows(['1', '2', '3', '4'])],
    ['too_many_symbols', 'Last3Baodan', rows(['1', '2'])],
    ['no_notes', 'AllCom5', rows(['8'], ['8'])],
    ['no_notes', 'Any3', rows(['1'], [], ['2'], [], [])],
    ['no_notes', 'FixedPlace', rows([], [], [], [], [])],
    ['no_lines', 'All5Straight_Single', lines()],
    ['bad_line', 'All5Straight_Single', lines('1234')],
    ['bad_line', 'Last3Mixed', lines('555')],
    ['bad_line', 'Last2Straight_Single', lines('1x')],
    ['bad_places', 'Last3Com6', { ...rows(['1', '2', '3']), places: [0] }],
    ['bad_places', 'Any2Com', { ...rows(['1', '2']), places: [0, 5] }],
    ['bad_places', 'Any2Com', { ...rows(['1', '2']), places: [0, 0] }],
    ['too_few_places', 'Any3Com6', { ...rows(['1', '2', '3']), places: [0, 1] }],
    ['legal', 'Any3Com6', { ...rows(['1', '2', '3']), places: [0, 1, 4] }],
  ])('is %s: %s', (name, play, selection) => {
    expect(problem(play, selection)).toBe(name);
  });

  it('counts a repeated entry once, and orders of one group as one', () => {
    const entry = checkSlip(SSC, { play: 'Last3Mixed', selection: lines('123', '321', '112') });
    expect(entry.ok && [entry.value.notes, entry.value.pick]).toEqual([2, '112,123']);
  });

  it('stores a large entry in fewer characters than a list', () => {
    const all = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'));
    const checked = checkSlip(SSC, { play: 'All5Straight_Single', selection: lines(...all) });
    expect(checked.ok && checked.value.notes).toBe(100_000);
    expect(checked.ok && checked.value.pick.length).toBe(16_668);
    expect(checked.ok && readBet(SSC, 'All5Straight_Single', checked.value.pick)).toEqual(checked);
  });

  it.each(['', '1|2', '1|2|3|4', '21|3|4', '11|3|4', '1|2|x', '1|2|3|', ' 1|2|3'])(
    'is not parsed from the text "%s"',
    (text) => expect(readBet(SSC, 'Last3Straight', text).ok).toBe(false),
  );
});

describe('a price', () => {
  it('trades prize for rebate at the same return', () => {
    const place = bet(
      'FixedPlace',
      [],
      [],
      [],
      [],
      ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    );
    const at = (group: number) => {
      const priced = priceBet(
        place,
        { ...options, unit: money('10'), terms: { style: 'GROUP', group } },
        offer,
      );
      return (
        priced.ok && [priced.value.stake, priced.value.prizes[0], priced.value.rebate].map(String)
      );
    };
    expect(at(1956)).toEqual(['1000000', '978000', '0']);
    expect(at(1900)).toEqual(['1000000', '950000', '28000']);
    expect(at(1800)).toEqual(['1000000', '900000', '78000']);
  });

  it.each<[string, Partial<StakeOptions>, Partial<Offer>]>([
    ['style_not_offered', {}, { styles: ['FIXED'] }],
    ['style_not_offered', { terms: { style: 'FIXED', odds: [rate(10n)] } }, {}],
    ['group_out_of_range', { terms: { style: 'GROUP', group: 1958 } }, {}],
    ['group_out_of_range', { terms: { style: 'GROUP', group: 1699 } }, {}],
    ['group_out_of_range', { terms: { style: 'GROUP', group: 1900.5 } }, {}],
    ['zy_not_for_these_picks', { terms: { style: 'ZY', group: 1900 } }, {}],
    ['multiple_out_of_range', { multiple: 0 }, {}],
    ['multiple_out_of_range', { multiple: 1.5 }, {}],
    ['multiple_out_of_range', { multiple: 100_000 }, {}],
    ['unit_too_small', { unit: money('0.001') }, {}],
    ['stake_out_of_bounds', { unit: amount(10n ** 12n), multiple: 99_999 }, {}],
  ])('is refused: %s', (name, changes, offered) => {
    const place = bet('FixedPlace', ['1'], [], [], [], ['5']);
    const priced = priceBet(place, { ...options, ...changes }, { ...offer, ...offered });
    expect(priced).toEqual({ ok: false, problem: name });
  });

  it('is refused where rounding down would cost more than one per cent', () => {
    const even = bet('TotalBSOE', ['B']);
    const li = unitStake(money('1'), 'li');
    expect(formatAmount(li)).toBe('0.0010');
    const small = { ...offer, minUnit: amount(1n) };
    const terms = { style: 'FIXED', odds: defaultOdds(even.play) ?? [] } as const;
    expect(priceBet(even, { ...options, unit: li, terms }, small)).toEqual({
      ok: false,
      problem: 'rounding_loss',
    });
    const least = { ...options, unit: unitStake(money('2'), 'li') };
    const at = (text: string) => {
      const odds = [1, 2, 3, 4].map(() => parseRate(text) ?? rate(0n));
      return priceBet(even, { ...least, terms: { style: 'FIXED', odds } }, small).ok;
    };
    // 0.002 at 1.97 should pay 0.00394 and pays 0.0039, 1.02 % less; at 1.96 the loss is half a per
    // cent.
    expect([at('1.97'), at('1.96')]).toEqual([false, true]);
    const unit = unitStake(money('2'), 'fen');
    expect(priceBet(even, { ...options, unit, terms }, small).ok).toBe(true);
  });

  it('sells ZY of one star on 个 only', () => {
    const terms = { style: 'ZY', group: 1900 } as const;
    expect(
      priceBet(bet('FixedPlace', [], [], [], [], ['5']), { ...options, terms }, offer).ok,
    ).toBe(true);
    expect(
      priceBet(bet('All5Straight', ['1'], ['1'], ['1'], ['1'], ['1']), { ...options, terms }, offer)
        .ok,
    ).toBe(false);
  });
});

describe('a settlement', () => {
  const draw = prepareDraw(SSC, '12345');
  if (!draw) throw new Error('no draw');
  const five = bet('All5Straight', ['1'], ['2'], ['3'], ['4'], ['5']);
  const sold = { ...five, ...options, multiple: 3 };

  it('caps prizes and reports the capped amount; a narrow ticket has its own cap', () => {
    const none = { maxPayout: ZERO, narrowPayout: ZERO, narrowShare: 0 };
    const paid = (caps: object) => {
      const done = settleBet(sold, draw, { ...none, ...caps });
      return [formatAmount(done.payout), formatAmount(done.cappedAmount)];
    };
    expect(paid({})).toEqual(['586800.0000', '0.0000']);
    expect(paid({ maxPayout: money('400000') })).toEqual(['400000.0000', '186800.0000']);
    const narrow = { narrowPayout: money('50000'), narrowShare: 10_000 };
    expect(paid(narrow)).toEqual(['50000.0000', '536800.0000']);
    expect(paid({ ...narrow, maxPayout: money('40000') })).toEqual(['40000.0000', '546800.0000']);
    expect(paid({ ...narrow, narrowShare: 9 })).toEqual(['586800.0000', '0.0000']);
  });

  it('never caps a refund', () => {
    const tie = prepareDraw(SSC, '50005');
    const dragon = { ...bet('DragonTigerRefund_10T_1', ['D', 'T']), ...options };
    const done =
      tie && settleBet(dragon, tie, { maxPayout: amount(1n), narrowPayout: ZERO, narrowShare: 0 });
    expect(done).toMatchObject({ result: 'TIE', payout: 40_000n, refunded: 40_000n, tiedNotes: 2 });
  });

  it('of stored tickets is equal, and undefined for lost ones', () => {
    const settle = makeSettler(draw, () => options.terms);
    expect(settle({ ...sold, play: sold.play.code })).toEqual(settleBet(sold, draw));
    const lost = bet('FixedPlace', ['9'], [], [], [], []);
    expect(settle({ ...lost, ...options, play: 'FixedPlace' })).toBeUndefined();
    expect(() => settle({ ...lost, ...options, play: 'Nothing' })).toThrow('no play');
  });
});

describe('the line of uplines', () => {
  it('distributes the differences of groups and rounds each part down', () => {
    expect(commissions(money('1000'), 1900, [1930, 1950, 1956]).map(formatAmount)).toEqual([
      '15.0000',
      '10.0000',
      '3.0000',
    ]);
    expect(commissions(money('2000'), 1900, [1950, 1940, 1956]).map(formatAmount)).toEqual([
      '50.0000',
      '0.0000',
      '6.0000',
    ]);
    expect(formatAmount(rebate(money('100'), 1956, 1800))).toBe('7.8000');
    expect(rebate(money('100'), 1800, 1956)).toBe(0n);
  });
});

it('imports a pasted list line by line and locates each problem', () => {
  const form = { kind: 'lines', length: 3, sorted: true } as const;
  const read = importLines(form, '123, 321;112|555\n12 1a3\r\n009');
  expect(read.kept).toEqual(['123', '112', '009']);
  expect(read.duplicates).toEqual(['321']);
  expect(read.invalid).toEqual([
    { line: 1, text: '555', problem: 'all_equal' },
    { line: 2, text: '12', problem: 'wrong_length' },
    { line: 2, text: '1a3', problem: 'not_digits' },
  ]);
  const pairs = importLines({ ...form, orders: 3 }, '211 123');
  expect(pairs.kept).toEqual(['211']);
  expect(pairs.invalid).toEqual([{ line: 1, text: '123', problem: 'wrong_orders' }]);
});

it('parses odds as they are written', () => expect(parseRate('14.7149')).toBe(14_714_900n));
