// Millionths as text in the language of the page, by whole numbers: no fraction holds money.
import { numberFormat } from '@fairhouse/values';

const ONE = 1_000_000n;
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

/** `₱12,345.60`; four decimals where two do not say all, none of a currency without parts. */
export function moneyText(millionths: number | bigint, currency: string): string {
  const units = typeof millionths === 'bigint' ? millionths : BigInt(Math.round(millionths));
  const size = units < 0n ? -units : units;
  const part = ((size % ONE) / 100n).toString().padStart(4, '0');
  const isBare = (currency === 'VND' || currency === 'IDR') && part === '0000';
  const digits = isBare ? 0 : part.endsWith('00') ? 2 : 4;
  const kind = CURRENCIES.has(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : {};
  const sum = `${units < 0n ? '-' : ''}${size / ONE}.${part}` as Intl.StringNumericLiteral;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(locale, { ...kind, ...decimals }).format(sum);
}

/** A balance as the site shows the same one: to the hundredth, without the rest. */
export function balanceText(millionths: number, currency: string): string {
  const units = BigInt(Math.round(millionths));
  return moneyText(units - (units % (ONE / 100n)), currency);
}

/** What a number of hundredths of a stake comes to, in millionths. */
export function hundredthsOf(stake: number, hundredths: number): bigint {
  return (BigInt(Math.round(stake)) * BigInt(hundredths)) / 100n;
}
