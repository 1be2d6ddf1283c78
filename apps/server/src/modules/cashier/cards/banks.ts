// The banks and wallets that withdrawals can be paid to, by the merchant's currency.
import type { CardKind } from './store.ts';

export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly currency: string;
  /** The format of an account number without blanks and hyphens. */
  readonly form: RegExp;
}

const ACCOUNT = /^\d{8,19}$/;
const PHILIPPINE_MOBILE = /^(0|63)?9\d{9}$/;
const VIETNAMESE_MOBILE = /^(0|84)?[35789]\d{8}$/;
const INDONESIAN_MOBILE = /^(0|62)?8\d{8,11}$/;
const THAI_MOBILE = /^(0|66)?[689]\d{8}$/;
/** PromptPay takes a mobile number or the thirteen digits of an identity card. */
const PROMPTPAY = /^((0|66)?[689]\d{8}|[1-8]\d{12})$/;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

const bank = (
  code: string,
  name: string,
  currency: string,
  kind: CardKind = 'BANK',
  form: RegExp = ACCOUNT,
): Bank => ({ code, name, currency, kind, form });

const BANKS: readonly Bank[] = [
  bank('BDO', 'BDO Unibank', 'PHP'),
  bank('BPI', 'Bank of the Philippine Islands', 'PHP'),
  bank('MBTC', 'Metrobank', 'PHP'),
  bank('LANDBANK', 'Land Bank of the Philippines', 'PHP'),
  bank('UNIONBANK', 'UnionBank of the Philippines', 'PHP'),
  bank('GCASH', 'GCash', 'PHP', 'EWALLET', PHILIPPINE_MOBILE),
  bank('MAYA', 'Maya', 'PHP', 'EWALLET', PHILIPPINE_MOBILE),
  bank('VCB', 'Vietcombank', 'VND'),
  bank('TCB', 'Techcombank', 'VND'),
  bank('BIDV', 'BIDV', 'VND'),
  bank('ACB', 'ACB', 'VND'),
  bank('MOMO', 'MoMo', 'VND', 'EWALLET', VIETNAMESE_MOBILE),
  bank('ZALOPAY', 'ZaloPay', 'VND', 'EWALLET', VIETNAMESE_MOBILE),
  bank('BCA', 'Bank Central Asia', 'IDR'),
  bank('MANDIRI', 'Bank Mandiri', 'IDR'),
  bank('BRI', 'Bank Rakyat Indonesia', 'IDR'),
  bank('OVO', 'OVO', 'IDR', 'EWALLET', INDONESIAN_MOBILE),
  bank('DANA', 'DANA', 'IDR', 'EWALLET', INDONESIAN_MOBILE),
  bank('KBANK', 'Kasikornbank', 'THB'),
  bank('SCB', 'Siam Commercial Bank', 'THB'),
  bank('BBL', 'Bangkok Bank', 'THB'),
  bank('TRUEMONEY', 'TrueMoney', 'THB', 'EWALLET', THAI_MOBILE),
  bank('PROMPTPAY', 'PromptPay', 'THB', 'EWALLET', PROMPTPAY),
  bank('USDT_TRC20', 'USDT (TRC20)', '*', 'CRYPTO', TRON),
];

/** The limit of accounts per member, by kind (agency.md 5.7). */
export const CARDS_MAX: Readonly<Record<CardKind, number>> = { BANK: 5, EWALLET: 3, CRYPTO: 2 };

/** The banks of a currency, in display order. */
export function listBanks(currency: string): readonly Bank[] {
  return BANKS.filter((each) => each.currency === currency || each.currency === '*');
}

/** A bank's name; it is the same in every language. */
export function bankName(code: string): string {
  return BANKS.find((each) => each.code === code)?.name ?? code;
}
