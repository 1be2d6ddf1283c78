import { expect, it } from 'vitest';
import { playHistories } from './play-histories.ts';

it('the wallet answers random histories as its model, and both ledgers agree to the unit', async () => {
  const { calls, cuts, problems } = await playHistories({ histories: 60, seed: 20_261_124 });
  expect(problems.join('\n')).toBe('');
  expect(cuts).toBeGreaterThan(20);
  for (const each of [
    'bet RS_OK',
    'win RS_OK',
    'rollback RS_OK',
    'bet RS_ERROR_NOT_ENOUGH_MONEY',
  ]) {
    expect(calls.get(each), each).toBeGreaterThan(0);
  }
  const late = [...calls.keys()].filter((each) => each.includes('DUPLICATE'));
  expect(late.length).toBeGreaterThan(0);
}, 120_000);

it('house jackpots hold what their model does, whatever is claimed, repeated, reversed or broken', async () => {
  const asked = { histories: 40, seed: 20_261_129, jackpots: true };
  const { calls, cuts, breaks, problems } = await playHistories(asked);
  expect(problems.join('\n')).toBe('');
  expect(cuts).toBeGreaterThan(10);
  expect(breaks).toBeGreaterThan(5);
  for (const each of ['bet RS_OK', 'claim RS_OK', 'rollback RS_OK']) {
    expect(calls.get(each), each).toBeGreaterThan(20);
  }
  expect(calls.get('claim RS_ERROR_TRANSACTION_DOES_NOT_EXIST')).toBeGreaterThan(0);
}, 120_000);
