import { LANGUAGE_LOCALES, numberFormat, type Language } from '@fairhouse/values';

/** A decimal amount of a currency as a language writes it, without the parts below a cent. */
export function writeMoney(decimal: string, currency: string, language: Language): string {
  const format = numberFormat(LANGUAGE_LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);
  // The decimal is formatted as it stands: it never becomes a float.
  return format.format(decimal as Intl.StringNumericLiteral);
}
