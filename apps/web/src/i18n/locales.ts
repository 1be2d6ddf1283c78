import type { Language } from '@fairhouse/values';

/**
 * What a language is called in itself, its tag for `<html lang>` and its locale for numbers and
 * dates.
 */
export const LOCALES: Readonly<
  Record<Language, { readonly name: string; readonly tag: string; readonly locale: string }>
> = {
  EN: { name: 'English', tag: 'en', locale: 'en-GB' },
  CN: { name: '简体中文', tag: 'zh-Hans', locale: 'zh-CN' },
  ID: { name: 'Bahasa Indonesia', tag: 'id', locale: 'id-ID' },
  TH: { name: 'ไทย', tag: 'th', locale: 'th-TH-u-ca-gregory' },
  VI: { name: 'Tiếng Việt', tag: 'vi', locale: 'vi-VN' },
};
