import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LOCALES } from '../../i18n/locales.ts';
import type { Choice } from '../../ui/forms/Select.tsx';
import { countryChoices } from './country-choices.ts';

/** Countries by name in the page's language. */
export function useCountryChoices(): readonly Choice[] {
  const language = useLanguage();
  return useMemo(() => countryChoices(LOCALES[language].tag), [language]);
}
