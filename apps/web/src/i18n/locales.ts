import type { Language } from '@fairhouse/values';

/** What a language is called in itself, and its tag for `<html lang>`. */
export const LOCALES: Readonly<Record<Language, { readonly name: string; readonly tag: string }>> =
  {
    EN: { name: 'English', tag: 'en' },
    CN: { name: '简体中文', tag: 'zh-Hans' },
    ID: { name: 'Bahasa Indonesia', tag: 'id' },
    TH: { name: 'ไทย', tag: 'th' },
    VI: { name: 'Tiếng Việt', tag: 'vi' },
  };
