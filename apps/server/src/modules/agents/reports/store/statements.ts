// The statement on the lines of an agent: itself, and each direct with its team. It takes no lock.
import { GAME_CATEGORIES } from '@fairhouse/rules/agency';
import { nameParameters, valuesOf, type Day, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { FlowSums, PlaySums } from '../../figures/index.ts';
import { FLOW, FLOW_SUMS, PLAY, PLAY_SUMS } from '../../figures/index.ts';

// A direct agent's line is its team's sums, a direct member's its own. Play of one category has no
// movements of money. The agent itself comes first, then the largest turnover.
const LINES = nameParameters(`
  with person as materialized (
    select member_id, username, kind, member_id = $of as self from agents.person
    where merchant_id = $merchant and (upline_id = $of or member_id = $of)
      and standing_group = 'formal'
  ), played as (
    select d.member_id, ${PLAY} from person d
    join agents.team_day t on t.merchant_id = $merchant and t.agent_id = d.member_id
      and t.day >= $from::date and t.day <= $to::date
    where d.kind <> 'member' and not d.self
      and t.category = any($categories::text[])
    union all
    select d.member_id, ${PLAY} from person d
    cross join generate_series($from::date, $to::date, interval '1 day') each
    join agents.member_day t on t.merchant_id = $merchant and t.day = each::date
      and t.member_id = d.member_id
    where (d.kind = 'member' or d.self) and t.category = any($categories::text[])
  ), moved as (
    select d.member_id, ${FLOW} from person d
    join agents.team_flow_day t on t.merchant_id = $merchant and t.agent_id = d.member_id
      and t.day >= $from::date and t.day <= $to::date
    where d.kind <> 'member' and not d.self and $flow::boolean
    union all
    select d.member_id, ${FLOW} from person d
    join agents.member_flow_day t on t.merchant_id = $merchant and t.member_id = d.member_id
      and t.day >= $from::date and t.day <= $to::date
    where (d.kind = 'member' or d.self) and $flow::boolean
  ), play as (
    select member_id, ${PLAY_SUMS} from played group by member_id
  ), flow as (
    select member_id, ${FLOW_SUMS} from moved group by member_id)
  select d.username, d.kind, d.self,
    exists (select from agents.person b where b.merchant_id = $merchant
      and b.upline_id = d.member_id) as more,
    coalesce(p.bet, 0) as bet, coalesce(p.valid_bet, 0) as valid_bet,
    coalesce(p.win_stake, 0) as win_stake, coalesce(p.loss_stake, 0) as loss_stake,
    coalesce(p.payout, 0) as payout, coalesce(p.bet_rebate, 0) as bet_rebate,
    coalesce(p.bets, 0) as bets,
    coalesce(f.deposit, 0) as deposit, coalesce(f.deposit_count, 0) as deposit_count,
    coalesce(f.withdrawal, 0) as withdrawal, coalesce(f.withdrawal_count, 0) as withdrawal_count,
    coalesce(f.agent_rebate, 0) as agent_rebate, coalesce(f.vendor_rebate, 0) as vendor_rebate,
    coalesce(f.activity, 0) as activity, coalesce(f.salary, 0) as salary,
    coalesce(f.dividend, 0) as dividend, coalesce(f.fees, 0) as fees,
    coalesce(f.transfers_in, 0) as transfers_in, coalesce(f.transfers_out, 0) as transfers_out,
    coalesce(f.daily_salary, 0) as daily_salary, coalesce(f.hour_salary, 0) as hour_salary,
    coalesce(f.realtime_salary, 0) as realtime_salary,
    coalesce(f.dividend_in, 0) as dividend_in, coalesce(f.paid_down, 0) as paid_down
  from person d
  left join play p on p.member_id = d.member_id
  left join flow f on f.member_id = d.member_id
  order by d.self desc, coalesce(p.bet, 0) desc, d.username`);

export type StatementRow = PlaySums &
  FlowSums & {
    username: string;
    kind: 'member' | 'agent' | 'top_agent';
    self: boolean;
    more: boolean;
  };

export interface StatementQuery {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly from: Day;
  readonly to: Day;
  readonly category: string | undefined;
}

/** Every line of an agent; their sum is its team's, but for who has moved to another line. */
export async function listStatements(sql: Sql, query: StatementQuery): Promise<StatementRow[]> {
  const { merchant, of, from, to, category } = query;
  const categories = category === undefined ? [...GAME_CATEGORIES] : [category];
  const flow = category === undefined;
  const values = { merchant, of, from, to, categories, flow };
  return (await sql.query<StatementRow>(LINES.text, valuesOf(LINES, values))).rows;
}
