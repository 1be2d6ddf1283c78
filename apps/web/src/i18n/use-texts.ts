import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { use, useMemo } from 'react';
import { loadTexts } from './catalogues.ts';
import { useLanguage } from './language.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import { say } from './say.ts';
import type { Params, ParamValues, Texts } from './text-types.ts';

/** Reads a text by its key, with the parameters that the English text names. */
export type Say<Catalogue extends Texts> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...params: [Params<Catalogue[Key]>] extends [never]
    ? []
    : [Readonly<Record<Params<Catalogue[Key]>, string | number>>]
) => string;

/** The texts of a namespace in the page's language; suspends until they are loaded. */
export function useTexts<Name extends Namespace>(namespace: Name): Say<Namespaces[Name]> {
  const language = useLanguage();
  const texts = use(loadTexts(language, namespace));
  return useMemo(() => {
    const locale = LANGUAGE_LOCALES[language];
    const read = (key: string, params: ParamValues = {}) => say(texts, key, params, locale);
    return read as Say<Namespaces[Name]>;
  }, [texts, language]);
}
