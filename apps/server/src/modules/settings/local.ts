import type { Language } from '@fairhouse/values';
import type { LocalText } from './shapes.ts';

/** A text in the language asked for, or in English where that one is not written. */
export function localTextOf(
  texts: LocalText | Readonly<Record<string, string>>,
  language: Language,
): string {
  const byLanguage: Readonly<Record<string, string | undefined>> = texts;
  const text = byLanguage[language];
  return text === undefined || text === '' ? (byLanguage['EN'] ?? '') : text;
}
