// Turns a text of a catalogue into what is read: the plural form chosen, the names filled in.
import { fillText, numberFormat } from '@fairhouse/values';
import type { ParamValues, Text, Texts } from './text-types.ts';

const rules = new Map<string, Intl.PluralRules>();

/**
 * `{name}` becomes the value of that name; an unknown key is shown as it is, so that a gap is seen.
 */
export function say(texts: Texts, key: string, params: ParamValues, locale: string): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return key;
  return fill(template(text, params, locale), params, locale);
}

function template(text: Text, params: ParamValues, locale: string): string {
  if (typeof text === 'string') return text;
  const count = Number(params['count'] ?? 0);
  return pluralRules(locale).select(count) === 'one' ? (text.one ?? text.other) : text.other;
}

function fill(text: string, params: ParamValues, locale: string): string {
  return fillText(text, params, (value) =>
    typeof value === 'number' ? numberFormat(locale).format(value) : value,
  );
}

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
}
