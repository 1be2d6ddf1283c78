import { expect, it } from 'vitest';
import { vietnamPrizes } from './prizes.ts';
import { listPrizeLengths, NORTH, SOUTH, TWO_STATIONS } from './regions.ts';

const printed = (lengths: readonly number[]) =>
  lengths.map((length, at) => String(at).padStart(length, '0')).join(' ');

it('splits a result of each region into its named prizes', () => {
  const north = vietnamPrizes('VNN', printed(listPrizeLengths(NORTH)));
  expect(north?.map(({ prize, numbers }) => `${prize}:${numbers.length}`).join(' ')).toBe(
    'sp:1 g1:1 g2:2 g3:6 g4:4 g5:6 g6:3 g7:4',
  );
  const south = vietnamPrizes('VNS', printed(listPrizeLengths(SOUTH)));
  expect(south?.[0]).toEqual({ prize: 'sp', numbers: ['000000'] });
  expect(south?.at(-1)).toEqual({ prize: 'g8', numbers: ['17'] });
});

it('lists the numbers of both stations under each name', () => {
  const both = vietnamPrizes('VNS2', printed(listPrizeLengths(TWO_STATIONS)));
  expect(both?.map(({ prize, numbers }) => `${prize}:${numbers.length}`).join(' ')).toBe(
    'sp:2 g1:2 g2:2 g3:4 g4:14 g5:2 g6:6 g7:2 g8:2',
  );
  expect(both?.[0]?.numbers).toEqual(['000000', '000018']);
});

it('is undefined for another country and for an incomplete result', () => {
  expect(vietnamPrizes('SSC', '12345')).toBeUndefined();
  expect(vietnamPrizes('VNS', printed(listPrizeLengths(NORTH)))).toBeUndefined();
  expect(vietnamPrizes('VNN', printed(listPrizeLengths(NORTH).slice(1)))).toBeUndefined();
  expect(vietnamPrizes('VNN', `${printed(listPrizeLengths(NORTH))} 1`)).toBeUndefined();
});
