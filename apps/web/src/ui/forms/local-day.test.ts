import { expect, test } from 'vitest';
import { formatsFor } from '../../i18n/format.ts';
import { localDay } from './local-day.ts';

test.each([
  ['en-GB', '21 Nov 2026'],
  ['vi-VN', '21 thg 11, 2026'],
  ['zh-CN', '2026年11月21日'],
  ['id-ID', '21 Nov 2026'],
  ['th-TH-u-ca-gregory', '21 พ.ย. 2026'],
])('a reader of %s reads the day as %s', (locale, read) => {
  expect(formatsFor(locale).date(localDay('2026-11-21') ?? 0)).toBe(read);
});

test.each(['', '21/11/2026', '2026-11'])('%j is no day yet', (text) => {
  expect(localDay(text)).toBeUndefined();
});
