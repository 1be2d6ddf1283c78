// How other modules ask whether a member owes of contracts: then nothing leaves its main wallet by
// a withdrawal, a transfer or a move to a vendor (agency.md 2.6).
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { sumOutstanding } from './store/debts.ts';

/** What a member owes of contracts in all, to downlines and to the house. */
export function readContractDebt(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Amount> {
  return sumOutstanding(sql, merchant, member);
}
