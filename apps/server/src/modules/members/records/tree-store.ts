// Changes of a member's place in the tree, and of what its upline decides.
import type { Id, MerchantId } from '@fairhouse/values';
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { MemberKind } from './member.ts';

const SET_KIND = `
  update members.member set kind = $3 where merchant_id = $1 and member_id = $2`;

/** Makes a member an agent, or an agent the head of a line. */
export async function setKind(
  sql: Sql,
  merchant: MerchantId,
  { member, kind }: { readonly member: Id<'member'>; readonly kind: MemberKind },
): Promise<void> {
  await sql.query(SET_KIND, [merchant, member, kind]);
}

// Locks the rows of the line in the order in which they are found; the caller holds the lock of the
// tree, so no other move meets it. What follows the head in a path stays.
const MOVE = nameParameters(`
  update members.member set
    upline_id = case when member_id = $member then $upline::uuid else upline_id end,
    path = $path::uuid[] || path[$depth::integer + 1 :]
  where merchant_id = $merchant and (member_id = $member or path @> array[$member::uuid])`);

/** Moves a line below another upline; the caller has excluded a circle. Returns its members. */
export async function moveLine(
  sql: Sql,
  merchant: MerchantId,
  move: {
    readonly member: Id<'member'>;
    readonly oldPath: readonly Id<'member'>[];
    readonly newPath: readonly Id<'member'>[];
  },
): Promise<number> {
  const { member, oldPath, newPath } = move;
  const done = await sql.query(
    MOVE.text,
    valuesOf(MOVE, {
      merchant,
      member,
      upline: newPath.at(-1) ?? null,
      path: newPath,
      depth: oldPath.length,
    }),
  );
  return done.rowCount ?? 0;
}

// Only from one of the two states to the other: a freeze by an operator is neither.
const SUSPEND = `
  update members.member set state = 'frozen', freeze_level = 3, freeze_reason = $3
  where merchant_id = $1 and member_id = $2 and state = 'active'`;
const RESUME = `
  update members.member set state = 'active', freeze_level = 0, freeze_reason = ''
  where merchant_id = $1 and member_id = $2 and state = 'frozen' and freeze_level = 3`;

/** Stops a member's betting for its upline, or ends that; false where an operator froze it. */
export async function setBettingSuspended(
  sql: Sql,
  merchant: MerchantId,
  wanted: { readonly member: Id<'member'>; readonly suspended: boolean; readonly reason: string },
): Promise<boolean> {
  const { member, suspended, reason } = wanted;
  const done = suspended
    ? await sql.query(SUSPEND, [merchant, member, reason])
    : await sql.query(RESUME, [merchant, member]);
  return done.rowCount === 1;
}
