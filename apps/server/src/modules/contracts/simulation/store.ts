// Statements of the simulator.
import type { ContractKind } from '@fairhouse/rules/agency';
import { amount, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// The bill that ended where a window begins: a plain read of one agent's bills.
const BEFORE = `
  select company_win, carry_unpaid, qualified, begins_at from contracts.bill
  where merchant_id = $1 and agent_id = $2 and kind = $3 and ends_at = $4
  order by begins_at desc limit 1`;

const SLOTS = `
  select sum(paid)::bigint as paid from contracts.realtime_slot
  where merchant_id = $1 and agent_id = $2 and slot >= $3 and slot < $4`;

interface BeforeRow {
  company_win: bigint;
  carry_unpaid: bigint;
  qualified: number;
  begins_at: Date;
}

export async function billBefore(
  sql: Sql,
  merchant: MerchantId,
  query: { readonly agent: Id<'member'>; readonly kind: ContractKind; readonly end: Date },
): Promise<BeforeRow | undefined> {
  const values = [merchant, query.agent, query.kind, query.end];
  return (await sql.query<BeforeRow>(BEFORE, values)).rows[0];
}

/** What real-time salary paid an agent in a span; undefined where no slot has a bet of its team. */
export async function sumSlotsOf(
  sql: Sql,
  merchant: MerchantId,
  query: { readonly agent: Id<'member'>; readonly begin: Date; readonly end: Date },
): Promise<Amount | undefined> {
  const values = [merchant, query.agent, query.begin, query.end];
  const { rows } = await sql.query<{ paid: bigint | null }>(SLOTS, values);
  const paid = rows[0]?.paid ?? undefined;
  return paid === undefined ? undefined : amount(paid);
}
