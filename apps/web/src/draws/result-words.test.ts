import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';

const words = { symbol: (symbol: string) => symbol.toLowerCase() };

test('a result that is not a number is formatted in words', () => {
  expect(resultWords(words, 'VBC', '146')).toBe('deer, fish, prawn');
  expect(resultWords(words, 'VXD', '1222')).toBe('red, white, white, white');
  expect(resultWords(words, 'LHC', '06,07,08,21,33,45,12@horse')).toBe(
    '06,07,08,21,33,45,12 (horse)',
  );
  expect(resultWords(words, 'SSC', '12345')).toBe('12345');
});

test('the hands of a coup are listed with their cards', () => {
  // Player 2 and 3 draws the king and stays at five; banker 4 and 2 stands on six.
  expect(resultWords(words, 'BCR', '002,004,055,054,013,001')).toBe(
    'player 5: 2 3 K; banker 6: 4 2',
  );
});
