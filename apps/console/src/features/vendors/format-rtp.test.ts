import { expect, test } from 'vitest';
import { formatRtp } from './format-rtp.ts';

test('a return is shown in per cent, as a range where the vendor has several', () => {
  expect(formatRtp(965_000, 965_000)).toBe('96.5 %');
  expect(formatRtp(940_000, 965_012)).toBe('94 – 96.5012 %');
});
