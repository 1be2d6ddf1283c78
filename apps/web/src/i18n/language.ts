// The page's language: one value that everything follows, kept in storage under the product's keys.
import { LANGUAGES, type Language } from '@fairhouse/values';
import { localStore } from '../browser/browser-storage.ts';
import { createStore, useStore } from '../browser/create-store.ts';
import { loadTexts, namespacesIn } from './catalogues.ts';
import { chooseLanguage } from './choose-language.ts';
import { LOCALES } from './locales.ts';
import type { Namespace } from './namespaces.ts';

/** What the first page needs before it can be drawn. */
const BOOT_NAMESPACES: readonly Namespace[] = ['ui', 'shell', 'home', 'games'];

const store = createStore<Language>('EN');

/** The language now, for code that is not a component. */
export const currentLanguage = store.get;

/** The language now; the component is drawn again when it changes. */
export function useLanguage(): Language {
  return useStore(store);
}

/** Picks the language at start and loads what the first page reads. */
export async function startLanguage(): Promise<void> {
  const chosen = chooseLanguage({
    stored: [localStore.read('hisLang'), localStore.read('lang')],
    browser: navigator.languages,
    supported: LANGUAGES,
    merchantDefault: 'EN',
  });
  markDocument(chosen);
  store.set(chosen);
  await Promise.all(BOOT_NAMESPACES.map((namespace) => loadTexts(chosen, namespace)));
}

/** What a merchant says about languages. */
interface MerchantLanguages {
  readonly supported: readonly Language[];
  readonly fallback: Language;
  /** The merchant's own labels, each meaning a language. */
  readonly labels: Readonly<Record<string, Language>>;
}

/**
 * Once the merchant is known: keeps the language if the merchant has it, else takes the merchant's.
 * A first visit stores it under both keys.
 */
export function fitLanguage({ supported, fallback, labels }: MerchantLanguages): void {
  const stored = [localStore.read('hisLang'), localStore.read('lang')];
  const fitting = chooseLanguage({
    stored,
    browser: navigator.languages,
    supported,
    merchantDefault: fallback,
    labels,
  });
  if (stored[0] === null) localStore.save('hisLang', fitting);
  if (stored[1] === null) localStore.save('lang', fitting);
  if (fitting !== store.get()) void switchTo(fitting);
}

/** What a person chose: remembered, and every text on the page is replaced at once. */
export async function chooseAndKeep(language: Language): Promise<void> {
  localStore.save('hisLang', language);
  localStore.save('lang', language);
  await switchTo(language);
}

/** Speaks a language from the start: for a page that nobody sees yet. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(BOOT_NAMESPACES.map((namespace) => loadTexts(language, namespace)));
  store.set(language);
}

async function switchTo(language: Language): Promise<void> {
  const needed = new Set([...BOOT_NAMESPACES, ...namespacesIn(store.get())]);
  await Promise.all([...needed].map((namespace) => loadTexts(language, namespace)));
  markDocument(language);
  store.set(language);
}

function markDocument(language: Language): void {
  const { tag } = LOCALES[language];
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}
