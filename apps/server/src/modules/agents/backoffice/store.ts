// Statements on the history of moves.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const MOVES = `
  select f.username as from_name, t.username as to_name, v.team, v.by_name, v.reason, v.at
  from agents.move v
  left join members.member f on f.merchant_id = v.merchant_id and f.member_id = v.from_upline
  left join members.member t on t.merchant_id = v.merchant_id and t.member_id = v.to_upline
  where v.merchant_id = $1 and v.member_id = $2
  order by v.at desc, v.move_id desc limit 100`;

interface MoveRow {
  from_name: string | null;
  to_name: string | null;
  team: number;
  by_name: string;
  reason: string;
  at: Date;
}

/** The newest moves of a line, at most a hundred. */
export async function listMoves(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<MoveRow[]> {
  return (await sql.query<MoveRow>(MOVES, [merchant, member])).rows;
}

const ADD_MOVE = nameParameters(`
  insert into agents.move (merchant_id, move_id, member_id, from_upline, to_upline, team, clamped,
    by_name, reason, at)
  values ($merchant, $id, $member, $from, $to, $team, $clamped, $by, $reason,
    to_timestamp($now / 1000.0))`);

export async function insertMove(
  sql: Sql,
  merchant: MerchantId,
  move: {
    readonly id: Id<'agent_move'>;
    readonly member: Id<'member'>;
    readonly from: Id<'member'> | undefined;
    readonly to: Id<'member'> | undefined;
    readonly team: number;
    readonly clamped: number;
    readonly by: string;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<void> {
  const { from, to, ...rest } = move;
  const values = { ...rest, merchant, from: from ?? null, to: to ?? null };
  await sql.query(ADD_MOVE.text, valuesOf(ADD_MOVE, values));
}
