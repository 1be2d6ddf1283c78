import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface FlagRow {
  kind: string;
  at: Date;
  closed_at: Date | null;
}

const RAISE = `
  insert into cashier.risk_flag (merchant_id, flag_id, member_id, kind, detail, at)
  select $1, $2, $3, $4, $5::jsonb, to_timestamp($6 / 1000.0)
   where not exists (
     select from cashier.risk_flag
      where merchant_id = $1 and member_id = $3 and kind = $4 and detail = $5::jsonb)`;

/** Adds a flag for the officer of the member's next withdrawal, once. */
export async function raiseFlag(
  sql: Sql,
  merchant: MerchantId,
  flag: {
    readonly id: Id<'risk_flag'>;
    readonly member: Id<'member'>;
    readonly kind: string;
    readonly detail: Readonly<Record<string, string>>;
    readonly now: Instant;
  },
): Promise<void> {
  const { id, member, kind, detail, now } = flag;
  await sql.query(RAISE, [merchant, id, member, kind, JSON.stringify(detail), now]);
}

const FLAGS = `
  select kind, at, closed_at from cashier.risk_flag
  where merchant_id = $1 and member_id = $2 order by at desc limit 50`;

export async function listFlags(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<FlagRow[]> {
  return (await sql.query<FlagRow>(FLAGS, [merchant, member])).rows;
}
