// The catalogues, one chunk for each language, loaded when first needed and then kept.
import type { Language } from '@fairhouse/values';
import type { Catalogue } from './text-types.ts';

const FILES: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  EN: () => import('./en/catalogue.ts'),
  CN: () => import('./cn/catalogue.ts'),
  ID: () => import('./id/catalogue.ts'),
  TH: () => import('./th/catalogue.ts'),
  VI: () => import('./vi/catalogue.ts'),
};

const loaded = new Map<Language, Catalogue>();

/** The texts of a language if they are here already. */
export function findCatalogue(language: Language): Catalogue | undefined {
  return loaded.get(language);
}

/** The texts of a language, loaded once. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const { catalogue } = await FILES[language]();
  loaded.set(language, catalogue);
  return catalogue;
}
