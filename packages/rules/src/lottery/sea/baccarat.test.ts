import { expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { expectStatedChances, preparedDraw } from '../../testing/family-properties.ts';
import { plainHands } from '../../testing/plain/baccarat.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { dealCoup } from './coup.ts';
import type { Family, Play } from '../plays/play.ts';
import { BCB, BCR } from './baccarat.ts';

/** Card numbers of the shoe from ranks, each card from a different deck. */
function printed(ranks: readonly number[]): string {
  return ranks.map((rank, deck) => String(52 * deck + rank).padStart(3, '0')).join(',');
}

/**
 * The number of ways to draw these card classes one after the other, from `each` cards of every
 * class.
 */
function ordersOf(cards: readonly number[], sizeOf: (card: number) => number): bigint {
  let left = 416;
  let orders = 1n;
  for (const [at, card] of cards.entries()) {
    const gone = cards.slice(0, at).filter((each) => each === card).length;
    orders *= BigInt(sizeOf(card) - gone);
    left -= 1;
  }
  for (; left > 410; left -= 1) orders *= BigInt(left);
  return orders;
}

/** Pairs of cards of `kinds` in any order, with the number of their orders. */
function hands(kinds: readonly number[]): { cards: readonly [number, number]; times: bigint }[] {
  return kinds.flatMap((one) =>
    kinds
      .filter((other) => other >= one)
      .map((other) => ({ cards: [one, other] as const, times: one === other ? 1n : 2n })),
  );
}

const tens = (count: number) => (count === 10 ? 128 : 32);
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every coup by card values, with unused cards left open. */
function* coups() {
  for (const { cards: player, times } of hands(COUNTS)) {
    for (const { cards: banker, times: again } of hands(COUNTS)) {
      const four = [player[0], banker[0], player[1], banker[1]];
      for (const six of extended(four)) {
        yield { ranks: six, weight: times * again * ordersOf(six, tens) };
      }
    }
  }
}

/** A coup extended by each possible next card. */
function extended(cards: readonly number[]): number[][] {
  const { player, banker } = plainHands(cards.map((rank, deck) => 52 * deck + rank));
  const asked = player.length + banker.length;
  const withOne = COUNTS.map((count) => [...cards, count]);
  const more = withOne.filter((each) => {
    const hand = plainHands(each.map((rank, deck) => 52 * deck + rank));
    return hand.player.length + hand.banker.length > asked;
  });
  return more.length === 0 ? [[...cards]] : withOne.flatMap(extended);
}

function playOf(family: Family, code: string): Play {
  const play = family.plays.get(code);
  if (play === undefined) throw new Error(`no play ${code}`);
  return play;
}

it('matches its stated chances over every coup', () => {
  const space = [...coups()].map(({ ranks, weight }) => {
    const whole = [...ranks, ...[1, 2].slice(ranks.length - 4)];
    return { draw: preparedDraw(BCR, printed(whole)), weight };
  });
  const total = space.reduce((sum, { weight }) => sum + weight, 0n);
  expect(total).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  for (const family of [BCR, BCB]) {
    for (const code of ['Main', 'SuperSix']) {
      const { bet } = randomBet(family, playOf(family, code), makeChance(6));
      expectStatedChances(bet, space);
    }
  }
});

it('matches the stated chances of pairs over all ranks of two hands', () => {
  const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
  const space = hands(ranks).flatMap(({ cards: player, times }) =>
    hands(ranks).map(({ cards: banker, times: again }) => {
      const four = [player[0], banker[0], player[1], banker[1]];
      const weight = times * again * ordersOf(four, () => 32);
      return { draw: preparedDraw(BCR, printed([...four, 1, 2])), weight };
    }),
  );
  expect(space).toHaveLength(91 * 91);
  for (const family of [BCR, BCB]) {
    expectStatedChances(randomBet(family, playOf(family, 'Pair'), makeChance(2)).bet, space);
  }
});

it.each([
  // Naturals stand regardless of the other hand.
  [[9, 2, 13, 3, 5, 5], 9, 5],
  // The player stands on six, the banker draws on five.
  [[6, 5, 13, 10, 4, 9], 6, 9],
  // The banker with three does not draw against an eight.
  [[2, 3, 3, 13, 8, 9], 3, 3],
  // The banker with six draws against a seven only.
  [[1, 6, 12, 13, 7, 2], 8, 8],
  [[1, 6, 12, 13, 5, 2], 6, 6],
])('deals %j by the table', (ranks, player, banker) => {
  const coup = dealCoup(ranks.map((rank, deck) => 52 * deck + rank));
  expect([coup.player, coup.banker]).toEqual([player, banker]);
});
