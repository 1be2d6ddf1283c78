import { expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

const reader = {
  language: 'EN' as const,
  lottery: (code: string) => (code === 'VXD_1' ? 'Xóc đĩa 1 phút' : undefined),
  time: (at: number) => `at ${at}`,
};

test.each([
  ['VXD_1-20261121-0451', 'Xóc đĩa 1 phút · 20261121-0451'],
  ['GONE-20261121-0451', '20261121-0451'],
  ['VXD_1-20261121-0451 +3', 'Xóc đĩa 1 phút · 20261121-0451 and 3 more'],
  ['chase VXD_1', 'Chase · Xóc đĩa 1 phút'],
  ['chase GONE', ''],
  ['shares VXD_1-20261121-0451', 'Group buy · Xóc đĩa 1 phút · 20261121-0451'],
  ['slot 2026-11-21T10:05:00.000Z', 'at 1795255500000'],
  ['slot of nothing', ''],
  ['own:RNG:2026-11-21', ''],
  ['STUDIO 0193f1c2-8a50-7000-8000-2f6d1f0c9b11', ''],
  ['STUDIO table 7, hand 12', 'table 7, hand 12'],
  ['0193f1c2-8a50-7000-8000-2f6d1f0c9b11', ''],
  ['D100001', 'D100001'],
  ['no form: of any kind', 'no form: of any kind'],
  ['debt', ''],
  ['', ''],
])('%s reads "%s"', (reference, read) => {
  expect(referenceText(reference, reader)).toBe(read);
});

test.each([
  ['STUDIO 0193f1c2-8a50-7000-8000-2f6d1f0c9b11', 'Harbour Lights', 'Harbour Lights'],
  ['STUDIO table 7, hand 12', 'Baccarat', 'Baccarat · table 7, hand 12'],
  ['D100001', 'Harbour Lights', 'D100001'],
])('%s of %s reads "%s"', (reference, game, read) => {
  expect(referenceText(reference, reader, game)).toBe(read);
});

test.each([
  ['CN', '追号 · 一分钟色碟', '合买 · 一分钟色碟 · 20261121-0451 等，另有 3 期'],
  ['ID', 'Kejar nomor · 一分钟色碟', 'Patungan · 一分钟色碟 · 20261121-0451 dan 3 lagi'],
  ['TH', 'ตามเลข · 一分钟色碟', 'ร่วมซื้อ · 一分钟色碟 · 20261121-0451 และอีก 3 งวด'],
  ['VI', 'Đuổi số · 一分钟色碟', 'Mua chung · 一分钟色碟 · 20261121-0451 và 3 kỳ nữa'],
] as const)('reads in %s', (language, chase, groupBuy) => {
  const other = { ...reader, language, lottery: () => '一分钟色碟' };
  expect(referenceText('chase VXD_1', other)).toBe(chase);
  expect(referenceText('shares VXD_1-20261121-0451 +3', other)).toBe(groupBuy);
});
