// The five languages by the names and tags under which people and browsers know them.
import type { Language } from '@fairhouse/values';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  EN: 'English',
  CN: '简体中文',
  ID: 'Bahasa Indonesia',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
};

/** The browser's tags: for numbers, dates, and the document. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  EN: 'en-GB',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH-u-ca-gregory',
  VI: 'vi-VN',
};
