import { expect, test } from 'vitest';
import { betResult, betStateOf, betTotals, countedStake } from './bet-totals.ts';

const order = (status: number, stake: string, prize = '0.0000', refunded = '0.0000') => ({
  status,
  stake,
  prize,
  refunded,
  rebate: '0.0000',
});

test.each([
  [2, 'open'],
  [4, 'won'],
  [5, 'lost'],
  [16, 'returned'],
  [6, 'returned'],
  [15, 'returned'],
])('state %i reads %s', (status, word) => {
  expect(betStateOf(order(status, '2.0000', status === 4 ? '3.9600' : '0.0000'))).toBe(word);
});

test.each([
  [order(4, '6.0000', '3.9600'), 'part'],
  [order(4, '6.0000', '6.0000'), 'won'],
  // Two of three bets were returned: what is left won.
  [order(4, '6.0000', '3.9600', '4.0000'), 'won'],
])('%j, paid less than it staked or not, reads %s', (bet, word) => {
  expect(betStateOf(bet)).toBe(word);
});

test.each([
  [order(2, '10.0000'), undefined],
  [order(4, '10.0000', '19.7000'), '9.7000'],
  [order(5, '10.0000'), '-10.0000'],
  [order(16, '10.0000', '0.0000', '10.0000'), '0.0000'],
])('%j results in %s', (bet, result) => {
  expect(betResult(bet)).toBe(result);
});

test('a refunded stake does not count, and neither does its cancellation fee', () => {
  const back = { ...order(8, '10.0000', '0.0000', '9.8000'), cancelFee: '0.2000' };
  expect(betResult(back)).toBe('0.0000');
  const totals = betTotals([back, order(16, '3.0000', '0.0000', '3.0000'), order(5, '1.0000')]);
  expect(totals).toMatchObject({ stake: '1.0000', result: '-1.0000' });
});

test('open bets count as staked but have no result yet', () => {
  const orders = [order(2, '5.0000'), order(4, '10.0000', '19.7000'), order(5, '0.0001')];
  expect(betTotals(orders)).toEqual({
    stake: '15.0001',
    open: '5.0000',
    prize: '19.7000',
    result: '9.6999',
  });
});

test('the stakes of rows add up to the sum below them', () => {
  const orders = [
    order(4, '30.0000', '60.0000'),
    order(6, '30.0000', '0.0000', '30.0000'),
    order(16, '6.0000', '3.9600', '4.0000'),
    order(2, '10.0000'),
    { ...order(8, '20.0000', '0.0000', '19.0000'), cancelFee: '1.0000' },
  ];
  expect(orders.map(countedStake)).toEqual(['30.0000', '0.0000', '2.0000', '10.0000', '0.0000']);
  expect(betTotals(orders).stake).toBe('42.0000');
});
