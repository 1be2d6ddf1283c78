// The end of every statement that counts bets at vendors: the rows of a member, and of the teams
// above it. `play` has one row for each member, category, day and hour.
import { addPlay, PLAY, PLAY_SUMS } from './columns.ts';

/**
 * Common table expressions after `play` (merchant_id, member_id, upline_id, kind, category, day,
 * hour, and the figures).
 */
export const WRITE_PLAY = `
  hours as (
    insert into agents.member_hour (merchant_id, member_id, hour, category, ${PLAY})
    select merchant_id, member_id, hour, category, ${PLAY_SUMS}
    from play group by merchant_id, member_id, hour, category
    on conflict (merchant_id, member_id, hour, category) do update set ${addPlay('member_hour')}
  ), days as (
    insert into agents.member_day (merchant_id, member_id, day, category, ${PLAY})
    select merchant_id, member_id, day, category, ${PLAY_SUMS}
    from play group by merchant_id, member_id, day, category
    on conflict (merchant_id, day, member_id, category) do update set ${addPlay('member_day')}
  ), line as materialized (
    select merchant_id, upline_id, category, day, ${PLAY_SUMS}
    from play where upline_id is not null
    group by merchant_id, upline_id, category, day
  ), team as (
    select l.merchant_id, above.agent_id, l.category, l.day, l.bet, l.valid_bet, l.win_stake,
      l.loss_stake, l.payout, l.bet_rebate, l.bets
    from line l
    join agents.person p on p.merchant_id = l.merchant_id and p.member_id = l.upline_id
    cross join lateral unnest(p.path || p.member_id) as above (agent_id)
    union all
    select merchant_id, member_id, category, day, ${PLAY} from play where kind <> 'member'
  ), team_days as (
    insert into agents.team_day (merchant_id, agent_id, day, category, ${PLAY})
    select merchant_id, agent_id, day, category, ${PLAY_SUMS}
    from team group by merchant_id, agent_id, day, category
    on conflict (merchant_id, agent_id, day, category) do update set ${addPlay('team_day')}
  )`;
