import { expect, test } from 'vitest';
import { markSixColour, resultView } from './result-view.ts';

test('each family has its own look for results', () => {
  expect(resultView('SSC', '12345')).toMatchObject({ parts: ['1', '2', '3', '4', '5'] });
  expect(resultView('K3', '265')).toMatchObject({ look: 'dice', parts: ['2', '6', '5'] });
  const six = resultView('LHC', '06,07,08,21,33,45,12@horse');
  expect(six).toMatchObject({ mark: 'horse', parts: ['06', '07', '08', '21', '33', '45', '12'] });
  expect(six?.parts.map((part, index) => six.toneOf(part, index))).toEqual([
    'green',
    'red',
    'red',
    'green',
    'green',
    'red',
    'red',
  ]);
  expect(resultView('VNN', '48312 90745 11112')?.parts.join('')).toBe('48312');
  expect(resultView('MY4D', '1234 5678 9012 1111')).toMatchObject({
    look: 'text',
    parts: ['1234', '5678', '9012'],
  });
  expect(resultView('STOCK', '1634.57 +3.21')).toMatchObject({ look: 'text' });
  expect(resultView('SSC', undefined)).toBeUndefined();
});

test('symbols, coins and cards are shown as pictures', () => {
  expect(resultView('VBC', '146')?.faces?.map(({ name }) => name)).toEqual([
    'DEER',
    'FISH',
    'PRAWN',
  ]);
  expect(resultView('CLR', '256')?.faces?.map(({ name }) => name)).toEqual([
    'GREEN',
    'WHITE',
    'PINK',
  ]);
  expect(resultView('VXD', '1221')?.faces?.map(({ name }) => name)).toEqual([
    'RED',
    'WHITE',
    'WHITE',
    'RED',
  ]);
  expect(resultView('FANTAN', '43')?.parts).toEqual(['43']);
  expect(resultView('BCR', '001,014,060,118,200,416')).toMatchObject({ look: 'cards' });
  expect(['0', '5', '7', '8'].map((digit) => resultView('WGG', digit)?.toneOf(digit, 0))).toEqual([
    'redViolet',
    'greenViolet',
    'green',
    'red',
  ]);
});

test('the 49 balls are divided among the three colours', () => {
  const balls = Array.from({ length: 49 }, (_, at) => markSixColour(at + 1));
  expect(balls.filter((tone) => tone === 'red')).toHaveLength(17);
  expect(balls.filter((tone) => tone === 'blue')).toHaveLength(16);
});
