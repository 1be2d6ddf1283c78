// Numbers, money and dates as the page's language writes them. Money stays a decimal string to the
// end.
import { LANGUAGE_LOCALES, dateFormat, numberFormat } from '@fairhouse/values';
import { useLanguage } from './language.ts';

/** Currencies whose everyday unit is a thousand (decisions.md, Languages). */
const IN_THOUSANDS = new Set(['VND', 'IDR']);

type Decimal = Intl.StringNumericLiteral;

export interface MoneyStyle {
  /** `+` before gains, for results. */
  readonly signed?: boolean;
  /** Without the currency's sign, for columns that name it above. */
  readonly bare?: boolean;
  /**
   * With every decimal that it has, down to a ten-thousandth; those of currencies in thousands are
   * cut all the same, except where amounts have to add up: `parts`.
   */
  readonly exact?: boolean | 'parts';
}

/** How one locale writes things. Instants are milliseconds, money and rates are decimal strings. */
export interface Formats {
  readonly number: (value: number | string) => string;
  /** `"1250000.0000"` VND reads `₫1,250K`; other currencies keep two decimals. */
  readonly money: (value: string, currency: string, style?: MoneyStyle) => string;
  /** `"0.985"` reads `98.5%`. */
  readonly percent: (value: string | number) => string;
  readonly date: (at: number) => string;
  readonly time: (at: number) => string;
  readonly dateTime: (at: number) => string;
  /** `Wed` of an instant, in UTC. */
  readonly weekday: (at: number) => string;
  /** `14:00, 17:00 and 21:00`. */
  readonly list: (texts: readonly string[]) => string;
}

/** Formats of the page's language; times are shown in the viewer's own zone. */
export function useFormats(): Formats {
  const language = useLanguage();
  return formatsFor(LANGUAGE_LOCALES[language]);
}

const made = new Map<string, Formats>();

/** Formats of a locale, for code that is not a component: the same object at each call. */
export function formatsFor(locale: string): Formats {
  const known = made.get(locale) ?? makeFormats(locale);
  made.set(locale, known);
  return known;
}

function makeFormats(locale: string): Formats {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  };
  const dayAndClock = { ...day, ...clock };
  let lists: Intl.ListFormat | undefined;
  return {
    number: (value) => numberFormat(locale).format(value as Decimal),
    money: (value, currency, style = {}) => {
      const thousands = IN_THOUSANDS.has(currency) && !isBelowOne(value);
      const shown = thousands ? shiftThousands(value) : value;
      const options = moneyOptions(currency, style, thousands);
      const text = numberFormat(locale, options).format(shown as Decimal);
      // The sign stands at the figure, before a currency that follows it: `1.250K ₫`.
      return thousands ? text.replace(/\d(?=\D*$)/, '$&K') : text;
    },
    percent: (value) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value as Decimal),
    date: (at) => dateFormat(locale, day).format(at),
    time: (at) => dateFormat(locale, clock).format(at),
    dateTime: (at) => dateFormat(locale, dayAndClock).format(at),
    weekday: (at) => dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at),
    list: (texts) => {
      lists ??= new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' });
      return lists.format(texts);
    },
  };
}

function moneyOptions(
  currency: string,
  style: MoneyStyle,
  thousands: boolean,
): Intl.NumberFormatOptions {
  return {
    ...(style.bare === true || !isCurrency(currency)
      ? {}
      : { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const }),
    ...(style.signed === true ? { signDisplay: 'exceptZero' as const } : {}),
    minimumFractionDigits: thousands || IN_THOUSANDS.has(currency) ? 0 : 2,
    maximumFractionDigits: style.exact === 'parts' ? 7 : thousands ? 3 : style.exact ? 4 : 2,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions;
}

/** Whether an amount is less than one of its currency: in thousands nothing would be left of it. */
function isBelowOne(decimal: string): boolean {
  return /^-?0*(\.|$)/.test(decimal);
}

/** Play money of trial accounts has a name of its own that no locale knows. */
function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

/**
 * `"1250000.0000"` in thousands is `"1250.0000000"`; only the point moves, so nothing is rounded.
 */
export function shiftThousands(decimal: string): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = decimal.slice(sign.length).split('.');
  const padded = whole.padStart(4, '0');
  return `${sign}${padded.slice(0, -3)}.${padded.slice(-3)}${fraction}`;
}
