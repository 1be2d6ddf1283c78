import { expect, test } from 'vitest';
import { INCOME_HEADINGS } from './csv-headings.ts';

test.each([
  ['EN', 'Daily salary', 'Hourly salary', 'Real-time salary'],
  ['CN', '日工资', '时工资', '实时工资'],
  ['ID', 'Gaji harian', 'Gaji per jam', 'Gaji waktu nyata'],
  ['TH', 'ค่าจ้างรายวัน', 'ค่าจ้างรายชั่วโมง', 'ค่าจ้างเรียลไทม์'],
  ['VI', 'Lương ngày', 'Lương giờ', 'Lương thời gian thực'],
] as const)('in %s the file of an income names salaries as the pages do', (language, ...names) => {
  expect(INCOME_HEADINGS[language].slice(3, 6)).toEqual(names);
});
