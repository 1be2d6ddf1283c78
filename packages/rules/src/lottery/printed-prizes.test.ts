import { expect, test } from 'vitest';
import { printedPrizes } from './printed-prizes.ts';

test('a Thai government result is split into its prizes and the numbers that bets are on', () => {
  expect(printedPrizes('TH', '284701 019 552 731 468 56')).toEqual([
    { prize: 'first', numbers: ['284701'] },
    { prize: 'front3', numbers: ['019', '552'] },
    { prize: 'back3', numbers: ['731', '468'] },
    { prize: 'top3', numbers: ['701'] },
    { prize: 'bottom2', numbers: ['56'] },
  ]);
});

test('top and bottom of the other games are derived by their rules', () => {
  const ends = (family: string, result: string) =>
    printedPrizes(family, result)
      ?.slice(-2)
      .map(({ numbers }) => numbers.join(' '));
  expect(ends('HANOI', '48312 90745')).toEqual(['312', '45']);
  expect(ends('LAO', '0512')).toEqual(['512', '05']);
  expect(ends('STOCK', '1634.57 +3.01')).toEqual(['457', '01']);
  expect(ends('YEEKEE', '07003')).toEqual(['003', '07']);
});

test('23 numbers of 4D are three prizes, ten specials and ten consolations', () => {
  const numbers = Array.from({ length: 23 }, (_, at) => String(1000 + at));
  const prizes = printedPrizes('MY4D', numbers.join(' '));
  expect(prizes?.map(({ prize, numbers: own }) => [prize, own.length])).toEqual([
    ['FIRST', 1],
    ['SECOND', 1],
    ['THIRD', 1],
    ['SPECIAL', 10],
    ['CONSOLATION', 10],
  ]);
  expect(prizes?.flatMap(({ numbers: own }) => own)).toEqual(numbers);
});

test('twenty numbers of Max 3D are two special, four first, six second and eight third prizes', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => String(100 + at));
  const prizes = printedPrizes('MAX3D', numbers.join(' '));
  expect(prizes?.map(({ prize, numbers: own }) => [prize, own.length])).toEqual([
    ['sp', 2],
    ['g1', 4],
    ['g2', 6],
    ['g3', 8],
  ]);
  expect(prizes?.flatMap(({ numbers: own }) => own)).toEqual(numbers);
  expect(printedPrizes('MAX3D', '123 456')).toBeUndefined();
});

test('a row of balls and an invalid text have no prizes', () => {
  expect(printedPrizes('SSC', '12345')).toBeUndefined();
  expect(printedPrizes('TH', '284701')).toBeUndefined();
  expect(printedPrizes('SG4D', '1234 5678')).toBeUndefined();
});
