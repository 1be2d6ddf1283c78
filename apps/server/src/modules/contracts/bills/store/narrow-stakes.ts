// The stakes of hours whose bets cover less of their play than a contract asks. What a ticket
// covers follows from its notes and its play: nothing is stored for it.
import type { GameCategory } from '@fairhouse/rules/agency';
import { coverageOf, findFamily, listFamilies } from '@fairhouse/rules/lottery';
import { nameParameters, valuesOf, type Id, type MerchantId, type Rate } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// A share of a group buy covers what the least covering ticket of its order covers; even bets are
// in no stake anyway. The combinations are looked up in one value: joined as rows, the planner
// would compare every ticket of a new hour with every play. The division rounds down, as the rule
// does; a product with the combinations could be beyond a bigint.
const NARROW = `
  bet as materialized (
    select distinct q.least, b.draw_id, b.seq, b.share, b.member_id, b.stake, b.payout
    from contracts.hour_ticket b
    join unnest($leasts::bigint[]) as q (least) on q.least
      > b.notes * 1000000::bigint / ($plays::jsonb ->> (b.family || ' ' || b.play))::bigint
    where b.merchant_id = $merchant and b.hour between $first and $last and b.stake <> b.payout),
  narrow as materialized (
    select least, member_id,
      coalesce(ground.total(stake) filter (where payout > stake), 0)::bigint as won,
      coalesce(ground.total(stake) filter (where payout < stake), 0)::bigint as lost
    from bet group by least, member_id)`;

const OF_TEAMS = nameParameters(`
  with ${NARROW}
  select n.least, above.agent_id, coalesce(ground.total(n.won), 0)::bigint as won,
    coalesce(ground.total(n.lost), 0)::bigint as lost
  from narrow n
  join contracts.party p on p.merchant_id = $merchant and p.member_id = n.member_id
  cross join lateral unnest(
    p.path || case when p.kind <> 'member' then array[p.member_id] else '{}' end) above (agent_id)
  where p.standing_group = 'formal' and above.agent_id = any($agents::uuid[])
  group by n.least, above.agent_id`);

const OF_MEMBERS = nameParameters(`
  with ${NARROW}
  select n.member_id, n.won, n.lost
  from narrow n
  join contracts.party p on p.merchant_id = $merchant and p.member_id = n.member_id
  where p.standing_group = 'formal' and (p.path @> array[$agent::uuid] or p.member_id = $agent)`);

const TICKETS = `
  select draw_id, seq, share, family, play, notes from contracts.hour_ticket
  where merchant_id = $1 and hour = $2 and member_id = $3`;

/** Stakes of bets that won, and of bets that lost. */
export interface NarrowStakes {
  readonly won: bigint;
  readonly lost: bigint;
}

interface NarrowTeam {
  readonly agent: Id<'member'>;
  readonly categories: readonly GameCategory[];
  readonly minCoverage: Rate | undefined;
}

interface Hours {
  readonly first: Date;
  readonly last: Date;
}

let plays: string | undefined;

/** The combinations of every play, as the statements take them. */
function listPlays(): string {
  plays ??= JSON.stringify(
    Object.fromEntries(
      listFamilies().flatMap(({ code: family, plays: own }) =>
        [...own.values()].map(({ code, combinations }) => [`${family} ${code}`, combinations]),
      ),
    ),
  );
  return plays;
}

/** What teams have of bets below the coverage that each asks for; none where one asks for none. */
export async function readNarrowStakes(
  sql: Sql,
  merchant: MerchantId,
  { first, last }: Hours,
  teams: readonly NarrowTeam[],
): Promise<ReadonlyMap<Id<'member'>, NarrowStakes>> {
  const asked = new Map<Id<'member'>, Rate>();
  for (const { agent, categories, minCoverage } of teams) {
    if (minCoverage !== undefined && categories.includes('LOTT')) asked.set(agent, minCoverage);
  }
  if (asked.size === 0) return new Map();
  type Row = { least: bigint; agent_id: Id<'member'>; won: bigint; lost: bigint };
  const values = valuesOf(OF_TEAMS, {
    merchant,
    plays: listPlays(),
    leasts: [...new Set(asked.values())],
    first,
    last,
    agents: [...asked.keys()],
  });
  const { rows } = await sql.query<Row>(OF_TEAMS.text, values);
  return new Map(
    rows
      .filter(({ agent_id: agent, least }) => asked.get(agent) === least)
      .map(({ agent_id: agent, won, lost }) => [agent, { won, lost }]),
  );
}

/** The same of the members of a team in an hour; one who has none is not in it. */
export async function listNarrowStakes(
  sql: Sql,
  merchant: MerchantId,
  { agent, hour, minCoverage }: { readonly agent: Id<'member'>; hour: Date; minCoverage: Rate },
): Promise<ReadonlyMap<Id<'member'>, NarrowStakes>> {
  type Row = { member_id: Id<'member'>; won: bigint; lost: bigint };
  const values = valuesOf(OF_MEMBERS, {
    merchant,
    plays: listPlays(),
    leasts: [minCoverage],
    first: hour,
    last: hour,
    agent,
  });
  const { rows } = await sql.query<Row>(OF_MEMBERS.text, values);
  return new Map(rows.map(({ member_id: id, won, lost }) => [id, { won, lost }]));
}

/** A bet as the statements of an explanation name it. */
export interface BetPlace {
  readonly draw_id: bigint;
  readonly seq: number;
  readonly share: number;
}

const placeOf = ({ draw_id, seq, share }: BetPlace): string => `${draw_id} ${seq} ${share}`;

/** What each bet of a member in an hour covers; undefined for a play that is no longer known. */
export async function readCoverages(
  sql: Sql,
  merchant: MerchantId,
  { member, hour }: { readonly member: Id<'member'>; readonly hour: Date },
): Promise<(bet: BetPlace) => Rate | undefined> {
  type Row = BetPlace & { family: string; play: string; notes: number };
  const { rows } = await sql.query<Row>(TICKETS, [merchant, hour, member]);
  const coverages = new Map<string, Rate>();
  for (const row of rows) {
    const play = findFamily(row.family)?.plays.get(row.play);
    if (play === undefined) continue;
    const own = coverageOf(play, row.notes);
    const place = placeOf(row);
    const least = coverages.get(place) ?? own;
    coverages.set(place, own < least ? own : least);
  }
  return (bet) => coverages.get(placeOf(bet));
}
