// Indonesian togel: four digits, AS KOP KEPALA EKOR, and the sign of the year (lottery.md 1.10).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import type { Play } from '../plays/play.ts';
import { bolakBalik } from './bolak-balik.ts';
import { COLOK_JITU, colokBebas } from './colok.ts';
import { prepareTogel, type TogelFacts } from './facts.ts';
import { COLOK_MACAU, COLOK_NAGA } from './group-colok.ts';
import { KOMBINASI } from './kombinasi.ts';
import { DISCOUNTED, FULL } from './numbers.ts';
import { SHIO } from './shio.ts';
import { DASAR_BO, DASAR_SE, KEMBANG_KEMPIS, KEMBAR, SILANG_HOMO, SPECIAL, UMUM } from './sides.ts';

const PLAYS = lazy((): readonly Play<TogelFacts>[] => [
  ...DISCOUNTED(),
  ...FULL(),
  bolakBalik(4, '4000', '200'),
  bolakBalik(3, '400', '100'),
  bolakBalik(2, '70', '20'),
  colokBebas('ColokBebas', ['1.5', '3', '4.5', '6']),
  // Some operators count a digit at most three times.
  colokBebas('ColokBebas_Cap3', ['1.5', '3', '4.5', '4.5']),
  COLOK_MACAU(),
  COLOK_NAGA(),
  COLOK_JITU(),
  UMUM(),
  SPECIAL(),
  SILANG_HOMO(),
  KEMBANG_KEMPIS(),
  KEMBAR(),
  KOMBINASI(),
  DASAR_BO(),
  DASAR_SE(),
  SHIO(),
]);

export const TOGEL = defineFamily<TogelFacts>({
  code: 'ID',
  drawFormat: { format: 'digits', length: 4, max: 9, marked: 'zodiac' },
  plays: PLAYS,
  prepare: prepareTogel,
});
