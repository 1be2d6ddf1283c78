// The statement on the prize groups of members.
import type { Id, MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';

const PRIZE_GROUPS = `
  select member_id, prize_group from agents.account
  where merchant_id = $1 and member_id = any($2::uuid[])`;

planOnce(PRIZE_GROUPS);

interface PrizeGroupRow {
  member_id: Id<'member'>;
  prize_group: number;
}

/** The prize groups that were set for these members; those without one are not in it. */
export async function listPrizeGroups(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, number>> {
  const { rows } = await sql.query<PrizeGroupRow>(PRIZE_GROUPS, [merchant, members]);
  return new Map(rows.map((row) => [row.member_id, row.prize_group]));
}
