// Which language the page speaks: what was chosen before, then the browser, then the merchant.
import { LANGUAGES, type Language } from '@fairhouse/values';

const BROWSER_PREFIXES: readonly (readonly [string, Language])[] = [
  ['en', 'EN'],
  ['zh', 'CN'],
  ['id', 'ID'],
  ['ms', 'ID'],
  ['th', 'TH'],
  ['vi', 'VI'],
];

export interface LanguageSigns {
  /** `hisLang` of the browser's storage, then `lang`; whatever text stands there. */
  readonly stored: readonly (string | null)[];
  /** The browser's languages, best first, such as `vi-VN`. */
  readonly browser: readonly string[];
  /** The merchant's supported languages; all five when not known yet. */
  readonly supported: readonly Language[];
  readonly merchantDefault: Language;
  /** The merchant's own labels, such as `TY`, each meaning a language. */
  readonly labels?: Readonly<Record<string, Language>>;
}

/**
 * The first sign that names a supported language; else the merchant's default (decisions.md,
 * Languages).
 */
export function chooseLanguage(signs: LanguageSigns): Language {
  for (const text of signs.stored) {
    const name = text?.toUpperCase() ?? '';
    const language = LANGUAGES.find((each) => each === name) ?? languageOfLabel(name, signs.labels);
    if (language && signs.supported.includes(language)) return language;
  }
  for (const tag of signs.browser) {
    const prefix = tag.toLowerCase().split('-')[0];
    const language = BROWSER_PREFIXES.find(([known]) => known === prefix)?.[1];
    if (language && signs.supported.includes(language)) return language;
  }
  return signs.merchantDefault;
}

function languageOfLabel(name: string, labels: LanguageSigns['labels'] = {}): Language | undefined {
  return Object.entries(labels).find(([label]) => label.toUpperCase() === name)?.[1];
}
