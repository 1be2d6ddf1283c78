import { expect, test } from 'vitest';
import { lotteryVariation } from './lottery-variation.ts';

const files = import.meta.glob<string>('./**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each([
  ['SSC', 'SSC1 FFC15 FFC2 FFC3 SSC5 HNFFC HN5FC CQSSC XJSSC TJSSC TXFFC'],
  ['WinGo', 'WGG_30 WGG_1 WGG_3 WGG_5'],
  ['fast Vietnam', 'VN1 VN2 VN5 VNS1 VNS5 VNX5'],
])('no two lotteries of %s have the same picture', (_family, codes) => {
  const seen = codes.split(' ').map((code) => JSON.stringify(lotteryVariation(code)));
  expect(new Set(seen).size).toBe(seen.length);
  expect(lotteryVariation('SSC1')).toEqual(lotteryVariation('SSC1'));
});

test('pictures write nothing, so that nothing in them looks like a result', () => {
  const writing = Object.entries(files).filter(([, source]) => /<text\b/.test(source));
  expect(writing.map(([path]) => path)).toEqual([]);
});
