// Statements that read what lines earn shares of: the bets of settled draws, by draw and by the
// lowest agent whose team they are of.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type pg from 'pg';
import { transaction } from '../../../../platform/sql.ts';
import { BASE, DRAWN, sumInMemory, type DrawToCount } from './due-play.ts';

const DUE = `
  due as materialized (
    select x.* from unnest($draws::bigint[], $versions::smallint[], $tops::smallint[])
      as x (draw_id, version, top)
  )`;

// Whose bets they are of person `p`, and the rest of a stake: a share is rounded down for each bet,
// and stakes with the same rest after whole units of 2000 lose the same to it.
const CLASS = <Stake extends string>(stake: Stake) =>
  `${BASE}, p.kind <> 'member' as own, (${stake} % 2000)::smallint as rest` as const;

// On groups at or above the lottery's highest nobody earns.
const EARNING = <Group extends string, Stake extends string>(group: Group, stake: Stake) =>
  `p.standing_group = 'formal' and ${stake} > 0 and ${group} > 0 and ${group} < d.top` as const;

// By draw: its id, the sum of stakes, and how many bets.
const DRAWS = `coalesce(string_agg(draw_id || ' ' || bet || ' ' || bets, ','), '') as draws`;

// As in the count, every ticket at first, then what changes stakes; prizes do not.
const LINES_FIRST = nameParameters(`
  with ${DUE}, ${DRAWN}, placed as (
    select d.draw_id, t.own_group as start, ${CLASS('t.stake')}, t.stake
    from drawn d
    join agents.draw_ticket t on t.merchant_id = $merchant and t.draw_id = d.draw_id
    join agents.person p on p.merchant_id = $merchant and p.member_id = t.member_id
    where ${EARNING('t.own_group', 't.stake')}
  ), line as (
    select draw_id, base_id, own, start, rest, ground.total(stake) as bet, count(*) as bets
    from placed group by draw_id, base_id, own, start, rest
    union all
    select d.draw_id, ${BASE}, p.kind <> 'member', c.own_group, (x.stake % 2000)::smallint,
      x.sign * x.stake, x.sign
    from drawn d
    cross join lateral agents.draw_stake($merchant, d.draw_id, d.version) c
    cross join lateral (values (c.old_stake, -1::bigint), (c.new_stake, 1)) as x (stake, sign)
    join agents.person p on p.merchant_id = $merchant and p.member_id = c.member_id
    where ${EARNING('c.own_group', 'x.stake')}
  )
  select base_id, own, start, rest, ${DRAWS} from line where base_id is not null
  group by base_id, own, start, rest`);

const LINES_AGAIN = nameParameters(`
  with ${DUE}, placed as (
    select d.draw_id, b.own_group as start, ${CLASS('b.stake')}, b.stake
    from due d
    cross join lateral agents.draw_play($merchant, d.draw_id, d.version) b
    join agents.person p on p.merchant_id = $merchant and p.member_id = b.member_id
    where ${EARNING('b.own_group', 'b.stake')}
  ), line as (
    select draw_id, base_id, own, start, rest, ground.total(stake) as bet, count(*) as bets
    from placed group by draw_id, base_id, own, start, rest
  )
  select base_id, own, start, rest, ${DRAWS} from line where base_id is not null
  group by base_id, own, start, rest`);

/** Bets below one agent together, for the shares of its line. */
export interface LineRow {
  /** The lowest agent whose team they are of: the player's upline, or the player itself. */
  base_id: Id<'member'>;
  /** The agent's own bets, on which it earns nothing. */
  own: boolean;
  /** The player's group. */
  start: number;
  /** What is left of each stake after whole units of 2000. */
  rest: number;
  /**
   * By draw: its id, the sum of stakes, and how many bets, separated by blanks and commas. A draw
   * can have several, some of them below zero: they are added up.
   */
  draws: string;
}

/** What lines earn shares of on versions of different draws; \`pool\` gives the connection. */
export async function readLines(
  pool: pg.Pool,
  merchant: MerchantId,
  due: readonly DrawToCount[],
): Promise<LineRow[]> {
  const earning = due.filter(({ top }) => top > 0);
  if (earning.length === 0) return [];
  const values = {
    merchant,
    draws: earning.map(({ draw }) => draw),
    versions: earning.map(({ version }) => version),
    tops: earning.map(({ top }) => top),
  };
  const isFirst = earning.every(({ counted }) => counted === 0);
  return transaction(pool, async (sql) => {
    await sumInMemory(sql);
    const { rows } = isFirst
      ? await sql.query<LineRow>(LINES_FIRST.text, valuesOf(LINES_FIRST, values))
      : await sql.query<LineRow>(LINES_AGAIN.text, valuesOf(LINES_AGAIN, values));
    return { commit: true, value: rows };
  });
}
