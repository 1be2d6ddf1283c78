// Statements on which games are played by the same members (games.md 4.3). Returns, stakes and
// results are no input of any of them.
import { nameParameters, valuesOf, type Day, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

/** With fewer members in common two games are not alike. */
const SUPPORT = 5;
/** More games in a day are a look around, and say nothing of what goes together. */
const GAMES_OF_A_DAY = 40;
/** The latest rows that count, whatever the size of the merchant. */
const ROWS_MOST = 2_000_000;
/** How many neighbours of a game are kept. */
const NEIGHBOURS = 50;

// Takes no lock but on the merchant's own row of runs, which makes a second run wait for the first.
// Set-based: pairs of games within a member's day, bounded by the games of a day.
const FORGET = `delete from vendors.game_affinity where merchant_id = $1`;

const COMPUTE = nameParameters(`
  with latest as (
    select p.member_id, p.day, p.node_id
    from vendors.game_day_player p
    join vendors.player m on m.merchant_id = p.merchant_id and m.member_id = p.member_id
    where p.merchant_id = $merchant and p.day > $day::date - 30 and p.day <= $day::date
      and p.node_id > 0 and m.standing_group = 'formal'
    order by p.day desc limit ${ROWS_MOST}),
  played as materialized (
    select member_id, day, node_id from (
      select distinct member_id, day, node_id,
        count(*) over (partition by member_id, day) as games from latest) as counted
    where games <= ${GAMES_OF_A_DAY}),
  of_game as materialized (
    select node_id, count(distinct member_id) as members from played group by node_id),
  pairs as (
    select one.node_id, other.node_id as other_id, count(distinct one.member_id) as members
    from played one
    join played other on other.member_id = one.member_id and other.day = one.day
      and other.node_id > one.node_id
    group by one.node_id, other.node_id
    having count(distinct one.member_id) >= ${SUPPORT}),
  both_ways as (
    select node_id, other_id, members from pairs
    union all
    select other_id, node_id, members from pairs),
  scored as (
    select b.node_id, b.other_id, b.members,
      floor(1000000 * b.members / sqrt(a.members::float8 * o.members))::integer as score
    from both_ways b
    join of_game a on a.node_id = b.node_id
    join of_game o on o.node_id = b.other_id),
  ranked as (
    select node_id, other_id, members, score,
      row_number() over (partition by node_id order by score desc, other_id) as place
    from scored)
  insert into vendors.game_affinity (merchant_id, node_id, other_id, members, score)
  select $merchant, node_id, other_id, members::integer, score
  from ranked where place <= ${NEIGHBOURS}`);

/** Replaces the affinities of a merchant's games by those up to a day; returns their number. */
export async function computeAffinities(sql: Sql, merchant: MerchantId, day: Day): Promise<number> {
  await sql.query(FORGET, [merchant]);
  return (await sql.query(COMPUTE.text, valuesOf(COMPUTE, { merchant, day }))).rowCount ?? 0;
}

// Locks the row of the merchant's runs until the end of the transaction.
const TAKE_RUN = `
  insert into vendors.affinity_run as r (merchant_id, computed_at, pairs)
  values ($1, to_timestamp($2 / 1000.0), 0)
  on conflict (merchant_id) do update set computed_at = excluded.computed_at
  where r.computed_at <= excluded.computed_at - $3 * interval '1 millisecond'`;

/** Begins a run; false where the last one is younger than `restMs`. */
export async function takeRun(
  sql: Sql,
  merchant: MerchantId,
  { now, restMs }: { readonly now: number; readonly restMs: number },
): Promise<boolean> {
  return (await sql.query(TAKE_RUN, [merchant, now, restMs])).rowCount === 1;
}

const SAVE_RUN = `update vendors.affinity_run set pairs = $2 where merchant_id = $1`;

export async function saveRun(sql: Sql, merchant: MerchantId, pairs: number): Promise<void> {
  await sql.query(SAVE_RUN, [merchant, pairs]);
}

// By the index on the member: what it played, the five games of most days in a month, and what
// goes with these and was not played.
const RECOMMENDED = nameParameters(`
  with own as materialized (
    select node_id, count(*) filter (where day > $day::date - 30) as days
    from vendors.game_day_player
    where merchant_id = $merchant and member_id = $member and node_id > 0
    group by node_id),
  most as (
    select node_id from own where days > 0 order by days desc, node_id limit 5)
  select a.other_id as node_id
  from most
  join vendors.game_affinity a on a.merchant_id = $merchant and a.node_id = most.node_id
  where not exists (select from own where own.node_id = a.other_id)
  group by a.other_id order by sum(a.score) desc, a.other_id limit $most`);

/** The games that go with those a member plays most, the closest first, without those it played. */
export async function listRecommended(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly member: Id<'member'>; readonly day: Day; readonly most: number },
): Promise<bigint[]> {
  const values = valuesOf(RECOMMENDED, { merchant, ...asked });
  const { rows } = await sql.query<{ node_id: bigint }>(RECOMMENDED.text, values);
  return rows.map(({ node_id }) => node_id);
}
