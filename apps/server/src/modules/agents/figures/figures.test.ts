import {
  differenceRebate,
  generationRebate,
  plusDays,
  businessDayAt,
} from '@fairhouse/rules/agency';
import { amount, assert, DAY_MS, HOUR_MS, rate, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, mainAccount, worldAccount } from '../../../accounts.ts';
import {
  openLotteryApp,
  runLottery,
  turnTo,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import {
  chanceOf,
  randomBets,
  randomTree,
  writeBets,
  writeDraw,
  writeOutcomes,
  writePeople,
  writeResult,
  type LineBet,
  type LinePerson,
} from '../../../testing/lines/random-line.ts';
import { awaitBatches } from '../../../testing/lines/await-batches.ts';
import { listStatements } from '../reports/store/statements.ts';
import { readMemberFigures, readTeamFigures } from './team-figures.ts';

let app: LotteryApp;
let superuser: pg.Client;
const SEED = 20_261_124;
const chance = chanceOf(SEED);

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await runLottery(app);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const run = () => app.runJobs('agent-figures');

/** Makes the next run die in its transaction that writes to a table, then runs again. */
async function runAndDie(table: string, event: string): Promise<void> {
  await superuser.query(
    `create or replace function agents.die() returns trigger language plpgsql as
     'begin raise exception ''killed''; end'`,
  );
  await superuser.query(
    `create constraint trigger die after ${event} on agents.${table}
     deferrable initially deferred for each row execute function agents.die()`,
  );
  await run();
  await superuser.query(`drop trigger die on agents.${table}`);
}

type Sums = Record<'bet' | 'payout' | 'win_stake' | 'loss_stake' | 'bet_rebate' | 'bets', bigint>;
const NAMES = ['bet', 'payout', 'win_stake', 'loss_stake', 'bet_rebate', 'bets'] as const;

/** A plain recount: the sums of each member, and of each team through the path. */
function recount(people: readonly LinePerson[], bets: readonly LineBet[]) {
  const byId = new Map(people.map((person) => [person.id, person]));
  const members = new Map<string, Sums>();
  const teams = new Map<string, Sums>();
  const none = (): Sums => Object.fromEntries(NAMES.map((name) => [name, 0n])) as Sums;
  for (const bet of bets) {
    const person = byId.get(bet.member);
    if (bet.cancelled || person?.standing !== 'formal') continue;
    const stake = bet.stake - bet.refunded;
    const one: Sums = {
      bet: stake,
      payout: bet.prize,
      win_stake: bet.prize > stake ? stake : 0n,
      loss_stake: bet.prize < stake ? stake : 0n,
      bet_rebate: bet.rebate,
      bets: 1n,
    };
    const above = [...person.path, ...(person.kind === 'member' ? [] : [person.id])];
    for (const [sums, ids] of [
      [members, [person.id]],
      [teams, above],
    ] as const) {
      for (const id of ids) {
        const sum = sums.get(id) ?? none();
        for (const name of NAMES) sum[name] += one[name];
        sums.set(id, sum);
      }
    }
  }
  return { members, teams };
}

const shown = (sums: Map<string, Sums>) =>
  Object.fromEntries(
    [...sums]
      .filter(([, sum]) => NAMES.some((name) => sum[name] !== 0n))
      .map(([id, sum]) => [id, NAMES.map((name) => sum[name].toString()).join(' ')])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

async function stored(table: `${string}.${string}`, who: string) {
  const { rows } = await superuser.query<Record<string, string>>(
    `select ${who} as id, ${NAMES.map((name) => `sum(${name})::text as ${name}`).join(', ')}
     from ${table} where merchant_id = $1 and category = 'LOTT' group by 1 order by 1`,
    [app.merchant.id],
  );
  const sums = rows.map((row) => [row['id'] ?? '', NAMES.map((name) => row[name]).join(' ')]);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== '0 0 0 0 0 0')) as object;
}

let people: LinePerson[];
let all: LineBet[];

test('sums are those of a plain recount after corrections, voids and deaths of the job', async () => {
  people = randomTree(chance, 50);
  await writePeople(app, superuser, people);
  const at = app.context.clock.now();
  all = [];
  for (let draw = 0; draw < 4; draw += 1) {
    const id = await writeDraw(app, superuser, at);
    const bets = randomBets(chance, people, id, 80);
    await writeBets(app, superuser, bets);
    await (draw === 1 ? runAndDie('counted_draw', 'insert') : run());
    await (draw === 2 ? runAndDie('draw_due', 'delete') : run());
    if (draw === 0) {
      // A void: nothing of it counts.
      await writeResult(app, superuser, id, { version: 2, numbers: null, at });
      await run();
      continue;
    }
    const again = bets.map((bet) => ({
      ...bet,
      refunded: 0n,
      prize: bet.stake * BigInt(chance(3)),
    }));
    const corrected = draw === 3 ? again : bets;
    if (draw === 3) {
      await writeOutcomes(app, superuser, again, 2);
      await writeResult(app, superuser, id, { version: 2, numbers: '54321', at });
      await run();
    }
    all.push(...corrected);
  }
  await run();
  const { members, teams } = recount(people, all);
  expect(Object.keys(shown(members)).length).toBeGreaterThan(20);
  expect(await stored('agents.member_day', 'member_id'), `seed ${SEED}`).toEqual(shown(members));
  expect(await stored('agents.team_day', 'agent_id')).toEqual(shown(teams));
  expect(await stored('contracts.member_hour', 'member_id')).toEqual(shown(members));
  expect(await stored('contracts.team_hour', 'agent_id')).toEqual(shown(teams));
  const { rows } = await superuser.query('select 1 from agents.draw_due');
  expect(rows).toEqual([]);
});

test('the lines of every agent add up to its team, with the movements of the ledger', async () => {
  const { ledger, newId } = app.context;
  const currency = currencyOf(app.merchant.currency);
  const formal = people.filter(({ standing }) => standing === 'formal');
  const entries = formal.slice(0, 25).map((person) => ({
    merchant: app.merchant.id,
    id: newId<'entry'>(),
    currency,
    code: 'deposit' as const,
    reference: 'test',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', person.id as Id<'member'>),
        amount: amount(BigInt(1 + chance(1_000_000))),
      },
    ] as const,
  }));
  await ledger.bookMany(entries);
  // A batch is finished when no transaction of the whole server began before it.
  await awaitBatches(superuser);
  await run();
  const day = businessDayAt(app.merchant, app.context.clock.now());
  const span = { merchant: app.merchant, from: plusDays(day, -1), to: day };
  const sql = app.context.pool;
  let seen = 0;
  for (const agent of people.filter(({ kind }) => kind !== 'member')) {
    const of = agent.id as Id<'member'>;
    const query = { merchant: app.merchant.id, of, from: span.from, to: span.to };
    const lines = await listStatements(sql, { ...query, category: undefined });
    const { rows } = await superuser.query<{ bet: string; deposit: string; payout: string }>(
      `select (select coalesce(sum(bet), 0)::text from agents.team_day
          where merchant_id = $1 and agent_id = $2) as bet,
        (select coalesce(sum(payout), 0)::text from agents.team_day
          where merchant_id = $1 and agent_id = $2) as payout,
        (select coalesce(sum(deposit), 0)::text from agents.team_flow_day
          where merchant_id = $1 and agent_id = $2) as deposit`,
      [app.merchant.id, agent.id],
    );
    const sum = (name: 'bet' | 'deposit' | 'payout') =>
      lines.reduce((total, line) => total + line[name], 0n).toString();
    expect({ bet: sum('bet'), payout: sum('payout'), deposit: sum('deposit') }).toEqual(rows[0]);
    seen += lines.length;
  }
  expect(seen).toBeGreaterThan(30);
  const head = people.find(({ path }) => path.length === 0)?.id as Id<'member'>;
  const team = await readTeamFigures(sql, { ...span, of: head });
  const lines = await listStatements(sql, {
    ...span,
    merchant: app.merchant.id,
    of: head,
    category: 'LOTT',
  });
  expect(lines.reduce((sum, line) => sum + line.bet, 0n)).toBe(team.bet);
  const first = entries[0]?.legs[0].amount;
  const one = formal[0]?.id as Id<'member'>;
  expect((await readMemberFigures(sql, { ...span, of: one })).deposit).toBe(first);
});

test('a day is closed when it is over, is sealed at three hours, and opens for a change', async () => {
  const today = businessDayAt(app.merchant, app.context.clock.now());
  const before = await stored('agents.member_day', 'member_id');
  const closed = async () => {
    const { rows } = await superuser.query('select 1 from agents.closed_day where day = $1', [
      today,
    ]);
    return rows.length > 0;
  };
  await turnTo(app, app.context.clock.now() + DAY_MS);
  await runAndDie('closed_day', 'insert or update');
  expect(await closed()).toBe(false);
  await run();
  await run();
  expect(await closed()).toBe(true);
  expect(await stored('agents.member_day', 'member_id')).toEqual(before);
  const sealed = async () => {
    const { rows } = await superuser.query('select 1 from agents.sealed_day where day = $1', [
      today,
    ]);
    return rows.length > 0;
  };
  await turnTo(app, app.context.clock.now() + 3 * HOUR_MS);
  await run();
  expect(await sealed()).toBe(true);
  const draw = all.at(0)?.draw ?? 0n;
  const at = app.context.clock.now();
  await writeResult(app, superuser, draw, { version: 2, numbers: null, at });
  await run();
  const { rows } = await superuser.query<{ draw_id: string }>(
    'select draw_id::text from agents.day_adjustment where day = $1',
    [today],
  );
  expect(rows).toEqual([{ draw_id: draw.toString() }]);
  const left = recount(
    people,
    all.filter((bet) => bet.draw !== draw),
  );
  expect(await stored('agents.member_day', 'member_id')).toEqual(shown(left.members));
  expect(await stored('agents.team_day', 'agent_id')).toEqual(shown(left.teams));
  await run();
  expect(await sealed()).toBe(true);
});

test('rebates of vendors are those of the rule, paid once a day, and follow a late void', async () => {
  const player = people.find(
    ({ standing, path }) => standing === 'formal' && path.length > 1,
  ) as LinePerson;
  const ids = [player.id, ...player.path.toReversed()];
  const rates = ids.map((_, at) => [5000, 7000, 6000, 9000][at] ?? 0);
  for (const [at, id] of ids.entries()) {
    await superuser.query(`insert into agents.category_rate values ($1, $2, 'LIVE', $3)`, [
      app.merchant.id,
      id,
      rates[at],
    ]);
  }
  const day = businessDayAt(app.merchant, app.context.clock.now());
  const put = (bet: bigint) =>
    superuser.query(
      `insert into agents.vendor_bet (merchant_id, member_id, category, settled_at, bet, valid_bet,
         loss_stake, bets)
       values ($1, $2, 'LIVE', to_timestamp($3 / 1000.0), $4, $4, $4, 1)`,
      [app.merchant.id, player.id, app.context.clock.now(), bet.toString()],
    );
  await put(250_000_123n);
  await put(7n);
  await run();
  await turnTo(app, app.context.clock.now() + DAY_MS);
  await turnTo(app, app.context.clock.now() + 2 * HOUR_MS);
  await runAndDie('category_run', 'update');
  await run();
  await run();
  const frozen = (id: string) => people.find((each) => each.id === id)?.isFrozen === true;
  const expected = (valid: bigint) =>
    differenceRebate(
      amount(valid),
      ids.map((id, at) => ({ id, rate: rate(BigInt(rates[at] ?? 0)), isFrozen: frozen(id) })),
    )
      .filter((share) => share.amount > 0n)
      .map((share) => `${share.id} ${share.amount}`)
      .toSorted();
  const booked = async () => {
    const { rows } = await superuser.query<{ owner: string; sum: string }>(
      `select owner, sum(change)::text as sum from (
         select payee_id::text as owner, amount as change from agents.movement
         where merchant_id = $1 and code in (31, 32) and payee_id is not null
         union all
         select payer_id::text, -amount from agents.movement
         where merchant_id = $1 and code in (31, 32) and payer_id is not null) each
       group by owner having sum(change) <> 0 order by 1`,
      [app.merchant.id],
    );
    return rows.map(({ owner, sum }) => `${owner} ${sum}`).toSorted();
  };
  expect(await booked()).toEqual(expected(250_000_130n));
  // A void that the vendor reports later, for the day that it concerns.
  await superuser.query(
    `insert into agents.vendor_bet (merchant_id, member_id, category, settled_at, bet, valid_bet,
       loss_stake, bets)
     values ($1, $2, 'LIVE', to_timestamp($3 / 1000.0), -7, -100000007, -7, -1)`,
    [app.merchant.id, player.id, Date.parse(`${day}T12:00:00Z`)],
  );
  await run();
  await run();
  expect(await booked()).toEqual(expected(150_000_123n));
  const { rows } = await superuser.query<{ rebate: string }>(
    `select coalesce(sum(bet_rebate), 0)::text as rebate from agents.member_day
     where merchant_id = $1 and member_id = $2 and category = 'LIVE'`,
    [app.merchant.id, player.id],
  );
  const own = expected(150_000_123n).find((each) => each.startsWith(player.id)) ?? ' 0';
  expect(rows[0]?.rebate).toBe(own.split(' ')[1]);
  await expectGenerations(player, ids, frozen);
});

/** The other model: fixed rates of the player, its upline and so on. */
async function expectGenerations(
  player: LinePerson,
  ids: readonly string[],
  frozen: (id: string) => boolean,
): Promise<void> {
  await superuser.query(
    `insert into agents.rebate_rule (merchant_id, vendor_model, by_generation, highest_level)
     values ($1, 'generation', '{5000,2000,1000}', 2)`,
    [app.merchant.id],
  );
  await superuser.query(
    `insert into agents.vendor_bet (merchant_id, member_id, category, settled_at, bet, valid_bet)
     values ($1, $2, 'RNG', to_timestamp($3 / 1000.0), 123457, 123457)`,
    [app.merchant.id, player.id, app.context.clock.now()],
  );
  const day = businessDayAt(app.merchant, app.context.clock.now());
  await turnTo(app, app.context.clock.now() + DAY_MS + 3 * HOUR_MS);
  await run();
  await run();
  const { rows } = await superuser.query<{ member_id: string; due: string; withheld: string }>(
    `select member_id, due::text, withheld::text from agents.category_share
     where merchant_id = $1 and day = $2 and category = 'RNG' order by member_id`,
    [app.merchant.id, day],
  );
  const rule = { byGeneration: [5000n, 2000n, 1000n].map(rate), highestLevel: 2 };
  const members = ids.map((id, at) => ({ id, level: ids.length - at, isFrozen: frozen(id) }));
  const shares = generationRebate(amount(123_457n), rule, members)
    .filter((share) => share.amount + share.withheld > 0n)
    .map(({ id, amount: paid, withheld }) => ({
      member_id: id,
      due: (paid + withheld).toString(),
      withheld: withheld.toString(),
    }))
    .toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1));
  expect(rows).toEqual(shares);
}

test('an agent reads its own team only, in spans that the calls allow', async () => {
  const { logInPlayer } = await import('../../../testing/lottery-app.ts');
  const upline = await logInPlayer(app, 'upline', '0');
  const statements = await upline.client.call('agentStatements', {});
  expect(statements).toMatchObject({ ok: true });
  for (const username of ['house', 'player1', randomUUID()]) {
    for (const name of ['agentStatements', 'agentBets', 'agentAccounts'] as const) {
      expect(await upline.client.call(name, { username } as never), name).toMatchObject({
        ok: false,
        refusal: { code: 'agent.unknown' },
      });
    }
  }
  const to = businessDayAt(app.merchant, app.context.clock.now());
  for (const from of [plusDays(to, -35), plusDays(to, 1)]) {
    for (const name of [
      'agentTeamFigures',
      'agentTeamPeople',
      'agentIncome',
      'agentBets',
    ] as const) {
      expect(await upline.client.call(name, { from, to } as never), name).toMatchObject({
        ok: false,
        refusal: { code: 'record.range' },
      });
    }
  }
  const player = await logInPlayer(app, 'player1', '0');
  expect(await player.client.call('agentTeamFigures', {})).toMatchObject({
    ok: false,
    refusal: { code: 'agent.required' },
  });
  const below = await upline.client.call('agentAccounts', { username: 'downline1' });
  expect(below).toMatchObject({ ok: true });
});

test('each number of people opens the people that it counts', async () => {
  const { logInPlayer } = await import('../../../testing/lottery-app.ts');
  const house = await logInPlayer(app, 'house', '0');
  await superuser.query(
    `update members.member set last_login_at = house_now() - interval '5 days'
     where merchant_id = $1 and username = 'downline1'`,
    [app.merchant.id],
  );
  const counted = await house.client.call('agentTeamPeople', {});
  assert(counted.ok, 'the people are counted');
  const listed = new Map<string, string[]>();
  for (const who of ['online', 'idle3', 'idle7', 'registered'] as const) {
    const found = await house.client.call('agentTeamPersons', { who });
    assert(found.ok, 'the people are listed');
    const { total, list } = found.value;
    expect(total, who).toBe(counted.value[who]);
    expect(list.length, who).toBe(Math.min(total, 200));
    expect(new Set(list.map(({ username }) => username)).size, who).toBe(list.length);
    listed.set(
      who,
      list.map(({ username, upline }) => `${username} of ${upline ?? 'nobody'}`),
    );
  }
  expect(listed.get('online')).toContain('house of nobody');
  expect(listed.get('idle3')).toContain('downline1 of upline');
  expect(listed.get('idle7')).not.toContain('downline1 of upline');
  expect(listed.get('registered')).not.toContain('house of nobody');
  const player = await logInPlayer(app, 'player1', '0');
  expect(await player.client.call('agentTeamPersons', { who: 'online' })).toMatchObject({
    refusal: { code: 'agent.required' },
  });
});
