import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LOCALES } from '../../i18n/locales.ts';
import type { Choice } from '../../ui/Select.tsx';

/** Every region that has two letters of its own, as the browser itself knows them. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries by their names in the page's language, in its order. */
export function useCountryChoices(): readonly Choice[] {
  const language = useLanguage();
  return useMemo(() => {
    const { tag } = LOCALES[language];
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
    const order = new Intl.Collator(tag);
    return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
      .flatMap((value) => {
        const label = names.of(value);
        return label === undefined || NO_COUNTRY.has(value) ? [] : [{ value, label }];
      })
      .toSorted((left, right) => order.compare(left.label, right.label));
  }, [language]);
}

/** Letters that name unions, test regions and what is unknown. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'SU']);
