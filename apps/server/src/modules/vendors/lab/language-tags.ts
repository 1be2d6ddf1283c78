import type { Language } from '@fairhouse/values';

/** The `lang` of a page. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  EN: 'en',
  CN: 'zh-CN',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
};
