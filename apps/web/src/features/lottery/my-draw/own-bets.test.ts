import { SSC } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { listOwnBets, ownBetStates } from './own-bets.ts';

const numbers = '48271';
const bet = (pick: string, status = 2, play = 'FixedPlace') => ({ play, pick, status });
const bets = [bet('4||||'), bet('|9|||'), bet('||||1'), bet('nonsense'), bet('4||||', 8)];
const after = (fallen: number, isOver = false, list = bets) =>
  ownBetStates(SSC, list, { numbers, fallen, isOver });

test.each([
  [0, ['wait', 'wait', 'wait', 'wait', 'back']],
  // One digit of five leaves more results than are tried.
  [1, ['open', 'open', 'open', 'open', 'back']],
  [2, ['won', 'lost', 'open', 'open', 'back']],
  [4, ['won', 'lost', 'open', 'open', 'back']],
  [5, ['won', 'lost', 'won', 'open', 'back']],
])('after %i numbers bets are %j', (fallen, states) => {
  expect(after(fallen)).toEqual(states);
});

test('what the account has booked counts once all numbers have fallen, and not before', () => {
  const booked = [bet('||||1', 4), bet('||||2', 5), bet('||||1', 16)];
  expect(after(2, false, booked)).toEqual(['open', 'open', 'open']);
  expect(after(5, true, booked)).toEqual(['won', 'lost', 'tied']);
});

test('bets of several orders stand in the order in which they were placed', () => {
  const order = (...seqs: number[]) => ({ bets: seqs.map((seq) => ({ seq })) as never });
  expect(listOwnBets([order(7, 8), order(3)]).map(({ seq }) => seq)).toEqual([3, 7, 8]);
});
