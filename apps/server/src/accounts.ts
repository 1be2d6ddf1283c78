// The chart of accounts and the reasons for which money moves: the ledger is opened with both.
import type { MOVEMENT_CODES } from '@fairhouse/calls/operator';
import type { Address, Currency } from '@fairhouse/ledger';
import type { JackpotLevelName } from '@fairhouse/rules/games';
import type { Id } from '@fairhouse/values';

/** Account patterns; a player's account never goes below zero. `*` stands for one segment. */
export const CHART = {
  player: ['member:*:main', 'member:*:held', 'member:*:chase', 'vendor:*:*'],
  house: [
    'house:*',
    'house:vendor:*',
    'house:vendor-payable:*',
    'house:jackpot:*',
    'world:*',
    'receivable:*',
  ],
} as const;

/** Why money moves, by the small number that is stored. A number is never reused. */
export const CODES = {
  deposit: 1,
  withdrawal_hold: 2,
  withdrawal_paid: 3,
  withdrawal_returned: 4,
  stake: 5,
  payout: 6,
  stake_refund: 7,
  rebate: 8,
  commission: 9,
  payout_reversal: 10,
  rebate_reversal: 11,
  commission_reversal: 12,
  refund_reversal: 13,
  adjustment_credit: 14,
  adjustment_debit: 15,
  trial_grant: 16,
  transfer: 17,
  vendor_move: 18,
  fee: 19,
  stake_hold: 20,
  debt_repaid: 21,
  stake_release: 22,
  transfer_down: 23,
  transfer_up: 24,
  category_rebate: 31,
  category_rebate_reversal: 32,
  dividend: 25,
  daily_salary: 26,
  hour_salary: 27,
  realtime_salary: 28,
  contract_debt_paid: 29,
  contract_advance: 30,
  vendor_bet: 33,
  vendor_win: 34,
  vendor_rollback: 35,
  vendor_win_reversal: 36,
  vendor_commission: 37,
  vendor_commission_reversal: 38,
  vendor_free_win: 39,
  jackpot_in: 40,
  jackpot_win: 41,
  jackpot_return: 42,
} as const satisfies Readonly<Record<(typeof MOVEMENT_CODES)[number], number>>;

export type Code = keyof typeof CODES;

/** A book of accounts: real money, or play money, which never mixes with it. */
export type Book = 'real' | 'trial';

const prefix = (book: Book): string => (book === 'trial' ? 'trial:' : '');

/** What a member can spend. */
export function mainAccount(book: Book, member: Id<'member'>): Address {
  return `${prefix(book)}member:${member}:main` as Address;
}

/** What a member has set aside for a withdrawal. */
export function heldAccount(book: Book, member: Id<'member'>): Address {
  return `${prefix(book)}member:${member}:held` as Address;
}

/** What a member has set aside for the coming bets of its chases. */
export function chaseAccount(book: Book, member: Id<'member'>): Address {
  return `${prefix(book)}member:${member}:chase` as Address;
}

/** An account of the house: `lottery`, `bonus`, `rebate`, `commission`, `adjustment`, `fees`. */
export function houseAccount(book: Book, name: string): Address {
  return `${prefix(book)}house:${name}` as Address;
}

/** What a vendor owes the house for its games, or the house owes the vendor. */
export function vendorAccount(book: Book, code: string): Address {
  return `${prefix(book)}house:vendor:${code}` as Address;
}

/** What the house owes a vendor for the months that were booked. */
export function vendorPayableAccount(code: string): Address {
  return `house:vendor-payable:${code}` as Address;
}

/** The pot of a house jackpot, by its level, or the reserve that seeds the pots. */
export function jackpotAccount(level: JackpotLevelName | 'reserve'): Address {
  return `house:jackpot:${level.toLowerCase()}` as Address;
}

/** Where money enters and leaves the installation: `bank`; for play money `mint`. */
export function worldAccount(book: Book, name: string): Address {
  return `${prefix(book)}world:${name}` as Address;
}

/** What a member owes after a correction took back more than the member's balance. */
export function receivableAccount(book: Book, member: Id<'member'>): Address {
  return `${prefix(book)}receivable:${member}` as Address;
}

/** The ledger's currency for a merchant's currency code. */
export function currencyOf(letters: string): Currency {
  return letters as Currency;
}
