// Countries by their ISO 3166-1 letters, from the language data of the browser.
import type { Language } from '@fairhouse/values';

const LOCALES: Readonly<Record<Language, string>> = {
  EN: 'en',
  CN: 'zh-CN',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
};

const A = 'A'.charCodeAt(0);
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));

/** Areas that are no countries: unions, the whole world, and codes for tests. */
const AREAS = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const KNOWN = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The letters of all countries that the browser can name. */
export const COUNTRIES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second).filter(
    (letters) => !AREAS.has(letters) && KNOWN.of(letters) !== undefined,
  ),
);

/** A country's name with its letters. */
export function countryName(letters: string, language: Language): string {
  const names = new Intl.DisplayNames([LOCALES[language]], { type: 'region', fallback: 'code' });
  const name = /^[A-Z]{2}$/.test(letters) ? (names.of(letters) ?? letters) : letters;
  return name === letters ? letters : `${name} (${letters})`;
}
