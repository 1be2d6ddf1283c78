// Millionths as text in the language of the page, by whole numbers: no fraction holds money.
import { numberFormat } from '@fairhouse/values';

const ONE = 1_000_000n;
const HUNDREDTH = 10_000n;
/** Currencies whose everyday unit is a thousand: nobody counts parts of one. */
const IN_THOUSANDS = new Set(['VND', 'IDR']);
const CURRENCIES = new Set(['PHP', 'VND', 'IDR', 'THB', 'CNY']);
/** The locales of the site's pages, by their language. */
const LOCALES: Readonly<Record<string, string>> = {
  zh: 'zh-CN',
  cn: 'zh-CN',
  id: 'id-ID',
  th: 'th-TH',
  vi: 'vi-VN',
};
const ENGLISH = 'en-GB';
let locale = ENGLISH;

/** Chooses the language in which sums are written, before the first is; English for any other. */
export function setMoneyLanguage(language: string): void {
  locale = LOCALES[language.slice(0, 2)] ?? ENGLISH;
}

/** `₱12,345.60`, as the site shows it: the rest is cut off, so no more is promised than is paid. */
export function moneyText(millionths: number | bigint, currency: string): string {
  const units = typeof millionths === 'bigint' ? millionths : BigInt(Math.round(millionths));
  const size = units < 0n ? -units : units;
  const digits = decimalsOf(size, currency);
  const part = (size % ONE).toString().padStart(6, '0').slice(0, digits);
  const kind = CURRENCIES.has(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : {};
  const sum = `${units < 0n ? '-' : ''}${size / ONE}.${part}` as Intl.StringNumericLiteral;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(locale, { ...kind, ...decimals }).format(sum);
}

/**
 * None where the everyday unit is a thousand, else two; more where the amount is so small that
 * nothing of it would be seen.
 */
function decimalsOf(size: bigint, currency: string): number {
  if (size > 0n && size < HUNDREDTH) return 4;
  return IN_THOUSANDS.has(currency) && (size === 0n || size >= ONE) ? 0 : 2;
}

/** A balance as the site shows the same one: what is below a hundredth is nothing. */
export function balanceText(millionths: number | bigint, currency: string): string {
  const units = typeof millionths === 'bigint' ? millionths : BigInt(Math.round(millionths));
  return moneyText(units - (units % HUNDREDTH), currency);
}

/** What a number of hundredths of a stake comes to, in millionths. */
export function hundredthsOf(stake: number, hundredths: number): bigint {
  return (BigInt(Math.round(stake)) * BigInt(hundredths)) / 100n;
}
