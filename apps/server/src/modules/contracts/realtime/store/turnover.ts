// Statements on the turnover of teams within a business day, for stop limits.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { DueTeam } from '../../bills/index.ts';

export interface SlotTurnoverRow {
  agent_id: Id<'member'>;
  /** The number of the slot in the day, from 0. */
  slot: number;
  bet: bigint;
}

interface DaySpan {
  /** The begin of the business day. */
  readonly begin: Date;
  readonly end: Date;
}

// A bet belongs to the slot in which its draw was counted, as in the figures of the day. Members
// are summed first: a draw has many bets of each, whose path is read once.
const LOTTERIES = `
  with played as materialized (
    select b.member_id,
      floor(extract(epoch from b.counted_at - $2::timestamptz) / 300)::integer as slot,
      sum(b.stake) as bet
    from contracts.counted_bet b
    where b.merchant_id = $1 and b.counted_at >= $2 and b.counted_at < $3
    group by 1, 2)
  select above.agent_id, m.slot, sum(m.bet)::bigint as bet
  from played m
  join contracts.party p on p.merchant_id = $1 and p.member_id = m.member_id
  cross join lateral unnest(
    p.path || case when p.kind <> 'member' then array[p.member_id] else '{}' end) above (agent_id)
  where p.standing_group = 'formal' and above.agent_id = any($4::uuid[])
  group by 1, 2`;

// Play at vendors is known by the hour: it belongs to the last slot of its hour.
const VENDORS = `
  select t.agent_id,
    (floor(extract(epoch from t.hour - $2::timestamptz) / 300) + 11)::integer as slot,
    sum(t.bet)::bigint as bet
  from json_to_recordset($4::json) as x (agent_id uuid, categories text[])
  join contracts.team_hour t on t.merchant_id = $1 and t.agent_id = x.agent_id
    and t.hour >= $2 and t.hour <= $3::timestamptz - interval '1 hour'
    and t.category = any(x.categories) and t.category <> 'LOTT'
  group by 1, 2`;

/** The turnover of teams by slot, of the slots of a business day that begin before `end`. */
export async function listSlotTurnover(
  sql: Sql,
  merchant: MerchantId,
  { begin, end }: DaySpan,
  due: readonly DueTeam[],
): Promise<SlotTurnoverRow[]> {
  const agents = due.map(({ agent }) => agent);
  const { rows } = await sql.query<SlotTurnoverRow>(LOTTERIES, [merchant, begin, end, agents]);
  const others = due.filter(({ categories }) => categories.some((each) => each !== 'LOTT'));
  if (others.length === 0) return rows;
  const asked = others.map(({ agent, categories }) => ({ agent_id: agent, categories }));
  const values = [merchant, begin, end, JSON.stringify(asked)];
  return [...rows, ...(await sql.query<SlotTurnoverRow>(VENDORS, values)).rows];
}
