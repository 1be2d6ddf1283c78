import { fillText, type Language } from '@fairhouse/values';
import { localizeText } from '../../settings/index.ts';
import { writeMoney } from '../write-money.ts';
import { parseNoticeName, type NoticeDetails, type NoticeValue } from './notice.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';

/**
 * The text of a notice in a language, with amounts as that language writes them; undefined for a
 * notice that only a newer copy of the server knows.
 */
export function fillNotice(
  name: string,
  details: NoticeDetails,
  language: Language,
): { readonly title: string; readonly content: string } | undefined {
  const known = parseNoticeName(name);
  if (known === undefined) return undefined;
  const values = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, writeValue(value, language)]),
  );
  const { title, body } = NOTICE_TEXTS[known];
  return { title: fillText(title[language], values), content: fillText(body[language], values) };
}

function writeValue(value: NoticeValue, language: Language): string {
  if (typeof value === 'string') return value;
  if ('texts' in value) return localizeText(value.texts, language);
  return writeMoney(value.amount, value.currency, language);
}
