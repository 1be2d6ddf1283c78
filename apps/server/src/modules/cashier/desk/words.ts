import { LANGUAGES, type Language } from '@fairhouse/values';
import type { Words } from '../../operators/index.ts';
import { APPROVAL_TEXTS } from '../texts.ts';

/** One of the approvals' sentences in every language, filled in. */
export function words(
  name: keyof typeof APPROVAL_TEXTS,
  values: Readonly<Record<string, string>>,
): Words {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fill(APPROVAL_TEXTS[name][language])]),
  ) as Record<Language, string>;
}
