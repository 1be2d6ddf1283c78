import { expect, test } from 'vitest';
import { findByText } from './find-by-text.ts';

const games = [
  { names: ['Five minutes', 'SSC5M'], kinds: ['Lottery'] },
  { names: ['SSC 1 minute', 'SSC1M', '1分钟时时彩'], kinds: ['Lottery'] },
  { names: ['Xổ số Đà Lạt', 'DL'] },
  { names: ['Thai lottery', 'หวยรัฐบาล', 'หวย'] },
  { names: ['Mark Six', '六合彩'] },
];

const found = (text: string) => findByText(games, text).map(({ names }) => names[0]);

test('an empty text finds all in their order', () => {
  expect(found(' ')).toEqual(games.map(({ names }) => names[0]));
});

test.each([
  ['ssc', ['SSC 1 minute', 'Five minutes']],
  ['minute 1', ['SSC 1 minute']],
  ['xo so da', ['Xổ số Đà Lạt']],
  ['XOSO ĐÀ LẠT', ['Xổ số Đà Lạt']],
  ['LOTTERY five', ['Five minutes']],
  ['หวย', ['Thai lottery']],
  ['时时彩', ['SSC 1 minute']],
  ['marksix', ['Mark Six']],
  ['mark-six', ['Mark Six']],
  ['poker', []],
])('"%s" finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test.each([
  ['mrak six', 'exchanged letters'],
  ['mark sic', 'a wrong letter in a short word'],
])('"%s" finds nothing else than Mark Six: %s', (text) => {
  expect(found(text)).toEqual(['Mark Six']);
});

test.each(['thay', 'tha1 lottery', 'lotery', 'lotttery', 'marksex', 'mar six'])(
  'one letter of "%s" is forgiven',
  (text) => {
    expect(found(text)).not.toEqual([]);
  },
);

test.each(['zzz', 'dx', 'mrkksx', 'lotyrey'])('"%s" is too far from every name', (text) => {
  expect(found(text)).toEqual([]);
});

test('a name as it is typed hides those that are only near it', () => {
  const near = [{ names: ['Toto'] }, { names: ['Lotto'] }, { names: ['Tote'] }];
  expect(findByText(near, 'lotto')).toEqual([near[1]]);
});

test('a thing of the kind comes before one called after it', () => {
  const games = [
    { names: ['Thai lottery', 'Xổ số Thái Lan'] },
    { names: ['Vietnam North'], kinds: ['xổ số'] },
    { names: ['Xổ số kiến thiết'] },
    { names: ['Hà Nội', 'xổ số'] },
  ];
  expect(findByText(games, 'xo so')).toEqual([games[3], games[1], games[2], games[0]]);
});
