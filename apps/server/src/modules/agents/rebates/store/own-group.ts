// The statement on the prize group of a member.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

const PRIZE_GROUP = `
  select prize_group from agents.account where merchant_id = $1 and member_id = $2`;

/** The prize group that was set for a member; undefined for one without. */
export async function findPrizeGroup(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<number | undefined> {
  const { rows } = await sql.query<{ prize_group: number }>(PRIZE_GROUP, [merchant, member]);
  return rows[0]?.prize_group;
}
