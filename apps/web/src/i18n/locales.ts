import { LANGUAGE_LOCALES, type Language } from '@fairhouse/values';

/**
 * What a language is called in itself, its tag for `<html lang>` and its locale for numbers and
 * dates.
 */
export const LOCALES: Readonly<
  Record<Language, { readonly name: string; readonly tag: string; readonly locale: string }>
> = {
  EN: { name: 'English', tag: 'en', locale: LANGUAGE_LOCALES.EN },
  CN: { name: '简体中文', tag: 'zh-Hans', locale: LANGUAGE_LOCALES.CN },
  ID: { name: 'Bahasa Indonesia', tag: 'id', locale: LANGUAGE_LOCALES.ID },
  TH: { name: 'ไทย', tag: 'th', locale: LANGUAGE_LOCALES.TH },
  VI: { name: 'Tiếng Việt', tag: 'vi', locale: LANGUAGE_LOCALES.VI },
};
