import { expect, test } from 'vitest';
import { betResult, betStateOf, betTotals } from './bet-totals.ts';
import { shareFigures, type SharedOffer } from './share-figures.ts';

const shared = (state: string, drawState: string, paid: object = {}): SharedOffer =>
  ({
    state,
    drawState,
    mine: { stake: '20.0000', prize: '0.0000', refunded: '0.0000', rebate: '0.0000', ...paid },
  }) as SharedOffer;

test.each([
  ['OPEN', 'OPEN', {}, 'open', undefined],
  ['RETURNING', 'OPEN', {}, 'open', undefined],
  ['PLACED', 'DRAWN', {}, 'open', undefined],
  ['PLACED', 'SETTLED', {}, 'lost', '-20.0000'],
  ['PLACED', 'SETTLED', { prize: '50.0000', rebate: '0.1000' }, 'won', '30.1000'],
  ['PLACED', 'SETTLED', { refunded: '20.0000' }, 'returned', '0.0000'],
  ['PLACED', 'VOID', { refunded: '20.0000' }, 'returned', '0.0000'],
  ['RETURNED', 'SETTLED', {}, 'returned', '0.0000'],
])('shares of an offer %s on a draw %s paid %j are %s', (state, drawState, paid, shown, result) => {
  const figures = shareFigures(shared(state, drawState, paid));
  expect(betStateOf(figures)).toBe(shown);
  expect(betResult(figures)).toBe(result);
});

test('the sums of a page are those of its shares that were not given back', () => {
  const offers = [shared('PLACED', 'SETTLED'), shared('OPEN', 'OPEN'), shared('RETURNED', 'OPEN')];
  expect(betTotals(offers.map(shareFigures))).toMatchObject({
    stake: '40.0000',
    open: '20.0000',
    result: '-20.0000',
  });
});
