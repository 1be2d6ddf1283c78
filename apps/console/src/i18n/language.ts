// Which language the operator reads, and the texts in it.
import { TOTAL_MAX } from '@fairhouse/calls/client';
import { LANGUAGE_LOCALES, fillText, LANGUAGES, type Language } from '@fairhouse/values';
import type { I18nProvider } from 'react-admin';
import { findCatalogue, loadCatalogue } from './catalogues.ts';
import type { TextKey } from './text-types.ts';

const KEPT = 'console.language';

/** What react-admin asks for and no language says otherwise. */
const SAME_IN_ALL: Readonly<Record<string, string>> = { 'ra.page.list': '{name}' };

let current: Language = 'EN';

export function currentLanguage(): Language {
  return current;
}

/** The text of a key in the language now, with nothing put in, for code that is no component. */
export function currentText(key: TextKey): string {
  return findText(key) ?? key;
}

/** Loads the language of the last visit or of the browser: before anything is drawn. */
export async function startLanguage(): Promise<void> {
  await speak(readKept());
}

/**
 * react-admin's entry to the texts; a chosen language is kept for the next visit. A key without a
 * text is shown as it is, so that the gap is seen, or as `_` of the values.
 */
export const i18nProvider: I18nProvider = {
  translate: (key: string, values?: Values | null) =>
    fillText(findText(key) ?? String(values?.['_'] ?? key), shownValues(key, values ?? {})),
  changeLocale: async (asked: string) => {
    const language = LANGUAGES.find((each) => each === asked) ?? 'EN';
    await speak(language);
  },
  getLocale: () => current,
};

async function speak(language: Language): Promise<void> {
  await loadCatalogue(language);
  current = language;
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = LANGUAGE_LOCALES[language].slice(0, 5);
}

function findText(key: string): string | undefined {
  const texts: Readonly<Record<string, string>> = findCatalogue(current) ?? {};
  if (Object.hasOwn(texts, key)) return texts[key];
  return Object.hasOwn(SAME_IN_ALL, key) ? SAME_IN_ALL[key] : undefined;
}

type Values = Readonly<Record<string, string | number>>;

const RANGE: TextKey = 'ra.navigation.page_range_info';

/** The server counts a list up to a bound: then it says that there are so many rows or more. */
function shownValues(key: string, values: Values): Values {
  const { total } = values;
  if (key !== RANGE || typeof total !== 'number' || total < TOTAL_MAX) return values;
  return { ...values, total: `${TOTAL_MAX.toLocaleString(LANGUAGE_LOCALES[current])}+` };
}

function readKept(): Language {
  const kept = localStorage.getItem(KEPT);
  const found = LANGUAGES.find((each) => each === kept);
  if (found) return found;
  const [tag = ''] = navigator.language.toLowerCase().split('-');
  const byTag: Readonly<Record<string, Language>> = { zh: 'CN', id: 'ID', th: 'TH', vi: 'VI' };
  return byTag[tag] ?? 'EN';
}
