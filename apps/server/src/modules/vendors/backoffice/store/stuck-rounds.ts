// Rounds without an end, over all members of a vendor.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface StuckRoundRow {
  member_id: Id<'member'>;
  username: string | null;
  round_id: string;
  node_id: bigint | null;
  trial: boolean;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  first_at: Date;
  last_at: Date;
  stuck_at: Date | null;
  asked_at: Date | null;
  asks: number;
  view: string | null;
}

// The longest stuck first, by the index of such rounds.
const STUCK = defineList({
  name: 'vendorStuckRounds',
  columns: `
    r.member_id, m.username, r.round_id, r.node_id, r.trial, r.staked, r.paid, r.refunded,
    r.first_at, r.last_at, r.stuck_at, r.asked_at, r.asks, r.vendor_view::text as view`,
  from: 'vendors.round r',
  joins: `
    left join members.member m on m.merchant_id = r.merchant_id and m.member_id = r.member_id`,
  where: `r.merchant_id = $merchant and r.vendor = $vendor and r.state = 'OPEN'
    and r.stuck_at is not null`,
  conditions: { round: 'r.round_id = $round' },
  order: [
    { column: 'r.stuck_at', key: 'time' },
    { column: 'r.member_id', key: 'id' },
    { column: 'r.round_id', key: 'text' },
  ],
  ascending: true,
});

export function listStuckRounds(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly round: string | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<StuckRoundRow>> {
  const { vendor, round, page } = asked;
  const query = { values: { merchant, vendor }, conditions: { round }, page };
  return STUCK.readPage<StuckRoundRow>(sql, query);
}

export interface RoundStateRow {
  state: 'OPEN' | 'CLOSED' | 'ROLLED_BACK' | 'VOID';
  view: string | null;
}

const STATE = `
  select state, vendor_view::text as view from vendors.round
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4`;

export async function findRoundState(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly vendor: string; readonly member: string; readonly round: string },
): Promise<RoundStateRow | undefined> {
  const values = [merchant, asked.vendor, asked.member, asked.round];
  return (await sql.query<RoundStateRow>(STATE, values)).rows[0];
}
