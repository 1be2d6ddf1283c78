import type { Language } from './merchant.ts';

/** The locale by which a language writes numbers and dates; years are those of the wire. */
export const LANGUAGE_LOCALES: Readonly<Record<Language, string>> = {
  EN: 'en-GB',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH-u-ca-gregory',
  VI: 'vi-VN',
};
