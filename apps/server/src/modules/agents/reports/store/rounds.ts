// Statements on the rounds of a team at vendors. They take no lock.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import type { BetSums } from './bets.ts';
import { countSelected, personOfBet, TEAM, type TeamOf } from './team-of.ts';
import { atMicros, stretchOf, walkNewest, type Stretch } from './walk-newest.ts';

const NEWEST_FIRST = 'order by r.placed_at desc, r.member_id desc, r.vendor desc, r.round_id desc';

const COLUMNS = `r.member_id, r.vendor, r.round_id, r.node_id, r.placed_at, r.settled_at, r.status,
  r.stake, r.valid_bet, r.prize`;

const ASKED = `
  r.merchant_id = $merchant and r.placed_at >= ${atMicros('$begin')}
    and r.placed_at < ${atMicros('$end')} and r.vendor like $vendor and r.status = any($results)`;

const AFTER = `
  (r.placed_at, r.member_id, r.vendor, r.round_id)
    < (${atMicros('$beforeAt')}, $beforeMember::uuid, $beforeVendor, $beforeRound)`;

/** A page, with the names of its vendors and games. */
const shown = (newest: string): string => `
  with newest as (${newest} ${NEWEST_FIRST} limit $limit)
  select n.member_id, n.username, n.vendor, v.name as vendor_name, n.round_id, n.placed_at,
    n.settled_at, n.status, n.stake, n.valid_bet, n.prize,
    coalesce(nullif(g.own_names ->> $language, ''), g.names ->> $language, g.names ->> 'en', '')
      as game,
    (extract(epoch from n.placed_at) * 1000000)::bigint as at_micros
  from newest n
  join agents.game_vendor v on v.merchant_id = $merchant and v.code = n.vendor
  left join agents.game g on g.merchant_id = $merchant and g.node_id = n.node_id
  order by n.placed_at desc, n.member_id desc, n.vendor desc, n.round_id desc`;

const BY_PERSON = nameParameters(
  shown(`
  select t.username, r.*
  from (${TEAM}) t
  cross join lateral (
    select ${COLUMNS} from agents.game_round r
    where ${ASKED} and ${AFTER} and r.member_id = t.member_id
    order by r.placed_at desc, r.vendor desc, r.round_id desc limit $limit) r`),
);

const AMONG_ALL = nameParameters(
  shown(`
  select p.username, ${COLUMNS} from agents.game_round r ${personOfBet('r.member_id')}
  where ${ASKED} and ${AFTER}`),
);

const FLOOR = nameParameters(`
  select (extract(epoch from placed_at) * 1000000)::bigint as at_micros from agents.game_round
  where merchant_id = $merchant and placed_at >= ${atMicros('$begin')}
    and placed_at < ${atMicros('$end')} and placed_at <= ${atMicros('$beforeAt')}
  order by placed_at desc offset $places limit 1`);

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

export interface TeamRoundFilter extends TeamOf {
  readonly begin: Instant;
  readonly end: Instant;
  /** A pattern; `%` is any. */
  readonly vendor: string;
  readonly results: readonly RoundStatus[];
}

export interface TeamRoundQuery extends TeamRoundFilter {
  /** After this round. */
  readonly beforeAt: bigint;
  readonly beforeMember: string;
  readonly beforeVendor: string;
  readonly beforeRound: string;
  /** As the names of games have it: `en`, `zh`. */
  readonly language: string;
  readonly limit: number;
}

/** The newest rounds after a place, read with what a page needs and not with the whole team. */
export async function listTeamRounds(sql: Sql, query: TeamRoundQuery): Promise<TeamRoundRow[]> {
  const { merchant, beforeAt, limit } = query;
  const values = (stretch: Stretch, most: number) => ({ ...query, ...stretch, limit: most });
  const ways = {
    floorOf: async (stretch: Stretch, places: number) => {
      const asked = valuesOf(FLOOR, { merchant, beforeAt, ...stretch, places });
      const { rows } = await sql.query<{ at_micros: bigint }>(FLOOR.text, asked);
      return rows[0]?.at_micros;
    },
    amongAll: async (stretch: Stretch, most: number) => {
      const asked = valuesOf(AMONG_ALL, values(stretch, most));
      return (await sql.query<TeamRoundRow>(AMONG_ALL.text, asked)).rows;
    },
    byPerson: async (stretch: Stretch, most: number) => {
      const asked = valuesOf(BY_PERSON, values(stretch, most));
      return (await sql.query<TeamRoundRow>(BY_PERSON.text, asked)).rows;
    },
  };
  const people = await countSelected(sql, query);
  return walkNewest(ways, stretchOf(query), { people, limit });
}

const SUMS = nameParameters(`
  with team as (${TEAM})
  select count(*) as bets, coalesce(sum(r.stake), 0)::bigint as stake,
    coalesce(sum(r.valid_bet), 0)::bigint as valid_bet, coalesce(sum(r.prize), 0)::bigint as prize
  from agents.game_round r
  join team t on t.member_id = r.member_id
  where ${ASKED}`);

/** What all rounds of a selection come to. */
export async function sumTeamRounds(sql: Sql, filter: TeamRoundFilter): Promise<BetSums> {
  const values = valuesOf(SUMS, { ...filter, ...stretchOf(filter) });
  return singleRow(await sql.query<BetSums>(SUMS.text, values));
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
