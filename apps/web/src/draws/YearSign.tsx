import { findLunarYearSign } from '@fairhouse/rules/lottery';
import type { Day } from '@fairhouse/values';
import { useTexts } from '../i18n/use-texts.ts';
import { usePlayWords } from './play-words.ts';

/** The sign of the lunar year of the draw on sale, which has one number more than others. */
export function YearSign({ day }: { readonly day: Day }) {
  const t = useTexts('pads');
  const words = usePlayWords();
  const sign = findLunarYearSign(day);
  return sign === undefined ? null : t('yearSign', { sign: words.symbol(sign) });
}
