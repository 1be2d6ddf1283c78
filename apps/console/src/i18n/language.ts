// Which language the operator reads, and the texts in it.
import { TOTAL_MAX } from '@fairhouse/calls/client';
import { LANGUAGES, type Language } from '@fairhouse/values';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from './languages.ts';
import { TEXTS, type TextKey } from './texts.ts';

const KEPT = 'console.language';

let current: Language = readKept();

export function currentLanguage(): Language {
  return current;
}

/** The text of a key, with nothing put in. */
export function textIn(language: Language, key: TextKey): string {
  return TEXTS[key][language];
}

const provider = polyglotI18nProvider(
  (asked) => {
    const language = LANGUAGES.find((each) => each === asked) ?? 'EN';
    current = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = LANGUAGE_TAGS[language].slice(0, 5);
    const texts = Object.entries(TEXTS).map(([key, text]) => [key, text[language]]);
    return {
      ...Object.fromEntries(texts),
      'ra.page.list': '{name}',
    } as unknown as TranslationMessages;
  },
  current,
  LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  // The same syntax as on the site; polyglot's own is `%{name}`.
  { allowMissing: true, interpolation: { prefix: '{', suffix: '}' } },
);

/** react-admin's door to the texts; choosing a language keeps it for the next visit. */
export const i18nProvider = {
  ...provider,
  translate: (key: string, values?: Readonly<Record<string, unknown>>) =>
    provider.translate(
      key,
      key === RANGE ? { ...values, total: shownTotal(values?.['total']) } : values,
    ),
};

const RANGE: TextKey = 'ra.navigation.page_range_info';

/** The server counts a list up to a bound: then it says that there are so many rows or more. */
function shownTotal(total: unknown): unknown {
  if (typeof total !== 'number' || total < TOTAL_MAX) return total;
  return `${TOTAL_MAX.toLocaleString(LANGUAGE_TAGS[current])}+`;
}

function readKept(): Language {
  const kept = localStorage.getItem(KEPT);
  const found = LANGUAGES.find((each) => each === kept);
  if (found) return found;
  const [tag = ''] = navigator.language.toLowerCase().split('-');
  const byTag: Readonly<Record<string, Language>> = { zh: 'CN', id: 'ID', th: 'TH', vi: 'VI' };
  return byTag[tag] ?? 'EN';
}
