// The statement on the lines behind an agent's rebates of a day. It takes no lock.
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Day,
  type Id,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Of a draw the version that stands; of a vendor's day all runs together. The rebates for own bets
// are the player's.
const LINES = nameParameters(`
  select 'draw' as kind, s.lottery as name, s.issue, s.bets, s.stake as turnover,
    s.amount::bigint as amount, s.withheld::bigint as withheld
  from agents.rebate_share s
  join agents.draw d on d.merchant_id = s.merchant_id and d.draw_id = s.draw_id
    and d.result_version = s.version
  where s.merchant_id = $merchant and s.agent_id = $of and s.day = $day::date
  union all
  select 'category', c.category, '', null, max(c.valid_bet)::bigint, sum(c.change)::bigint,
    coalesce((array_agg(c.withheld order by c.version desc))[1], 0)
  from agents.category_share c
  where c.merchant_id = $merchant and c.member_id = $of and c.day = $day::date and not c.own
  group by c.category
  order by kind desc, issue desc, name limit $limit`);

export interface IncomeLineRow {
  kind: string;
  name: string;
  issue: string;
  bets: bigint | null;
  turnover: bigint;
  amount: bigint;
  withheld: Amount;
}

export async function listIncomeLines(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly of: Id<'member'>;
    readonly day: Day;
    readonly limit: number;
  },
): Promise<IncomeLineRow[]> {
  return (await sql.query<IncomeLineRow>(LINES.text, valuesOf(LINES, query))).rows;
}
