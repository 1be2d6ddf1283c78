import { expect, test } from 'vitest';
import { lotteryMotifOf } from './lottery-motifs.tsx';

test.each([
  ['SSC', 'arc'],
  ['3D', 'arc'],
  ['SEAK3', 'dice'],
  ['SEAPK10', 'race'],
  ['LHC', 'six'],
  ['KL8', 'keno'],
  ['VNS', 'lotus'],
  ['TH', 'spire'],
  ['ID', 'kites'],
  ['SG4D', 'towers'],
  ['TL642', 'tickets'],
  ['NEW', 'arc'],
])('the family %s has the picture %s', (family, motif) => {
  expect(lotteryMotifOf(family)).toBe(motif);
});
