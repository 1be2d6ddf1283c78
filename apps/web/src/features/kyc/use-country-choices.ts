import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LOCALES } from '../../i18n/locales.ts';
import type { Choice } from '../../ui/forms/Select.tsx';

/** The two-letter region codes are enumerated; the browser knows which of them exist. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries by name in the page's language, sorted by its collation. */
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

/** Codes of unions, test regions and unknown regions. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'SU']);
