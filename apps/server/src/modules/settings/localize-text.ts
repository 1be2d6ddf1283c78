import type { Language } from '@fairhouse/values';
import type { LocalText } from './shapes.ts';

/** The text in the requested language, or in English where it is missing. */
export function localizeText(
  texts: LocalText | Readonly<Record<string, string>>,
  language: Language,
): string {
  const byLanguage: Readonly<Record<string, string | undefined>> = texts;
  const text = byLanguage[language];
  return text === undefined || text === '' ? (byLanguage['EN'] ?? '') : text;
}
