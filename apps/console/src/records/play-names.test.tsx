// Bets in the back office are named as the site names them, and their numbers are readable.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '../testing/example.ts';
import { openConsole } from '../testing/open-console.tsx';

const RIGHTS = ['draws.read', 'lotteries.read'] as const;
const lotteries = exampleOf('lotteryList');
const [lottery] = lotteries.list;
if (lottery === undefined) throw new TypeError('no example of a lottery');
const lotteryList = { ...lotteries, list: [{ ...lottery, code: 'SSC1', family: 'SSC' }] };

test('the plays of a draw have their names, with the code for who configures them', async () => {
  const { draw, plays, ...detail } = exampleOf('drawDetail');
  const [play] = plays;
  if (play === undefined) throw new TypeError('no example of a play');
  await openConsole('/draws/SSC1-1/show', [...RIGHTS], {
    lotteryList,
    drawDetail: {
      ...detail,
      draw: { ...draw, gameCode: 'SSC1' },
      plays: [{ ...play, play: 'FixedPlace' }],
    },
  });
  const name = await screen.findByText('Fixed place');
  expect(name.textContent).toBe('Fixed placeFixedPlace');
});

test('a group buy shows its numbers in words', async () => {
  const { offer, bets, ...detail } = exampleOf('offerDetail');
  const [bet] = bets;
  if (bet === undefined) throw new TypeError('no example of a bet');
  await openConsole('/offers/1/show', [...RIGHTS], {
    lotteryList,
    offerDetail: {
      ...detail,
      offer: { ...offer, gameCode: 'SSC1' },
      bets: [{ ...bet, play: 'FixedPlace', pick: '||||6' }],
    },
  });
  expect(await screen.findByText(/^Fixed place/)).toBeTruthy();
  const cell = await screen.findByText(/: 6$/);
  expect(cell.textContent).not.toContain('|');
});
