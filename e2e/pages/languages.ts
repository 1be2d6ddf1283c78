// Finds texts of a page in another language than the page's, by the catalogues of site and console.
import type { Language } from '@fairhouse/values';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadCatalogue } from '../../apps/console/src/i18n/catalogues.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const CATALOGUES = ['apps/web/src/i18n', 'packages/rules/src/words/i18n'];

type Catalogue = Readonly<Record<string, string | { readonly other: string }>>;

/**
 * English sentences, which are detectable on pages in another alphabet; proper names, commands and
 * the merchant's own copyright are excluded.
 */
const SENTENCE = /^(?!©|.*npm run ).*[a-z]{2,} [a-z]{2,} [a-z]{2,}/;
const OTHER_ALPHABETS: readonly Language[] = ['CN', 'TH'];

/** Whether a text of the site is English on a page in another language. */
export async function foreignTextOnSite(language: Language): Promise<(text: string) => boolean> {
  const [english, own] = await Promise.all([readSite('EN'), readSite(language)]);
  return strangeIn(language, [...english], (key) => own.get(key));
}

/** The same for a text of the console, and whether it is the key of one. */
export async function foreignTextOnConsole(language: Language): Promise<(text: string) => boolean> {
  const [english, own] = await Promise.all([loadCatalogue('EN'), loadCatalogue(language)]);
  const texts: Readonly<Record<string, string>> = own;
  const isForeign = strangeIn(language, Object.entries(english), (key) => texts[key]);
  return (text) => Object.hasOwn(english, text) || isForeign(text);
}

function strangeIn(
  language: Language,
  english: readonly (readonly [string, string])[],
  ownOf: (key: string) => string | undefined,
): (text: string) => boolean {
  const own = new Set(english.map(([key]) => ownOf(key)));
  // A proper name such as Facebook stays the same in its translation.
  const isForeign = ([key, text]: readonly [string, string]): boolean =>
    !own.has(text) && !(ownOf(key) ?? '').includes(text);
  const foreign = new Set(english.filter(isForeign).map(([, text]) => text));
  const readsSentences = OTHER_ALPHABETS.includes(language);
  return (text) => foreign.has(text) || (readsSentences && SENTENCE.test(text));
}

/** Each text of the site in a language, by its area and key. */
async function readSite(language: Language): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const catalogues of CATALOGUES) {
    const folder = join(PROJECT, catalogues, language.toLowerCase());
    for (const file of await readdir(folder)) {
      const { texts } = (await import(join(folder, file))) as { readonly texts: Catalogue };
      for (const [key, text] of Object.entries(texts)) {
        found.set(`${file} ${key}`, typeof text === 'string' ? text : text.other);
      }
    }
  }
  return found;
}
