import { useLocale, useTranslate } from 'react-admin';
import { LANGUAGES, type Language } from '@fairhouse/values';
import type { TextKey } from './text-types.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts in the operator's language: `text('members.title')`. */
export function useText(): (key: TextKey, values?: Values) => string {
  const translate = useTranslate();
  return (key, values) => translate(key, values);
}

/**
 * The text of a key made at run time, such as a state's name; without one, the last part of the
 * key.
 */
export function useTextOf(): (prefix: string, name: string) => string {
  const translate = useTranslate();
  return (prefix, name) => translate(`${prefix}.${name}`, { _: name });
}

export function useLanguage(): Language {
  const locale = useLocale();
  return LANGUAGES.find((each) => each === locale) ?? 'EN';
}
