import { findFamily, parseFixed, priceBet, readBet } from '@fairhouse/rules/lottery';
import { amount, assert } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { EMPTY_SLIP, hasSameBets, slipReducer } from './slip.ts';
import { formatSlip, parseSlip, type SlipBoard } from './stored-slip.ts';

const family = findFamily('SSC');
assert(family !== undefined, 'SSC is a family');

const board: SlipBoard = {
  family,
  plays: [
    { play: 'Last2Straight', menu: 'Last2', styles: ['GROUP'], maxNotes: 0, closed: false },
    {
      play: 'TotalBSOE',
      menu: 'Total',
      styles: ['FIXED'],
      odds: '1.98',
      maxNotes: 0,
      closed: false,
    },
  ],
  bounds: { minGroup: 1700, memberGroup: 1956, maxMultiple: 99_999 },
};

const offer = { styles: ['GROUP', 'FIXED'], minUnit: amount(1n), ...board.bounds } as const;

/** A bet at a prize group, or at fixed odds of 1.98. */
function betOf(play: string, pick: string, group?: number) {
  assert(family !== undefined, 'SSC is a family');
  const bet = readBet(family, play, pick);
  assert(bet.ok, `${play} takes ${pick}`);
  const odds = parseFixed(bet.value.play, '1.98');
  const terms = group === undefined ? odds : ({ style: 'GROUP', group } as const);
  assert(terms !== undefined, `${play} has odds`);
  const priced = priceBet(bet.value, { unit: amount(20_000n), multiple: 3, terms }, offer);
  assert(priced.ok, `${play} has a price`);
  return { bet: priced.value, nonce: 'ab'.repeat(16) };
}

const slip = slipReducer(EMPTY_SLIP, {
  do: 'add',
  bets: [betOf('Last2Straight', '1|2', 1900), { ...betOf('TotalBSOE', 'B'), payPercent: 50 }],
  offer,
  issue: 'SSC1-20260101-0001',
});

test('a kept slip is read with its picks, terms, stakes, nonces and its draw', () => {
  const read = parseSlip(formatSlip(slip), board);
  expect(hasSameBets(read, slip)).toBe(true);
  expect(read.issue).toBe(slip.issue);
  expect(read.lines.map(({ nonce }) => nonce)).toEqual(slip.lines.map(({ nonce }) => nonce));
  expect(read.lines.map(({ payPercent }) => payPercent)).toEqual([undefined, 50]);
  const more = slipReducer(read, {
    do: 'add',
    bets: [betOf('Last2Straight', '3|4', 1900)],
    offer,
    issue: 'later',
  });
  expect(new Set(more.lines.map(({ id }) => id)).size).toBe(3);
});

test('a line that the board does not sell any more is left out', () => {
  const left = parseSlip(formatSlip(slip), { ...board, plays: board.plays.slice(0, 1) });
  expect(left.lines.map(({ bet }) => bet.play.code)).toEqual(['Last2Straight']);
  const stricter = { ...board, bounds: { ...board.bounds, memberGroup: 1800 } };
  expect(parseSlip(formatSlip(slip), stricter).lines.map(({ bet }) => bet.play.code)).toEqual([
    'TotalBSOE',
  ]);
});

test.each([
  null,
  '',
  'no json',
  '[]',
  '{"lines":[]}',
  '{"lines":[null,1,{}],"issue":"x"}',
  formatSlip(slip).replaceAll('"abab', '"zzzz'),
  formatSlip(slip).replaceAll('"unit":"20000"', '"unit":"1e9"'),
  formatSlip(slip).replaceAll('"multiple":3', '"multiple":1.5'),
])('what is no slip is an empty one: %s', (text) => {
  expect(parseSlip(text, board)).toEqual(EMPTY_SLIP);
});

test('an empty slip is kept as nothing', () => {
  expect(formatSlip(EMPTY_SLIP)).toBe('');
});
