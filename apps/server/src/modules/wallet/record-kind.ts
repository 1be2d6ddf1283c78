// The kinds by which the account record groups ledger codes.
import { CODES, type Code } from '../../accounts.ts';

export type RecordKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'BET'
  | 'PRIZE'
  | 'REFUND'
  | 'REBATE'
  | 'COMMISSION'
  | 'TRANSFER'
  | 'VENDOR'
  | 'ADJUSTMENT'
  | 'GRANT'
  | 'FEE'
  | 'CORRECTION';

const KIND_OF_CODE: Readonly<Record<Code, RecordKind>> = {
  deposit: 'DEPOSIT',
  withdrawal_hold: 'WITHDRAWAL',
  withdrawal_paid: 'WITHDRAWAL',
  withdrawal_returned: 'WITHDRAWAL',
  stake: 'BET',
  stake_hold: 'BET',
  stake_release: 'REFUND',
  payout: 'PRIZE',
  stake_refund: 'REFUND',
  rebate: 'REBATE',
  commission: 'COMMISSION',
  category_rebate: 'REBATE',
  dividend: 'COMMISSION',
  daily_salary: 'COMMISSION',
  hour_salary: 'COMMISSION',
  realtime_salary: 'COMMISSION',
  contract_debt_paid: 'COMMISSION',
  contract_advance: 'COMMISSION',
  payout_reversal: 'CORRECTION',
  rebate_reversal: 'CORRECTION',
  commission_reversal: 'CORRECTION',
  category_rebate_reversal: 'CORRECTION',
  refund_reversal: 'CORRECTION',
  debt_repaid: 'CORRECTION',
  adjustment_credit: 'ADJUSTMENT',
  adjustment_debit: 'ADJUSTMENT',
  trial_grant: 'GRANT',
  transfer: 'TRANSFER',
  transfer_down: 'TRANSFER',
  transfer_up: 'TRANSFER',
  vendor_move: 'VENDOR',
  vendor_bet: 'BET',
  vendor_win: 'PRIZE',
  vendor_free_win: 'PRIZE',
  vendor_rollback: 'REFUND',
  vendor_win_reversal: 'CORRECTION',
  vendor_commission: 'VENDOR',
  vendor_commission_reversal: 'CORRECTION',
  jackpot_in: 'VENDOR',
  jackpot_win: 'VENDOR',
  jackpot_return: 'CORRECTION',
  fee: 'FEE',
};

/** The kind of a ledger code; a code that is not in the chart is shown as a correction. */
export function kindOfCode(code: string): RecordKind {
  return Object.hasOwn(KIND_OF_CODE, code) ? KIND_OF_CODE[code as Code] : 'CORRECTION';
}

/** The ledger codes of a kind. */
export function codesOfKind(kind: RecordKind): Code[] {
  return (Object.keys(CODES) as Code[]).filter((code) => KIND_OF_CODE[code] === kind);
}
