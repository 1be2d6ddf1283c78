// The pots of a vendor as they were last reported.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface PotRow {
  jackpot_id: string;
  name: string;
  currency: string;
  amount: bigint;
  games: string[];
  at: Date;
  hidden: boolean;
}

const LIST = `
  select jackpot_id, name, currency, amount, games, at, hidden from vendors.jackpot
  where merchant_id = $1 and vendor = $2 order by amount desc, jackpot_id limit 1000`;

export async function listPots(sql: Sql, merchant: MerchantId, vendor: string): Promise<PotRow[]> {
  return (await sql.query<PotRow>(LIST, [merchant, vendor])).rows;
}

const HIDE = `
  update vendors.jackpot set hidden = $4
  where merchant_id = $1 and vendor = $2 and jackpot_id = $3`;

/** False if the vendor never reported such a pot. */
export async function hidePot(
  sql: Sql,
  merchant: MerchantId,
  pot: { readonly vendor: string; readonly id: string; readonly hidden: boolean },
): Promise<boolean> {
  return (await sql.query(HIDE, [merchant, pot.vendor, pot.id, pot.hidden])).rowCount === 1;
}
