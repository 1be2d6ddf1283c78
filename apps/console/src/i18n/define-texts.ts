import type { Language } from '@fairhouse/values';

/** One text in each language; `{name}` is replaced by what the page gives under that name. */
export type Text = Readonly<Record<Language, string>>;

/** Declares a part of the catalogue; a text without one of the languages does not compile. */
export function defineTexts<const Texts extends Readonly<Record<string, Text>>>(
  texts: Texts,
): Texts {
  return texts;
}
