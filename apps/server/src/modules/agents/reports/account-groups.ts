// The groups by which an agent filters the movements of its team.
import type { ACCOUNT_GROUPS } from '@fairhouse/calls/player';
import { CODES } from '../../../accounts.ts';

export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

/** Numbers that have no name here yet are those of transfers and contracts. */
const GROUPS: Readonly<Record<AccountGroup, readonly number[]>> = {
  deposit: [CODES.deposit],
  withdrawal: [CODES.withdrawal_hold, CODES.withdrawal_paid, CODES.withdrawal_returned],
  transfer: [23, 24],
  bet: [
    CODES.stake,
    CODES.stake_hold,
    CODES.stake_release,
    CODES.stake_refund,
    CODES.vendor_bet,
    CODES.vendor_rollback,
  ],
  prize: [
    CODES.payout,
    CODES.payout_reversal,
    CODES.vendor_win,
    CODES.vendor_free_win,
    CODES.vendor_win_reversal,
  ],
  rebate: [
    CODES.rebate,
    CODES.rebate_reversal,
    CODES.commission,
    CODES.commission_reversal,
    CODES.category_rebate,
    CODES.category_rebate_reversal,
  ],
  salary: [26, 27, 28],
  dividend: [25, 29, 30],
  activity: [],
  adjustment: [CODES.adjustment_credit, CODES.adjustment_debit],
  vendor: [CODES.transfer, CODES.vendor_move],
};

/** All numbers that a code can have. */
const ALL = Array.from({ length: 99 }, (_, at) => at + 1);

export function codesOfGroup(group: AccountGroup | undefined): readonly number[] {
  return group === undefined ? ALL : GROUPS[group];
}

export function groupOfCode(code: number): AccountGroup | 'other' {
  const names = Object.keys(GROUPS) as AccountGroup[];
  return names.find((name) => GROUPS[name].includes(code)) ?? 'other';
}

const NAMES = new Map<number, string>(Object.entries(CODES).map(([name, code]) => [code, name]));

export function nameOfCode(code: number): string {
  return NAMES.get(code) ?? String(code);
}
