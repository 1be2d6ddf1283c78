import { expect, test } from 'vitest';
import { searchGames } from './search-games.ts';

const games = [
  { name: 'Five minutes', words: ['SSC5M', 'Lottery'] },
  { name: 'SSC 1 minute', words: ['SSC1M', 'Lottery'] },
  { name: 'Xổ số Đà Lạt', words: ['DL'] },
];

test.each([
  ['', 'Five minutes|SSC 1 minute|Xổ số Đà Lạt'],
  ['ssc', 'SSC 1 minute|Five minutes'],
  ['minute 1', 'SSC 1 minute'],
  ['xo so da', 'Xổ số Đà Lạt'],
  ['LOTTERY five', 'Five minutes'],
  ['poker', ''],
])('"%s" finds %s', (text, names) => {
  expect(
    searchGames(games, text)
      .map((game) => game.name)
      .join('|'),
  ).toBe(names);
});
