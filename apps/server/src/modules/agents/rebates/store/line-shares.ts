// Statements on the shares of lines in the rebates of draws.
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Day,
  type Id,
  type MerchantId,
} from '@fairhouse/values';
import { plainArray } from '../../../../platform/database/array-literals.ts';
import type { Sql } from '../../../../platform/sql.ts';

// Agents and everyone above them. A member without a group has the highest of each lottery.
const LINES = `
  with line as materialized (
    select distinct above.agent_id from agents.person p
    cross join lateral unnest(p.path || p.member_id) as above (agent_id)
    where p.merchant_id = $1 and p.member_id = any($2::uuid[]))
  select a.member_id, a.path[cardinality(a.path)] as upline_id, cardinality(a.path) as depth,
    g.prize_group, a.unpaid or a.standing_group <> 'formal' as unpaid
  from line
  join agents.person a on a.merchant_id = $1 and a.member_id = line.agent_id
  left join agents.account g on g.merchant_id = $1 and g.member_id = line.agent_id`;

export interface LineAgent {
  member_id: Id<'member'>;
  /** Null at the head of the line. */
  upline_id: Id<'member'> | null;
  /** How many are above it. */
  depth: number;
  /** Null for the highest. */
  prize_group: number | null;
  /** Frozen, or not of the formal group: it keeps its place and is not paid. */
  unpaid: boolean;
}

/** The agents of some lines: the given ones, and everyone above. */
export async function listLines(
  sql: Sql,
  merchant: MerchantId,
  lowest: readonly Id<'member'>[],
): Promise<LineAgent[]> {
  return (await sql.query<LineAgent>(LINES, [merchant, lowest])).rows;
}

/** The draw and version whose entries pay the shares of those that were counted with it. */
export interface PaidDraw {
  readonly draw: bigint;
  readonly version: number;
}

const PUT_DRAWS = `
  insert into agents.shared_draw (merchant_id, draw_id, version, paid_draw, paid_version,
    own_reference)
  select $1, x.draw_id, x.version, $2, $3, true
  from unnest($4::bigint[], $5::smallint[]) as x (draw_id, version)`;

// Arrays are handed over as texts: arrays of arrays would need the same length.
const PUT_SHARES = nameParameters(`
  insert into agents.line_share (merchant_id, agent_id, day, paid_draw, paid_version, withheld,
    paid, draws, versions, bets, stakes, amounts)
  select $merchant, x.agent_id, x.day, $draw, $version, x.withheld, x.paid, x.draws::bigint[],
    x.versions::smallint[], x.bets::bigint[], x.stakes::bigint[], x.amounts::bigint[]
  from unnest($agents::uuid[], $days::date[], $withheld::boolean[], $paid::bigint[],
      $draws::text[], $versions::text[], $bets::text[], $stakes::text[], $amounts::text[])
    as x (agent_id, day, withheld, paid, draws, versions, bets, stakes, amounts)
  order by x.agent_id`);

/** The shares of an agent on draws of one day. */
export interface AgentShares {
  readonly agent: Id<'member'>;
  readonly day: Day;
  readonly withheld: boolean;
  /** Those of the draws that are paid together on which it earns. */
  readonly places: readonly number[];
  /** By the places of the draws: how many bets, their stakes, and what the agent earns. */
  readonly bets: BigInt64Array;
  readonly stakes: BigInt64Array;
  readonly amounts: BigInt64Array;
}

/** Shares as the statements take them. */
export interface PreparedShares {
  readonly draws: readonly unknown[];
  readonly shares: readonly unknown[];
}

/**
 * The values that write the shares of draws that are paid together, the first of them for all;
 * undefined without draws. There are thousands of rows of many draws: arrays are written as texts
 * here, which the driver passes on as they are.
 */
export function prepareShares(
  merchant: MerchantId,
  {
    draws,
    shares,
  }: { readonly draws: readonly PaidDraw[]; readonly shares: readonly AgentShares[] },
): PreparedShares | undefined {
  const [first] = draws;
  if (first === undefined) return undefined;
  const { draw, version } = first;
  const textOf = (row: AgentShares, valueAt: (place: number) => unknown) =>
    `"{${row.places.map(valueAt).join(',')}}"`;
  const texts = (name: 'bets' | 'stakes' | 'amounts') =>
    plainArray(shares.map((row) => textOf(row, (place) => row[name][place])));
  const texted = draws.map((each) => ({ draw: `${each.draw}`, version: `${each.version}` }));
  const ofDraws = (name: 'draw' | 'version') =>
    plainArray(shares.map((row) => textOf(row, (place) => texted[place]?.[name])));
  const values = {
    merchant,
    draw,
    version,
    agents: plainArray(shares.map(({ agent }) => agent)),
    days: plainArray(shares.map(({ day }) => day)),
    withheld: plainArray(shares.map(({ withheld }) => withheld)),
    paid: plainArray(shares.map(paidOf)),
    draws: ofDraws('draw'),
    versions: ofDraws('version'),
    bets: texts('bets'),
    stakes: texts('stakes'),
    amounts: texts('amounts'),
  };
  const ids = draws.map((each) => each.draw);
  const versions = draws.map((each) => each.version);
  return {
    draws: [merchant, draw, version, ids, versions],
    shares: valuesOf(PUT_SHARES, values),
  };
}

const paidOf = ({ withheld, places, amounts }: AgentShares): bigint =>
  withheld ? 0n : places.reduce((sum, place) => sum + (amounts[place] ?? 0n), 0n);

/** Writes prepared shares; the caller has counted their draws in the same transaction. */
export async function putShares(sql: Sql, { draws, shares }: PreparedShares): Promise<void> {
  await sql.query(PUT_DRAWS, [...draws]);
  await sql.query(PUT_SHARES.text, [...shares]);
}

// The draws of an entry are in its reference.
const PAID = `
  select d.issue, s.own_reference,
    (select count(*)::int from agents.shared_draw s
      where s.merchant_id = $1 and s.paid_draw = $2 and s.paid_version = $3) as draws
  from agents.draw d
  join agents.shared_draw s on s.merchant_id = $1 and s.draw_id = $2 and s.version = $3
  where d.merchant_id = $1 and d.draw_id = $2`;

export interface PaidRow {
  issue: string;
  /** Whether entries are named after each agent's draws; older ones are after all of them. */
  own_reference: boolean;
  /** How many draws are paid together. */
  draws: number;
}

/** Undefined where nothing was shared. */
export async function findPaid(
  sql: Sql,
  merchant: MerchantId,
  { draw, version }: PaidDraw,
): Promise<PaidRow | undefined> {
  return (await sql.query<PaidRow>(PAID, [merchant, draw, version])).rows[0];
}

const CREDITS = `
  with credit as (
    select agent_id, coalesce(sum(paid), 0)::bigint as amount,
      sum(cardinality(draws))::int as draws, (array_agg(draws[1] order by day))[1] as draw_id
    from agents.line_share
    where merchant_id = $1 and paid_draw = $2 and paid_version = $3 and paid > 0
    group by agent_id)
  select c.agent_id, c.amount, c.draws, d.issue
  from credit c
  join agents.draw d on d.merchant_id = $1 and d.draw_id = c.draw_id
  order by c.agent_id`;

export interface CreditRow {
  agent_id: Id<'member'>;
  amount: Amount;
  /** How many draws the agent has shares of, and the first of them. */
  draws: number;
  issue: string;
}

/** What entries pay for draws together, by agent. */
export async function listCredits(
  sql: Sql,
  merchant: MerchantId,
  { draw, version }: PaidDraw,
): Promise<CreditRow[]> {
  return (await sql.query<CreditRow>(CREDITS, [merchant, draw, version])).rows;
}

const VERSIONS = `
  select version, paid_draw, paid_version from agents.shared_draw
  where merchant_id = $1 and draw_id = $2 and version < $3 order by version`;

/** The earlier versions of a draw for which shares were written, and what paid them. */
export async function listSharedVersions(
  sql: Sql,
  merchant: MerchantId,
  { draw, version }: PaidDraw,
): Promise<{ version: number; paid_draw: bigint; paid_version: number }[]> {
  type Row = { version: number; paid_draw: bigint; paid_version: number };
  return (await sql.query<Row>(VERSIONS, [merchant, draw, version])).rows;
}

const SHARES = `
  select s.agent_id, x.amount from agents.line_share s
  cross join lateral unnest(s.draws, s.versions, s.amounts) as x (draw_id, version, amount)
  where s.merchant_id = $1 and s.paid_draw = $4 and s.paid_version = $5 and not s.withheld
    and x.draw_id = $2 and x.version = $3 and x.amount > 0
  order by s.agent_id`;

type ShareRow = Pick<CreditRow, 'agent_id' | 'amount'>;

/** The shares of a version of a draw that were paid, whatever they were paid together with. */
export async function listShares(
  sql: Sql,
  merchant: MerchantId,
  share: PaidDraw,
  paid: PaidDraw,
): Promise<ShareRow[]> {
  const values = [merchant, share.draw, share.version, paid.draw, paid.version];
  return (await sql.query<ShareRow>(SHARES, values)).rows;
}
