// Statements on the rounds of a team at vendors. They take no lock.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The newest rounds of each person are read by its own index, and the newest of these are the page.
const ROUNDS = nameParameters(`
  with team as (
    select member_id, username from agents.person
    where merchant_id = $merchant and standing_group = 'formal'
      and (member_id = $of or ($scope = 'direct' and upline_id = $of)
        or ($scope = 'all' and path @> array[$of::uuid]))
  ), newest as (
    select t.username, r.*
    from team t
    cross join lateral (
      select r.member_id, r.vendor, r.round_id, r.node_id, r.placed_at, r.settled_at, r.status,
        r.stake, r.valid_bet, r.prize
      from agents.game_round r
      where r.merchant_id = $merchant and r.member_id = t.member_id
        and r.placed_at >= to_timestamp($begin / 1000.0)
        and r.placed_at < to_timestamp($end / 1000.0)
        and (r.placed_at, r.member_id, r.vendor, r.round_id)
          < (to_timestamp($beforeAt / 1000000.0), $beforeMember::uuid, $beforeVendor, $beforeRound)
        and r.vendor like $vendor and r.status = any($results)
      order by r.placed_at desc, r.vendor desc, r.round_id desc limit $limit) r
    order by r.placed_at desc, r.member_id desc, r.vendor desc, r.round_id desc limit $limit)
  select n.member_id, n.username, n.vendor, v.name as vendor_name, n.round_id, n.placed_at,
    n.settled_at, n.status, n.stake, n.valid_bet, n.prize,
    coalesce(nullif(g.own_names ->> $language, ''), g.names ->> $language, g.names ->> 'en', '')
      as game,
    (extract(epoch from n.placed_at) * 1000000)::bigint as at_micros
  from newest n
  join agents.game_vendor v on v.merchant_id = $merchant and v.code = n.vendor
  left join agents.game g on g.merchant_id = $merchant and g.node_id = n.node_id
  order by n.placed_at desc, n.member_id desc, n.vendor desc, n.round_id desc`);

export type RoundStatus = 'open' | 'won' | 'lost' | 'returned';

export interface TeamRoundRow {
  member_id: Id<'member'>;
  username: string;
  vendor: string;
  vendor_name: string;
  round_id: string;
  placed_at: Date;
  /** Null while it is open. */
  settled_at: Date | null;
  status: RoundStatus;
  stake: bigint;
  valid_bet: bigint;
  prize: bigint;
  /** Empty where the vendor named a game that it does not list. */
  game: string;
  at_micros: bigint;
}

export interface TeamRoundQuery {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly scope: 'self' | 'direct' | 'all';
  readonly begin: Instant;
  readonly end: Instant;
  /** A pattern; `%` is any. */
  readonly vendor: string;
  readonly results: readonly RoundStatus[];
  /** After this round. */
  readonly beforeAt: bigint;
  readonly beforeMember: string;
  readonly beforeVendor: string;
  readonly beforeRound: string;
  /** As the names of games have it: `en`, `zh`. */
  readonly language: string;
  readonly limit: number;
}

export async function listTeamRounds(sql: Sql, query: TeamRoundQuery): Promise<TeamRoundRow[]> {
  return (await sql.query<TeamRoundRow>(ROUNDS.text, valuesOf(ROUNDS, { ...query }))).rows;
}

const VENDORS = `
  select code, name from agents.game_vendor where merchant_id = $1 order by name, code`;

/** The vendors of games that a merchant has. */
export async function listGameVendors(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ code: string; name: string }[]> {
  return (await sql.query<{ code: string; name: string }>(VENDORS, [merchant])).rows;
}
