import {
  fillText,
  formatAmount,
  LANGUAGE_LOCALES,
  LANGUAGES,
  numberFormat,
  type Amount,
  type Language,
} from '@fairhouse/values';
import type { ApprovalDescription } from './approval.ts';

/** Money in a description, which every language writes in its own way. */
export interface DescribedMoney {
  readonly amount: Amount;
  readonly currency: string;
}

/** What stands in a description: a text or money, or words that every language has of its own. */
export type DescribedValue = string | DescribedMoney | ApprovalDescription;

/** Fills the values of a description in, in every language. */
export function fillDescription(
  texts: ApprovalDescription,
  values: Readonly<Record<string, DescribedValue>>,
): ApprovalDescription {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const written = Object.entries(values).map(([name, value]) => [
        name,
        writeValue(value, language),
      ]);
      return [language, fillText(texts[language], Object.fromEntries(written))];
    }),
  ) as Record<Language, string>;
}

function writeValue(value: DescribedValue, language: Language): string {
  if (typeof value === 'string') return value;
  return 'amount' in value ? writeExactly(value, language) : value[language];
}

/** The whole amount, `5,000.00 PHP`: what is approved is shown to its last digit. */
function writeExactly({ amount, currency }: DescribedMoney, language: Language): string {
  const locale = LANGUAGE_LOCALES[language];
  const cents = numberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  const { minimumFractionDigits = 0 } = cents;
  const format = numberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 4 });
  // The decimal is formatted as it stands: it never becomes a float.
  return `${format.format(formatAmount(amount) as Intl.StringNumericLiteral)} ${currency}`;
}
