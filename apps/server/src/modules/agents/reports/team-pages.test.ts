// Bets and rounds of a team among many others: a page reads a bounded number of buffers, however
// many people the team has, and the sums of a selection are those of all of its pages.
import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, formatAmount, parseAmount } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { buffersOf } from '../../../testing/lists/buffers-of.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';
import {
  logInPlayer,
  openLotteryApp,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let superuser: pg.Client;
let upline: Awaited<ReturnType<typeof logInPlayer>>['client'];

/** Of the team; every hundredth is an agent, and the others are below these. */
const PEOPLE = 4_000;
/** Below an agent of their own; they have three bets in all. */
const QUIET = 2_000;
const OTHERS = 6_000;
const ORDERS = 40_000;
const SHARES = 600;
const BUFFERS_MAX = 4_000;
const BUFFERS_PER_PERSON = 12;

const uuidOf = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const QUIET_FROM = 2_000_000;
const OTHERS_FROM = 4_000_000;

/** Members with the numbers from `first` on. */
const members = (first: number, name: string, path: string, kind = "'member'") => `
  insert into members.member (merchant_id, member_id, username, username_key, kind, standing_group,
    upline_id, path, referral_code, state, freeze_level, nickname, avatar, language, registered_at,
    register_address, register_method)
  select $1, ${uuidOf(`n + ${first}`)}, '${name}' || n, '${name}' || n, ${kind}, 'formal',
    (${path})[cardinality(${path})], ${path}, '${name.charAt(0).toUpperCase()}' || lpad((n)::text, 9, '0'), 'active', 0,
    'Nick', '', 'EN', house_now() - interval '30 days', '', 'form'
  from generate_series(1, $2::int) n`;

/** Whose the n-th bet is: three of ten are of the team, and the newest of the quiet ones is old. */
const OWNER = `case when n in (39000, 39500, 39900) then ${uuidOf(`${QUIET_FROM} + n % 1000 + 2`)}
  when n % 10 < 3 then ${uuidOf(`n * 7919 % ${PEOPLE} + 1`)}
  else ${uuidOf(`${OTHERS_FROM} + n * 7919 % ${OTHERS} + 1`)} end`;
const AT = "house_now() - interval '1 minute' - n * interval '11 seconds'";
const MADE = `${ORDERS}::int`;

async function put(text: string, values: readonly unknown[] = []): Promise<void> {
  await superuser.query(text, [app.merchant.id, ...values]);
}

async function putPeople(): Promise<void> {
  const top = `array['${demoMemberId(app.merchant, 'house')}',
    '${demoMemberId(app.merchant, 'upline')}']::uuid[]`;
  const kind = `case when n % 100 = 0 then 'agent' else 'member' end`;
  const line = `case when n % 100 = 0 then ${top}
    else ${top} || ${uuidOf(`n / 100 * 100 + 100`)} end`;
  await put(members(0, 'team', line, kind), [PEOPLE - 1]);
  await put(members(0, 'last', top, "'agent'").replace('n + 0', `n + ${PEOPLE - 1}`), [1]);
  await put(members(QUIET_FROM, 'head', top, "'agent'"), [1]);
  const quiet = `${top} || ${uuidOf(`${QUIET_FROM + 1}`)}`;
  await put(members(QUIET_FROM + 1, 'quiet', quiet), [QUIET]);
  await put(members(OTHERS_FROM, 'other', `'{}'::uuid[]`), [OTHERS]);
}

/** Three draws: two are settled, and one is void. */
async function putBets(): Promise<void> {
  const { rows } = await superuser.query<{ draw_id: bigint; lottery: string }>(
    `select draw_id, lottery from lottery.draw where merchant_id = $1 order by draw_id limit 3`,
    [app.merchant.id],
  );
  const draws = rows.map(({ draw_id: draw }) => draw);
  await put(
    `update lottery.draw set state = case when draw_id = $3 then 'VOID' else 'SETTLED' end,
       result_version = 1, settled_at = house_now()
     where merchant_id = $1 and draw_id = any($2::bigint[])`,
    [draws, draws[2]],
  );
  const given = [draws.slice(0, 2), rows.slice(0, 2).map(({ lottery }) => lottery)];
  await put(
    `insert into lottery.bet_order (merchant_id, order_id, member_id, username, trial, draw_id,
       first_seq, bets, stake, content_hash, placed_at, lottery)
     select $1, ${uuidOf('n')}, ${OWNER}, 'x', n % 50 = 17, ($2::bigint[])[1 + n % 2], n, 1, 20000,
       '', ${AT}, ($3::text[])[1 + n % 2]
     from generate_series(1, ${MADE}) n`,
    given,
  );
  // Of five orders one is open, one has won, two have lost and one was given back; of five that have
  // won, one had a tied note.
  await put(
    `insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
       stake, returned)
     select $1, member_id, (array[4, 0, 0, 16])[first_seq % 5], placed_at, order_id, lottery, stake,
       (array[30000, 0, 0, 20000])[first_seq % 5] + case when first_seq % 25 = 1 then 5000 else 0 end
     from lottery.bet_order where merchant_id = $1 and first_seq % 5 > 0`,
  );
  await put(
    `insert into lottery.outcome (merchant_id, draw_id, version, seq, status, trial, member_id,
       prize, refunded, capped, rebate_cut)
     select $1, draw_id, 1, first_seq, 4, false, member_id, 30000, 5000, 0, 0
     from lottery.bet_order where merchant_id = $1 and first_seq % 25 = 1`,
  );
  await put(
    `insert into lottery.offer (merchant_id, offer_id, member_id, username, trial, draw_id, lottery,
       issue, bets, stake, rebate, shares, share_price, sold, guarantee, last_share, commission,
       secrecy, content_hash, created_at, closes_at, state)
     select $1, ${uuidOf('n + 900000')}, ${uuidOf('n')}, 'x', false,
       ($2::bigint[])[1 + n % 3], ($3::text[])[1 + n % 3], '', '[]', 200000, 0, 20, 10000, 20, 0, 20,
       0, 'open', '', house_now(), house_now(), 'PLACED'
     from generate_series(1, ${SHARES / 20}) n`,
    [draws, rows.map(({ lottery }) => lottery)],
  );
  await put(
    `insert into lottery.offer_share (merchant_id, offer_id, share_no, member_id, username, kind,
       held, shares, at)
     select $1, ${uuidOf(`n % ${SHARES / 20} + 1 + 900000`)}, 1 + n / ${SHARES / 20}, ${OWNER}, 'x',
       'bought', 1, 1, house_now() - interval '90 seconds' - n * interval '10 minutes'
     from generate_series(0, ${SHARES - 1}) n`,
  );
  await put(
    `insert into lottery.share_outcome (merchant_id, draw_id, version, offer_id, share_no,
       member_id, trial, prize, refunded, rebate)
     select $1, f.draw_id, 1, s.offer_id, s.share_no, s.member_id, false,
       case when s.share_no % 3 = 0 then 40000 else 0 end,
       case when s.share_no % 4 = 0 then 2500 else 0 end, 0
     from lottery.offer_share s
     join lottery.offer f using (merchant_id, offer_id)
     where merchant_id = $1 and f.draw_id <> $2 and s.share_no % 5 > 0`,
    [draws[2]],
  );
}

async function putRounds(): Promise<void> {
  await put(
    `insert into vendors.vendor (merchant_id, code, name, kind)
     values ($1, 'FAIRY', 'Fairy', 'external'), ($1, 'OTHER', 'Other', 'external')`,
  );
  await put(
    `insert into vendors.round (merchant_id, vendor, member_id, round_id, state, trial, bets, staked,
       paid, refunded, counted_valid, first_at, last_at)
     select $1, (array['FAIRY', 'OTHER'])[1 + n % 2], ${OWNER}, 'r' || n / 3,
       (array['OPEN', 'CLOSED', 'CLOSED', 'CLOSED', 'ROLLED_BACK'])[1 + n % 5], n % 50 = 17, 1, 20000,
       case when n % 5 = 2 then 50000 else 0 end, 0, 15000, ${AT}, ${AT}
     from generate_series(1, ${MADE}) n
     on conflict do nothing`,
  );
}

const TABLES = [
  'members.member',
  'lottery.bet_order',
  'lottery.order_result',
  'lottery.outcome',
  'lottery.offer',
  'lottery.offer_share',
  'lottery.share_outcome',
  'vendors.round',
];

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  upline = (await logInPlayer(app, 'upline', '0')).client;
  await superuser.query("set session_replication_role = 'replica'");
  await putPeople();
  await putBets();
  await putRounds();
  for (const table of TABLES) await vacuumWhole(superuser, table);
  await app.runJobs('agent-teams');
}, 240_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

type ListCall = 'agentBets' | 'agentRounds';
type Filter = Omit<WireInput<PlayerCalls['agentBets'] | PlayerCalls['agentRounds']>, 'pageSize'>;

const SUMS = { agentBets: 'agentBetSums', agentRounds: 'agentRoundSums' } as const;

interface Line {
  readonly stake: string;
  readonly validBet: string;
  readonly prize: string;
  readonly placedAt: number;
}

interface PlayerValue {
  readonly list: readonly (Line & { readonly shared: boolean })[];
  readonly cursor: string | null;
}

interface Page {
  readonly list: readonly Line[];
  readonly cursor: string | null;
}

const pageOf = async (name: ListCall, filter: object): Promise<Page> =>
  valueOf(await upline.call(name, filter as never)) as never;

/** Every line of a selection, page by page. */
async function linesOf(name: ListCall, filter: Filter): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const place = cursor === undefined ? {} : { cursor };
    const page = await pageOf(name, { pageSize: 100, ...filter, ...place });
    lines.push(...page.list);
    ({ cursor } = page);
  }
  return lines;
}

const sumOf = (lines: readonly Line[], field: 'stake' | 'validBet' | 'prize') =>
  formatAmount(
    amount(lines.reduce((sum, line) => sum + BigInt(parseAmount(line[field]) ?? 0n), 0n)),
  );

const ON_TEAMS = /\b(agents|lottery|vendors|members)\.\w+/;

const dayOf = (back: number) =>
  new Date(app.context.clock.now() - back * 86_400_000).toISOString().slice(0, 10);

describe.each(['agentBets', 'agentRounds'] as const)('%s of a team of thousands', (name) => {
  test.each<readonly [string, Filter]>([
    ['the whole team', {}],
    ['the directs', { scope: 'direct' }],
    ['an agent’s team', { username: 'team200' }],
    ['one member', { username: 'team201', scope: 'self' }],
    ['what has won', { result: 'won' }],
    ['what is open', { result: 'open' }],
  ])('are read with a bounded number of buffers: %s', async (_name, filter) => {
    const first = await buffersOf(superuser, () => pageOf(name, filter), ON_TEAMS);
    expect(first.buffers).toBeLessThanOrEqual(BUFFERS_MAX);
    let { cursor } = await pageOf(name, { ...filter, pageSize: 100 });
    for (let turn = 0; cursor !== null && turn < 5; turn += 1) {
      ({ cursor } = await pageOf(name, { ...filter, pageSize: 100, cursor }));
    }
    if (cursor === null) return;
    const later = await buffersOf(superuser, () => pageOf(name, { ...filter, cursor }), ON_TEAMS);
    expect(later.buffers).toBeLessThanOrEqual(BUFFERS_MAX);
  });

  test('that hardly bets are found, however far back, with a look at each person', async () => {
    const quiet = await buffersOf(superuser, () => pageOf(name, { username: 'head1' }), ON_TEAMS);
    expect(quiet.buffers).toBeLessThanOrEqual(QUIET * BUFFERS_PER_PERSON);
    const lines = await linesOf(name, { username: 'head1' });
    expect(lines).toHaveLength(3);
    expect(await linesOf(name, { username: 'head1', result: 'won' })).toHaveLength(0);
  });

  test.each<Filter>([
    { from: 'yesterday', to: 'yesterday' },
    { from: 'yesterday', to: 'yesterday', result: 'won' },
    { from: 'yesterday', to: 'yesterday', result: 'returned' },
    { scope: 'direct' },
    { username: 'team200' },
    { username: 'head1' },
    { username: 'nobody-bets', scope: 'self' } as Filter,
  ])('have the sums of all pages: %o', async (asked) => {
    const filter = Object.fromEntries(
      Object.entries(asked).map(([key, value]) => [
        key,
        value === 'yesterday' ? dayOf(1) : value === 'nobody-bets' ? 'quiet1999' : value,
      ]),
    ) as Filter;
    const lines = await linesOf(name, filter);
    const sums = valueOf(await upline.call(SUMS[name], filter as never));
    expect(sums).toMatchObject({
      count: lines.length,
      stake: sumOf(lines, 'stake'),
      validBet: sumOf(lines, 'validBet'),
      prize: sumOf(lines, 'prize'),
    });
    const net = Number(sums.prize) - Number(sums.validBet);
    expect(Number(sums.net)).toBeCloseTo(net, 4);
    const times = lines.map(({ placedAt }) => placedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

test('the sums of the whole team are those of its orders and shares', async () => {
  const { rows } = await superuser.query<{ count: number; stake: string }>(
    `select count(*)::int as count, sum(stake)::text as stake from (
       select o.stake::bigint as stake from lottery.bet_order o
       join members.member m using (merchant_id, member_id)
       where o.merchant_id = $1 and not o.trial and m.path @> array[$2::uuid]
       union all
       select 10000 from lottery.offer_share s join members.member m using (merchant_id, member_id)
       where s.merchant_id = $1 and m.path @> array[$2::uuid]) all_bets`,
    [app.merchant.id, demoMemberId(app.merchant, 'upline')],
  );
  const [expected] = rows;
  const sums = valueOf(await upline.call('agentBetSums', {}));
  expect(sums.count).toBe(expected?.count);
  expect(sums.count).toBeGreaterThan(10_000);
  expect(sums.stake).toBe(formatAmount(amount(BigInt(expected?.stake ?? '0'))));
  // Some have tied notes, some were given back, and some are open.
  expect(Number(sums.validBet)).toBeLessThan(Number(sums.stake));
});

test.each([
  ['won', /^4\.0000 (1\.0000|0\.7500)$/],
  ['lost', /^0\.0000 1\.0000$/],
  ['returned', /^0\.0000 (0\.0000|0\.7500)$/],
] as const)(
  'a share that was %s has its own prize, and stakes back are none',
  async (result, as) => {
    const shares: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const place: object = cursor === undefined ? {} : { cursor };
      const asked = { from: dayOf(2), to: dayOf(1), result, pageSize: 100, ...place };
      const page: PlayerValue = valueOf(await upline.call('agentBets', asked));
      for (const { shared, prize, validBet } of page.list) {
        if (shared) shares.push(`${prize} ${validBet}`);
      }
      ({ cursor } = page);
    }
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter((each) => !as.test(each))).toEqual([]);
  },
);

test('the sums of a part of a draw’s number are those of its draws', async () => {
  const { list } = valueOf(await upline.call('agentBets', { pageSize: 1 }));
  const issue = list[0]?.issue ?? '';
  const filter = { issue, from: dayOf(0), to: dayOf(0) };
  const lines = await linesOf('agentBets', filter as never);
  expect(lines.length).toBeGreaterThan(20);
  expect(valueOf(await upline.call('agentBetSums', filter)).count).toBe(lines.length);
});

test('sums of who is above or beside are refused', async () => {
  for (const name of ['agentBetSums', 'agentRoundSums'] as const) {
    for (const username of ['house', 'player1', 'other5']) {
      expect(await upline.call(name, { username })).toMatchObject({
        ok: false,
        refusal: { code: 'agent.unknown' },
      });
    }
  }
});
