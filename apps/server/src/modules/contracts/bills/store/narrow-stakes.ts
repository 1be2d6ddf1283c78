// The stakes of hours that a contract leaves out: of bets that cover less of their play than it
// asks, and of hedged ones. Both follow from the tickets: nothing is stored for it.
import type { GameCategory } from '@fairhouse/rules/agency';
import { coverageOf, findFamily, listFamilies, SIDES, sidesForm } from '@fairhouse/rules/lottery';
import { nameParameters, valuesOf, type Id, type MerchantId, type Rate } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The sides on which members bet, and the bets of a member on both sides of one row of a play in
// one draw. A row is text of letters, or of symbols between commas; chosen places stand before the
// rows.
const SIDE = `
  select b.draw_id, b.seq, b.share, b.member_id, b.play, r.number, symbol
  from contracts.hour_ticket b
  cross join lateral
    unnest(string_to_array(regexp_replace(b.pick, '^[0-9]+:', ''), '|')) with ordinality
    as r (text, number)
  cross join lateral unnest(string_to_array(r.text,
    case $sides::jsonb ->> (b.family || ' ' || b.play) when 'commas' then ',' end)) as symbol
  where b.merchant_id = $merchant and b.hour between $first and $last
    and $sides::jsonb ? (b.family || ' ' || b.play)
    and strpos($letters, symbol) > 0 and length(symbol) = 1`;
const HEDGED = `hedged as materialized (
  select distinct own.draw_id, own.seq, own.share
  from side own
  join side other on other.draw_id = own.draw_id and other.member_id = own.member_id
    and other.play = own.play and other.number = own.number
    and other.symbol = translate(own.symbol, $letters, $opposites))`;

// A share of a group buy covers what the least covering ticket of its order covers; even bets are
// in no stake anyway. The combinations are looked up in one value: joined as rows, the planner
// would compare every ticket of a new hour with every play. The division rounds down, as the rule
// does; a product with the combinations could be beyond a bigint.
const NARROW = `
  side as materialized (${SIDE}),
  ${HEDGED},
  bet as materialized (
    select distinct q.least, b.draw_id, b.seq, b.share, b.member_id, b.stake, b.payout
    from contracts.hour_ticket b
    left join hedged h on h.draw_id = b.draw_id and h.seq = b.seq and h.share = b.share
    join unnest($leasts::bigint[]) as q (least) on h.seq is not null or q.least
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

const TICKETS = nameParameters(`
  with side as materialized (${SIDE} and b.member_id = $member),
  ${HEDGED}
  select t.draw_id, t.seq, t.share, t.family, t.play, t.notes, h.seq is not null as is_hedged
  from contracts.hour_ticket t
  left join hedged h on h.draw_id = t.draw_id and h.seq = t.seq and h.share = t.share
  where t.merchant_id = $merchant and t.hour between $first and $last and t.member_id = $member`);

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

interface KnownPlays {
  readonly plays: string;
  readonly sides: string;
  readonly letters: string;
  readonly opposites: string;
}

let known: KnownPlays | undefined;

/** The combinations of every play, and how those with opposite sides are written. */
const listPlays = (): KnownPlays => (known ??= describePlays());

function describePlays(): KnownPlays {
  const all = listFamilies().flatMap(({ code: family, plays }) =>
    [...plays.values()].map((play) => ({ name: `${family} ${play.code}`, play })),
  );
  const written = all.map(({ name, play }) => [name, sidesForm(play)] as const);
  return {
    plays: JSON.stringify(
      Object.fromEntries(all.map(({ name, play }) => [name, play.combinations])),
    ),
    sides: JSON.stringify(Object.fromEntries(written.filter(([, form]) => form !== undefined))),
    letters: SIDES.each,
    opposites: SIDES.opposite,
  };
}

/**
 * What teams have of bets that are left out at the coverage that each asks for; none where one asks
 * for none.
 */
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
    ...listPlays(),
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
    ...listPlays(),
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

/** Why a bet may be left out. */
export interface BetMarks {
  /** Undefined for a play that is no longer known. */
  readonly coverage: Rate | undefined;
  readonly isHedged: boolean;
}

/** What each bet of a member in an hour covers, and whether it is hedged; undefined for no bet. */
export async function readBetMarks(
  sql: Sql,
  merchant: MerchantId,
  { member, hour }: { readonly member: Id<'member'>; readonly hour: Date },
): Promise<(bet: BetPlace) => BetMarks | undefined> {
  type Row = BetPlace & { family: string; play: string; notes: number; is_hedged: boolean };
  const { plays: _, ...sides } = listPlays();
  const values = valuesOf(TICKETS, { merchant, ...sides, first: hour, last: hour, member });
  const { rows } = await sql.query<Row>(TICKETS.text, values);
  const marks = new Map<string, BetMarks>();
  for (const row of rows) {
    const play = findFamily(row.family)?.plays.get(row.play);
    const own = play && coverageOf(play, row.notes);
    const place = placeOf(row);
    const least = marks.get(place)?.coverage ?? own;
    const coverage = own === undefined || least === undefined || least < own ? least : own;
    marks.set(place, { coverage, isHedged: row.is_hedged });
  }
  return (bet) => marks.get(placeOf(bet));
}
