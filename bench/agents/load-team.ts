// A tree of agents with members below each, and days of settled bets of theirs, as rows.
import type { LotteryTestbed } from '../lottery-testbed.ts';

export interface TeamSize {
  readonly agents: number;
  readonly members: number;
}

/** The draws that a day's bets are divided among. */
export const DRAWS = 24;

const HOUR_MS = 3_600_000;

// Each agent has three agents below it: 5,000 are nine levels. Their groups fall by level.
const PUT_AGENTS = `
  with recursive tree (n, path, level) as (
    select 1, '{}'::uuid[], 1
    union all
    select c.n, t.path || bench_id(t.n), t.level + 1
    from tree t cross join lateral generate_series(t.n * 3 - 1, t.n * 3 + 1) c (n)
    where c.n <= $2::int)
  insert into members.member (merchant_id, member_id, username, username_key, kind,
    standing_group, upline_id, path, referral_code, nickname, avatar, language, registered_at,
    register_address, register_method)
  select $1, bench_id(n), 'agent' || n, 'agent' || n,
    case when n = 1 then 'top_agent' else 'agent' end, 'formal', path[cardinality(path)], path,
    'BENCHAGENT' || n, 'agent' || n, 'avatar1', 'EN', house_now(), '', 'bench'
  from tree`;

const PUT_MEMBERS = `
  insert into members.member (merchant_id, member_id, username, username_key, kind,
    standing_group, upline_id, path, referral_code, nickname, avatar, language, registered_at,
    register_address, register_method)
  select $1, bench_id($2::int + n), 'member' || n, 'member' || n, 'member', 'formal',
    u.member_id, u.path || u.member_id, 'BENCHMEMBER' || n, 'member' || n, 'avatar1', 'EN',
    house_now(), '', 'bench'
  from generate_series(1, $3::int) n
  join members.member u on u.merchant_id = $1 and u.member_id = bench_id(1 + n % $2::int)`;

const PUT_GROUPS = `
  insert into agents.account (merchant_id, member_id, prize_group)
  select merchant_id, member_id,
    case when kind = 'member' then 1900 else 1956 - 4 * cardinality(path) end
  from members.member where merchant_id = $1 and register_method = 'bench'`;

/** Writes the tree. */
export async function loadTeam(testbed: LotteryTestbed, size: TeamSize): Promise<void> {
  const { superuser, merchant } = testbed;
  await superuser.query(
    `create function bench_id(n integer) returns uuid language sql immutable as
     $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
  );
  await superuser.query(PUT_AGENTS, [merchant.id, size.agents]);
  await superuser.query(PUT_MEMBERS, [merchant.id, size.agents, size.members]);
  await superuser.query(PUT_GROUPS, [merchant.id]);
  await superuser.query('vacuum analyze members.member');
  await superuser.query('vacuum analyze agents.account');
}

const PUT_DRAW = `
  insert into lottery.draw (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at,
    closes_at, draw_at, mode, rules, rules_hash, commitment, sealed_seed, cosigners,
    odds_version, result_version, numbers, settled_at)
  select merchant_id, lottery, 'SSC1-BENCH-' || $2::int, 800000000 + $2::int,
    'bench-' || $2::int, 'SETTLED', to_timestamp($3 / 1000.0 - 60),
    to_timestamp($3 / 1000.0 - 2), to_timestamp($3 / 1000.0), mode, rules, rules_hash,
    commitment, sealed_seed, cosigners, odds_version, 1, '12345', to_timestamp($3 / 1000.0)
  from lottery.draw where merchant_id = $1 and lottery = 'SSC1' limit 1
  returning draw_id::text`;

const PUT_TICKETS = `
  insert into lottery.ticket (merchant_id, draw_id, seq, notes, multiple, rebate_points, trial,
    member_id, unit, stake, rebate, nonce, style, play, terms, pick, own_group)
  select $1, $2::bigint, n, 1, 1, 0, false,
    bench_id($4::int + 1 + abs(hashint4(n * 31 + ($2::bigint % 1000)::int)) % $5::int), 20000,
    20000 * (array[1, 2, 5, 10, 50])[1 + n % 5], 0, '\\x00112233445566778899aabbccddeeff',
    'GROUP', 'FixedPlace', '1900', (n % 1000)::text, 1900
  from generate_series(1, $3::int) n`;

const PUT_OUTCOMES = `
  insert into lottery.outcome (merchant_id, draw_id, version, seq, status, trial, member_id, stake,
    prize, refunded, capped, rebate_cut)
  select merchant_id, draw_id, 1, seq, 4, false, member_id, stake, stake * 9, 0, 0, 0
  from lottery.ticket where merchant_id = $1 and draw_id = $2::bigint and seq % 10 = 0`;

let number = 0;

/** Writes a day of settled draws that are due to be counted and paid on; returns their ids. */
export async function loadDay(
  { superuser, merchant }: LotteryTestbed,
  size: TeamSize,
  bets: number,
  begin: number,
): Promise<string[]> {
  const draws: string[] = [];
  for (let hour = 0; hour < DRAWS; hour += 1) {
    number += 1;
    const at = begin + hour * HOUR_MS;
    const { rows } = await superuser.query<{ draw_id: string }>(PUT_DRAW, [
      merchant.id,
      number,
      at,
    ]);
    const draw = rows[0]?.draw_id ?? '';
    const each = Math.round(bets / DRAWS);
    await superuser.query(PUT_TICKETS, [merchant.id, draw, each, size.agents, size.members]);
    await superuser.query(PUT_OUTCOMES, [merchant.id, draw]);
    await superuser.query(
      `insert into lottery.result values ($1, $2, 1, '12345', 'bench', 'bench', null, house_now())`,
      [merchant.id, draw],
    );
    await superuser.query(
      `insert into agents.draw_due values ($1, $2, 1, to_timestamp($3 / 1000.0))`,
      [merchant.id, draw, at],
    );
    draws.push(draw);
  }
  await superuser.query('vacuum analyze lottery.ticket');
  await superuser.query('vacuum analyze lottery.outcome');
  return draws;
}
