// A bad row must not block the others in any job: each job is run with a good and a bad row. A new
// job fails this test until it has a case here, or a reason why it has no rows.
import { offerClosesAt } from '@fairhouse/rules/lottery';
import { assert, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type Id } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDayAt } from '@fairhouse/rules/agency';
import { DEMO_MEMBERS, DEMO_PAYMENT_PASSWORD } from '../../../demo/demo-members.ts';
import { currencyOf, mainAccount, receivableAccount } from './accounts.ts';
import { JOBS } from './jobs.ts';
import { putOutbox } from './modules/messages/index.ts';
import {
  bindCard,
  openCashierApp,
  bookDebt,
  logInPayer,
  type CashierApp,
} from './testing/cashier-app.ts';
import {
  dailyTerms,
  hourTerms,
  openContractApp,
  offer,
  sign,
  signHouse,
  tier,
  type ContractApp,
} from './testing/lines/contract-app.ts';
import { settleUnpaid } from './testing/lines/settle-unpaid.ts';
import { provisionEnteredLottery } from './testing/provision-entered-lottery.ts';
import { logInOperator, openBrowser, type TestApp } from './testing/index.ts';
import {
  DRAW_OPENS_MS,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
} from './testing/lottery-app.ts';
import { listedGame, openFakeVendor, type FakeVendor } from './testing/vendors/fake-vendor.ts';
import { bodyOf, memberOf, openVendorApp, type VendorApp } from './testing/vendors/vendor-app.ts';
import { setSecret, setSenders } from './testing/set-sender.ts';
import { openSmsPeer } from './testing/peers/sms-peer.ts';

let app: LotteryApp;
let cashier: CashierApp;
let contracts: ContractApp;
let games: VendorApp;
let vendors: readonly FakeVendor[] = [];
const owners = new Map<string, pg.Pool>();

beforeAll(async () => {
  app = await openLotteryApp('small', { server: { PRIVATE_PEERS: '1' } });
  cashier = await openCashierApp();
  contracts = await openContractApp();
  games = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendors = [
    await openFakeVendor(games, { code: 'BAD' }),
    await openFakeVendor(games, { code: 'GOOD' }),
  ];
  for (const { databaseUrl } of [app, cashier, contracts.test, games]) {
    owners.set(databaseUrl, new pg.Pool({ connectionString: databaseUrl, max: 2 }));
  }
});
afterAll(async () => {
  for (const owner of owners.values()) await owner.end();
  for (const vendor of vendors) await vendor.close();
  await Promise.all([app.close(), cashier.close(), contracts.close(), games.close()]);
});

type JobsApp = LotteryApp | CashierApp | TestApp;

/** Runs a statement as the database's owner. */
async function sql<Row>(on: JobsApp, text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = owners.get(on.databaseUrl);
  assert(owner !== undefined, 'the app is open');
  return (await owner.query(text, values)).rows as Row[];
}

/** Runs `work` while every update, or insert, of the table's rows that meet `when` fails. */
async function withFailingUpdates(
  on: JobsApp,
  table: string,
  when: string,
  work: () => Promise<void>,
  event: 'update' | 'insert' = 'update',
) {
  await sql(
    on,
    `create or replace function public.spoiled() returns trigger language plpgsql as
     'begin raise exception ''a bad row''; end'`,
  );
  await sql(
    on,
    `create trigger spoiled before ${event} on ${table} for each row when (${when})
     execute function public.spoiled()`,
  );
  try {
    await work();
  } finally {
    await sql(on, `drop trigger spoiled on ${table}`);
  }
}

/** The tasks of a job that are alarms in the console. */
async function alarmsOf(on: JobsApp, job: string): Promise<string[]> {
  const backoffice = on.backoffice({ token: await logInOperator(on, 'owner') });
  // The clock may have been turned past the idle time of a session.
  await sql(on, 'update operators.session set seen_at = house_now(), created_at = house_now()');
  const checked = await backoffice.call('doctor', {});
  assert(checked.ok, 'an owner reads the checks');
  const line = checked.value.checks.find(({ check }) => check === 'jobs');
  const begins = `${job}: `;
  return (line?.about ?? []).flatMap((each) =>
    each.startsWith(begins) ? [each.slice(begins.length)] : [],
  );
}

const BAD = 'SSCBAD';
const REWARDS = {
  bad: '01890000-0000-7000-8000-000000000001',
  good: '01890000-0000-7000-8000-000000000002',
};

/** Provisions a second house-drawn lottery, which draws when SSC1 does. */
async function provisionBadLottery(): Promise<void> {
  const known = await sql(app, 'select 1 from lottery.lottery where code = $1', [BAD]);
  if (known.length === 0) await provisionEnteredLottery(app, BAD, { mode: 'cosign' });
  await app.runJobs('lottery-schedule');
  await app.turnClock(DRAW_OPENS_MS);
  await app.runJobs('lottery-close');
}

/** Which of SSC1 and the bad lottery have unbound draws. */
async function unbound(): Promise<string[]> {
  const rows = await sql<{ lottery: string }>(
    app,
    `select distinct lottery from lottery.draw where bound_at is null
     and state = 'SCHEDULED' and lottery in ('SSC1', '${BAD}') order by 1`,
  );
  return rows.map((row) => row.lottery);
}

/** The state of the draws of SSC1 and the bad lottery that close at an instant. */
async function statesAt(closesAt: number): Promise<Record<string, string>> {
  const rows = await sql<{ lottery: string; state: string }>(
    app,
    `select lottery, state from lottery.draw where merchant_id = $1
     and closes_at = to_timestamp($2 / 1000.0) and lottery in ('SSC1', '${BAD}')`,
    [app.merchant.id, closesAt],
  );
  return Object.fromEntries(rows.map(({ lottery, state }) => [lottery, state]));
}

interface JobCase {
  readonly on: () => JobsApp;
  /** Plants a good and a bad row, runs the job and checks that the good one is done. */
  readonly run: () => Promise<void>;
  /** The task in the alarm of the bad row; none where the row's own state is the alarm. */
  readonly alarm?: RegExp;
  /** Checks made after the bad row has been repaired. */
  readonly after?: () => Promise<void>;
}

const lottery = (): JobsApp => app;
const bank = (): JobsApp => cashier;
const agents = (): JobsApp => contracts.test;
const gateway = (): JobsApp => games;

const CASES: Readonly<Record<string, JobCase>> = {
  'lottery-schedule': {
    on: lottery,
    alarm: /SSCODD$/,
    run: async () => {
      await provisionEnteredLottery(app, 'SSCODD', { mode: 'cosign', family: 'NO_SUCH_FAMILY' });
      const count = async () =>
        (await sql(app, `select 1 from lottery.draw where lottery = 'SSC1'`)).length;
      const before = await count();
      const draw = await drawOnSale(app);
      await turnTo(app, draw.closesAt + 500);
      await app.runJobs('lottery-schedule');
      expect(await count()).toBeGreaterThan(before);
      await sql(app, `delete from lottery.lottery where code = 'SSCODD'`).catch(() =>
        sql(app, `update lottery.lottery set family = 'SSC' where code = 'SSCODD'`),
      );
      app.context.signals.send({ topic: 'site', merchant: app.merchant.id });
    },
  },
  'lottery-witness': {
    on: lottery,
    alarm: new RegExp(`^${BAD}-`),
    run: async () => {
      await provisionBadLottery();
      const draw = await drawOnSale(app);
      await turnTo(app, draw.closesAt + 500);
      const binding = 'old.bound_at is null and new.bound_at is not null';
      await withFailingUpdates(app, 'lottery.draw', binding, () => app.runJobs('lottery-schedule'));
      expect(await unbound()).toEqual(['SSC1', BAD]);
      await withFailingUpdates(app, 'lottery.draw', `${binding} and old.lottery = '${BAD}'`, () =>
        app.runJobs('lottery-witness'),
      );
      expect(await unbound()).toEqual([BAD]);
    },
    after: async () => {
      await app.runJobs('lottery-witness');
      expect(await unbound()).toEqual([]);
    },
  },
  'lottery-close': {
    on: lottery,
    alarm: /^\d+$/,
    run: async () => {
      await provisionBadLottery();
      const draw = await drawOnSale(app);
      await turnTo(app, draw.closesAt + 100);
      const closing = `old.lottery = '${BAD}' and new.state = 'CLOSED'`;
      await withFailingUpdates(app, 'lottery.draw', closing, () => app.runJobs('lottery-close'));
      expect(await statesAt(draw.closesAt)).toEqual({ SSC1: 'CLOSED', [BAD]: 'OPEN' });
    },
  },
  'lottery-draw': {
    on: lottery,
    alarm: new RegExp(`^${BAD}-`),
    run: async () => {
      await provisionBadLottery();
      const draw = await freshDraw(app);
      await turnTo(app, draw.drawAt + 100);
      await app.runJobs('lottery-close', 'lottery-witness');
      const drawing = `old.lottery = '${BAD}' and new.state = 'DRAWN'`;
      await withFailingUpdates(app, 'lottery.draw', drawing, () => app.runJobs('lottery-draw'));
      expect(await statesAt(draw.closesAt)).toEqual({ SSC1: 'DRAWN', [BAD]: 'CLOSED' });
    },
  },
  'lottery-settle': {
    on: lottery,
    alarm: new RegExp(`^${BAD}-`),
    run: async () => {
      await provisionBadLottery();
      const player = await logInPlayer(app, 'player1', '1000');
      const draw = await freshDraw(app);
      const bet = { issue: draw.issue, bets: sureBets() };
      const { order } = valueOf(await player.client.call('placeBets', bet));
      // The rules cannot read the second ticket of the slip.
      await sql(
        app,
        `update lottery.ticket set pick = 'no pick' from lottery.draw d
         where ticket.draw_id = d.draw_id and d.issue = $1 and seq = 2`,
        [draw.issue],
      );
      await turnTo(app, draw.drawAt + 100);
      await app.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
      const settling = `old.lottery = '${BAD}' and new.state = 'SETTLED'`;
      await withFailingUpdates(app, 'lottery.draw', settling, () => app.runJobs('lottery-settle'));
      expect(await statesAt(draw.closesAt)).toMatchObject({ SSC1: 'SETTLED' });
      const { record } = valueOf(await player.client.call('myOrder', { order }));
      expect(Number(record.prize)).toBeGreaterThan(0);
      const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
      const { list } = valueOf(await backoffice.call('lotteryAlarms', {}));
      expect(list).toContainEqual(
        expect.objectContaining({ kind: 'entry_set_aside', issue: draw.issue }),
      );
      const secondaryPool = await sql<{ reason: string; amount: string }>(
        app,
        'select reason, amount from wallet.conflict where reference = $1',
        [draw.issue],
      );
      expect(secondaryPool).toEqual([{ reason: 'ticket_unread', amount: '500000' }]);
    },
  },
  'agent-figures': {
    on: lottery,
    alarm: /^SSC1-/,
    run: async () => {
      const one = await logInPlayer(app, 'player1', '1000');
      const other = await logInPlayer(app, 'downline2', '1000');
      const play = async ({ client }: typeof one): Promise<string> => {
        const draw = await freshDraw(app);
        valueOf(await client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
        await turnTo(app, draw.drawAt);
        await runLottery(app);
        return draw.issue;
      };
      await play(one);
      await app.runJobs('agent-figures');
      const bad = await play(one);
      await play(other);
      const failing = `new.member_id = '${one.member}'`;
      await withFailingUpdates(app, 'agents.member_day', failing, () =>
        app.runJobs('agent-figures'),
      );
      const due = await sql<{ issue: string }>(
        app,
        'select issue from agents.draw_due join lottery.draw using (merchant_id, draw_id)',
      );
      expect(due).toEqual([{ issue: bad }]);
    },
  },
  'contract-bills': {
    on: agents,
    alarm: /daily_salary/,
    run: async () => {
      const { test, play, advance } = contracts;
      await signHouse(contracts, dailyTerms(tier(8000n)));
      await sign(contracts, 'house', 'upline', dailyTerms(tier(6000n)));
      await signHouse(contracts, hourTerms(tier(2000n)));
      await sign(contracts, 'house', 'upline', hourTerms(tier(1000n)));
      await advance(DAY_MS);
      const day = businessDayAt(test.merchant, test.context.clock.now());
      const hour = new Date(Math.floor(test.context.clock.now() / HOUR_MS) * HOUR_MS);
      await play('downline1', day, { bet: '5000', hour });
      await sql(test, 'insert into agents.closed_day values ($1, $2)', [test.merchant.id, day]);
      await advance(DAY_MS + 3 * HOUR_MS);
      await withFailingUpdates(
        test,
        'contracts.run',
        `new.kind = 'daily_salary'`,
        () => settleUnpaid(test),
        'insert',
      );
      const billed = await sql(test, 'select distinct kind from contracts.bill');
      expect(billed).toEqual([{ kind: 'hour_salary' }]);
    },
    after: async () => {
      const { test, idOf } = contracts;
      await settleUnpaid(test);
      const daily = 'select agent_id from contracts.bill where kind = $1 and due > 0 order by due';
      const found = await sql(test, daily, ['daily_salary']);
      expect(found).toEqual([{ agent_id: idOf('upline') }, { agent_id: idOf('house') }]);
    },
  },
  'contract-pay': {
    on: agents,
    alarm: /daily_salary/,
    run: async () => {
      const { test } = contracts;
      const failing = `old.kind = 'daily_salary'`;
      await withFailingUpdates(test, 'contracts.bill', failing, () => test.runJobs('contract-pay'));
      const paid = await sql(
        test,
        `select distinct kind from contracts.bill where received > 0 and status = 'issued'`,
      );
      expect(paid).toEqual([{ kind: 'hour_salary' }]);
    },
  },
  'contract-debts': {
    on: agents,
    alarm: /^debts of /,
    run: async () => {
      const { test, idOf } = contracts;
      await test.runJobs('contract-pay');
      const owe = (payer: string, payee: string, kind: string) =>
        sql(
          test,
          `insert into contracts.debt
             (merchant_id, bill_id, payer_id, payee_id, creditor, amount, outstanding, created_at)
           select merchant_id, bill_id, $1, $2, 'payee', 1, 1, house_now() from contracts.bill
           where kind = $3 and due > 0 order by bill_id limit 1`,
          [payer, payee, kind],
        );
      await sql(
        test,
        `update contracts.bill set received = due - 1, outstanding = 1, status = 'part_paid'
         where due > 0`,
      );
      await owe(idOf('house'), idOf('upline'), 'daily_salary');
      await owe(idOf('upline'), idOf('carol'), 'hour_salary');
      const failing = `old.payer_id = '${idOf('house')}'`;
      await withFailingUpdates(test, 'contracts.debt', failing, () =>
        test.runJobs('contract-debts'),
      );
      const open = await sql(test, 'select payer_id from contracts.debt where outstanding > 0');
      expect(open).toEqual([{ payer_id: idOf('house') }]);
    },
  },
  'contract-realtime': {
    on: agents,
    alarm: /^slots of /,
    run: async () => {
      const { test, idOf } = contracts;
      await sql(
        test,
        `insert into contracts.realtime_slot (merchant_id, agent_id, slot, bets, turnover, total,
           carried_in, carried_out, paid)
         select $1, unnest($2::uuid[]), date_trunc('hour', house_now()), 1, 100, 1, 0, 0, 1`,
        [test.merchant.id, [idOf('house'), idOf('upline')]],
      );
      const failing = `old.agent_id = '${idOf('house')}'`;
      await withFailingUpdates(test, 'contracts.realtime_slot', failing, () =>
        test.runJobs('contract-realtime'),
      );
      const unpaid = await sql(
        test,
        'select agent_id from contracts.realtime_slot where paid_at is null',
      );
      expect(unpaid).toEqual([{ agent_id: idOf('house') }]);
    },
  },
  'contract-expiry': {
    on: agents,
    alarm: /^contract /,
    run: async () => {
      const { test, advance } = contracts;
      const first = valueOf(await offer(contracts, 'upline', 'carol', dailyTerms(tier(4000n))));
      valueOf(await offer(contracts, 'upline', 'carol', hourTerms(tier(500n))));
      await advance(8 * DAY_MS);
      const failing = `old.contract_id = '${first.contract.id}'`;
      await withFailingUpdates(test, 'contracts.contract', failing, () =>
        test.runJobs('contract-expiry'),
      );
      const waiting = await sql(
        test,
        `select contract_id from contracts.contract where state = 'pending'`,
      );
      expect(waiting).toEqual([{ contract_id: first.contract.id }]);
    },
  },
  'announce-near-limits': {
    on: lottery,
    alarm: /^stake limit of a day/,
    run: async () => {
      const player = await logInPlayer(app, 'player1', '1000');
      await sql(
        app,
        `insert into protection.near_limit
           (merchant_id, member_id, kind, period, window_from, most, used, reached_at)
         select $1, $2, kind, 'day', '2027-03-10', 10, 9, house_now()
         from unnest('{stake,loss}'::text[]) kind`,
        [app.merchant.id, player.member],
      );
      await withFailingUpdates(app, 'protection.near_limit', `old.kind = 'stake'`, () =>
        app.runJobs('announce-near-limits'),
      );
      const left = await sql(
        app,
        'select kind from protection.near_limit where announced_at is null',
      );
      expect(left).toEqual([{ kind: 'stake' }]);
    },
  },
  'lottery-announce-wins': {
    on: lottery,
    alarm: /^SSC1-/,
    run: async () => {
      const player = await logInPlayer(app, 'player1', '1000');
      const issues: string[] = [];
      for (let played = 0; played < 2; played += 1) {
        const draw = await freshDraw(app);
        valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
        await turnTo(app, draw.drawAt);
        await runLottery(app);
        issues.push(draw.issue);
      }
      const [bad] = await sql<{ draw_id: bigint }>(
        app,
        'select draw_id from lottery.draw where merchant_id = $1 and issue = $2',
        [app.merchant.id, issues[0]],
      );
      await withFailingUpdates(
        app,
        'lottery.win_notice_due',
        `old.draw_id = ${String(bad?.draw_id)}`,
        () => app.runJobs('lottery-announce-wins'),
      );
      const due = await sql<{ issue: string }>(
        app,
        `select issue from lottery.win_notice_due join lottery.draw using (merchant_id, draw_id)
         where issue = any($1::text[])`,
        [issues],
      );
      expect(due).toEqual([{ issue: issues[0] }]);
    },
  },
  'lottery-sum-draws': {
    on: lottery,
    alarm: /^SSC1-/,
    run: async () => {
      const player = await logInPlayer(app, 'player1', '1000');
      const issues: string[] = [];
      // A draw without a ticket has its sums at once.
      for (let drawn = 0; drawn < 2; drawn += 1) {
        const draw = await freshDraw(app);
        valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
        await turnTo(app, draw.drawAt);
        await runLottery(app);
        issues.push(draw.issue);
      }
      const list = `select d.issue, s.draw_id is not null as summed, n.draw_id is not null as due
        from lottery.draw d left join lottery.draw_sum s using (merchant_id, draw_id)
        left join lottery.draw_sum_due n using (merchant_id, draw_id)
        where d.issue = any($1::text[]) order by d.draw_at`;
      const [bad] = await sql<{ draw_id: bigint }>(
        app,
        'select draw_id from lottery.draw where merchant_id = $1 and issue = $2',
        [app.merchant.id, issues[0]],
      );
      await withFailingUpdates(
        app,
        'lottery.draw_sum',
        `new.draw_id = ${String(bad?.draw_id)}`,
        () => app.runJobs('lottery-sum-draws'),
        'insert',
      );
      expect(await sql(app, list, [issues])).toEqual([
        { issue: issues[0], summed: false, due: true },
        { issue: issues[1], summed: true, due: false },
      ]);
    },
  },
  'lottery-cancel-fees': {
    on: lottery,
    alarm: /^[0-9a-f-]{36}$/,
    run: async () => {
      const player = await logInPlayer(app, 'player1', '1000');
      const draw = await freshDraw(app);
      const place = async () =>
        valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }))
          .order;
      const orders = [await place(), await place()];
      await sql(
        app,
        `update lottery.bet_order set cancelled_at = house_now() - interval '1 minute',
         cancel_fee = 10000, fee_due = true where order_id = any($1::uuid[])`,
        [orders],
      );
      await withFailingUpdates(app, 'lottery.bet_order', `old.order_id = '${orders[0]}'`, () =>
        app.runJobs('lottery-cancel-fees'),
      );
      const due = await sql<{ order_id: string }>(
        app,
        'select order_id from lottery.bet_order where fee_due',
      );
      expect(due).toEqual([{ order_id: orders[0] }]);
    },
  },
  'lottery-chase': {
    on: lottery,
    alarm: /^step 1 of chase /,
    run: async () => {
      const draw = await freshDraw(app);
      const made: string[] = [];
      for (const username of ['player1', 'downline1'] as const) {
        const { client } = await logInPlayer(app, username, '1000');
        made.push(valueOf(await client.call('createChase', chaseFrom(draw.issue))).id);
      }
      await withFailingUpdates(app, 'lottery.chase_step', `old.chase_id = '${made[0]}'`, () =>
        app.runJobs('lottery-chase'),
      );
      expect(await stepsOf(made)).toEqual([
        ['PENDING', 'PENDING'],
        ['PLACED', 'PENDING'],
      ]);
    },
    // A task that succeeds later is no alarm any longer.
    after: async () => {
      await app.runJobs('lottery-chase');
      expect(await alarmsOf(app, 'lottery-chase')).toEqual([]);
    },
  },
  'lottery-offers': {
    on: lottery,
    alarm: /^offer /,
    run: async () => {
      const draw = await freshDraw(app);
      const made: string[] = [];
      const terms = { shares: 10, ownShares: 1, guarantee: 9, commission: 0 };
      for (const username of ['player1', 'downline1'] as const) {
        const { client } = await logInPlayer(app, username, '1000');
        const { bets, issue } = chaseFrom(draw.issue);
        const ask = { issue, bets, ...terms, secrecy: 'open' as const };
        made.push(valueOf(await client.call('createOffer', ask)).offer.id);
      }
      await turnTo(app, offerClosesAt(draw) + 500);
      await withFailingUpdates(app, 'lottery.offer', `old.offer_id = '${made[0]}'`, () =>
        app.runJobs('lottery-offers'),
      );
      const rows = await sql<{ state: string }>(
        app,
        'select state from lottery.offer where offer_id = any($1) order by offer_id = $2',
        [made, made[1]],
      );
      expect(rows.map(({ state }) => state)).toEqual(['OPEN', 'PLACED']);
    },
    after: async () => {
      await app.runJobs('lottery-offers');
      expect(await alarmsOf(app, 'lottery-offers')).toEqual([]);
    },
  },
  'lottery-stop-paused': {
    on: lottery,
    alarm: /^chase /,
    run: async () => {
      const draw = await freshDraw(app);
      const made: string[] = [];
      for (const username of ['downline1', 'downline2'] as const) {
        const { client } = await logInPlayer(app, username, '1000');
        made.push(valueOf(await client.call('createChase', chaseFrom(draw.issue))).id);
        valueOf(await client.call('protectionBreak', { length: '24h' }));
      }
      await withFailingUpdates(app, 'lottery.chase', `old.chase_id = '${made[0]}'`, () =>
        app.runJobs('lottery-stop-paused'),
      );
      const stateOf = async (id: string | undefined) =>
        (
          await sql<{ state: string }>(app, 'select state from lottery.chase where chase_id = $1', [
            id,
          ])
        )[0]?.state;
      expect([await stateOf(made[0]), await stateOf(made[1])]).toEqual(['ACTIVE', 'STOPPED']);
    },
    after: async () => {
      await app.runJobs('lottery-stop-paused');
      expect(await alarmsOf(app, 'lottery-stop-paused')).toEqual([]);
    },
  },
  'answer-reset-requests': {
    on: lottery,
    alarm: /^reset-request /,
    run: async () => {
      for (const name of ['forgetful1', 'forgetful2']) {
        const browser = openBrowser(app);
        const password = 'five blue lanterns';
        const done = await browser.call('register', {
          username: name,
          email: `${name}@example.com`,
          password,
          confirmPassword: password,
          birthday: '1990-05-31',
        });
        assert(done.ok, 'the member registers');
        const asked = { username: name, email: `${name}@example.com` };
        valueOf(await openBrowser(app).call('forgotByEmail', asked));
      }
      await sql(
        app,
        `update identity.reset_request set sealed = '\\x00'
         where request_id = (select request_id from identity.reset_request order by at limit 1)`,
      );
      await app.runJobs('answer-reset-requests');
      const mails = await sql<{ recipient: string }>(
        app,
        `select recipient from messages.outbox where recipient like 'forgetful_@%'
         and purpose = 'reset'`,
      );
      expect(mails).toEqual([{ recipient: 'forgetful2@example.com' }]);
    },
  },
  'deliver-sms': {
    on: lottery,
    run: async () => {
      const peer = await openSmsPeer();
      await setSecret(app, 'sms.token', 'Bearer of-the-gateway');
      await setSenders(app, { sms: { kind: 'http', url: peer.url } });
      const { merchant } = app;
      const put = (text: string) =>
        putOutbox(app.context.pool, app.context, {
          merchant,
          kind: 'sms',
          to: '+639171234567',
          text,
          secret: true,
          goodMs: HOUR_MS,
        });
      const [bad, good] = [await put('bad'), await put('good')];
      await sql(app, `update messages.outbox set sealed = '\\x00' where outbox_id = $1`, [bad]);
      await app.runJobs('deliver-sms');
      expect(peer.requests.map(({ key }) => key)).toEqual([good]);
      await peer.close();
      // The message's own row shows the failure, where operators look at messages.
      const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
      const read = await backoffice.call('outboxList', { pageNo: 1, pageSize: 50, kind: 'sms' });
      const of = valueOf(read).list.find(({ id }) => id === bad);
      expect(of).toMatchObject({ reason: 'internal' });
    },
  },
  'lottery-feeds': {
    on: lottery,
    alarm: /^ENBAD-/,
    run: async () => {
      for (const code of ['ENGOOD', 'ENBAD']) await provisionEnteredLottery(app, code);
      await app.runJobs('lottery-schedule');
      await app.turnClock(DRAW_OPENS_MS);
      const draw = await drawOnSale(app, 'ENGOOD');
      await turnTo(app, draw.drawAt + 100);
      await app.runJobs('lottery-close');
      await turnTo(app, draw.drawAt + HOUR_MS + 10 * SECOND_MS);
      await withFailingUpdates(
        app,
        'lottery.draw',
        `old.lottery = 'ENBAD' and new.state = 'VOIDING'`,
        () => app.runJobs('lottery-feeds'),
      );
      const rows = await sql<{ state: string }>(
        app,
        `select state from lottery.draw where lottery in ('ENGOOD', 'ENBAD')
         and closes_at = to_timestamp($1 / 1000.0) order by lottery desc`,
        [draw.closesAt],
      );
      expect(rows.map(({ state }) => state)).toEqual(['VOIDING', 'CLOSED']);
    },
  },
  'ask-deposits': {
    on: bank,
    alarm: /^deposit /,
    run: async () => {
      const [bad, good] = await twoDeposits('gcash');
      await cashier.turnClock(30 * SECOND_MS);
      await withFailingUpdates(cashier, 'cashier.deposit', `old.number = '${bad}'`, () =>
        cashier.runJobs('ask-deposits'),
      );
      expect(await depositsOf('asks', bad, good)).toEqual([0, 1]);
    },
  },
  'expire-deposits': {
    on: bank,
    alarm: /^deposit /,
    run: async () => {
      const [bad, good] = await twoDeposits('maya');
      await cashier.turnClock(40 * MINUTE_MS);
      await withFailingUpdates(cashier, 'cashier.deposit', `old.number = '${bad}'`, () =>
        cashier.runJobs('expire-deposits'),
      );
      expect(await depositsOf('state', bad, good)).toEqual(['PAYING', 'EXPIRED']);
    },
  },
  'pursue-payouts': {
    on: bank,
    alarm: /^withdrawal /,
    run: async () => {
      const [bad, good] = await twoPayouts();
      await withFailingUpdates(cashier, 'cashier.withdrawal', `old.number = '${bad}'`, () =>
        cashier.runJobs('pursue-payouts'),
      );
      const rows = await sql<{ number: string; asks: number }>(
        cashier,
        'select number, asks from cashier.withdrawal where number = any($1)',
        [[bad, good]],
      );
      const asksOf = (number: string) => rows.find((row) => row.number === number)?.asks;
      expect([asksOf(bad), asksOf(good)]).toEqual([0, 1]);
    },
    after: async () => {
      await cashier.runJobs('pursue-payouts');
      expect(await alarmsOf(cashier, 'pursue-payouts')).toEqual([]);
    },
  },
  'wallet-debts': {
    on: bank,
    alarm: /^[0-9a-f-]{36}$/,
    run: async () => {
      const [bad, good] = [
        await logInPayer(cashier, 'player1', '50'),
        await logInPayer(cashier, 'downline1', '50'),
      ];
      for (const { member } of [bad, good]) await bookDebt(cashier, member, '20');
      const [main] = await sql<{ account_id: string }>(
        cashier,
        'select account_id from ledger.account where address = $1',
        [mainAccount('real', bad.member)],
      );
      await withFailingUpdates(
        cashier,
        'ledger.balance',
        `old.account_id = ${main?.account_id}`,
        () => cashier.runJobs('wallet-debts'),
      );
      expect([await debtOf(bad.member), await debtOf(good.member)]).toEqual([-200_000n, 0n]);
    },
    after: async () => {
      await cashier.runJobs('wallet-debts');
      expect(await alarmsOf(cashier, 'wallet-debts')).toEqual([]);
    },
  },
  'vendors-catalogue': {
    on: gateway,
    alarm: /:BAD$/,
    run: async () => {
      const [bad, good] = vendors;
      assert(bad !== undefined && good !== undefined, 'there are two vendors');
      for (const vendor of vendors) vendor.games = [listedGame('reef')];
      bad.misbehaviour.status = 500;
      await games.runJobs('vendors-catalogue');
      bad.misbehaviour.status = 200;
      expect(await sql(games, "select vendor, code from vendors.game where code = 'reef'")).toEqual(
        [{ vendor: 'GOOD', code: 'reef' }],
      );
    },
  },
  'vendors-figures': {
    on: gateway,
    alarm: /:closed-bad$/,
    run: async () => {
      await betInRounds(['closed-bad', 'closed-good'], { closes: true });
      await withFailingUpdates(games, 'vendors.round', `old.round_id = 'closed-bad'`, () =>
        games.runJobs('vendors-figures'),
      );
      expect(await roundsOf('due', 'closed-bad', 'closed-good')).toEqual([true, false]);
    },
    after: async () => {
      await games.runJobs('vendors-figures');
      expect(await alarmsOf(games, 'vendors-figures')).toEqual([]);
      expect(await roundsOf('due', 'closed-bad')).toEqual([false]);
    },
  },
  'vendors-free-rounds': {
    on: gateway,
    alarm: new RegExp(`:${REWARDS.bad}$`),
    run: async () => {
      for (const reward of Object.values(REWARDS)) await provisionGrant(reward);
      await withFailingUpdates(
        games,
        'vendors.free_grant',
        `new.reward_id = '${REWARDS.bad}' and new.sent_at is not null`,
        () => games.runJobs('vendors-free-rounds'),
      );
      expect(await sentGrants()).toEqual([REWARDS.good]);
    },
    after: async () => {
      await sql(games, 'update vendors.free_grant set next_at = now() where next_at is not null');
      await games.runJobs('vendors-free-rounds');
      expect(await alarmsOf(games, 'vendors-free-rounds')).toEqual([]);
      expect(await sentGrants()).toEqual([REWARDS.bad, REWARDS.good]);
    },
  },
  'cashier-bonus-requirements': {
    on: gateway,
    alarm: /^manila:/,
    run: async () => {
      const [bad, good] = [memberOf(games, 'downline1'), memberOf(games, 'downline2')];
      for (const member of [bad, good]) await provisionBonus(member);
      await withFailingUpdates(
        games,
        'cashier.requirement',
        `new.member_id = '${bad}'`,
        () => games.runJobs('cashier-bonus-requirements'),
        'insert',
      );
      expect(await bonusMembers()).toEqual([good]);
    },
    after: async () => {
      await games.runJobs('cashier-bonus-requirements');
      expect(await alarmsOf(games, 'cashier-bonus-requirements')).toEqual([]);
      expect(await bonusMembers()).toHaveLength(2);
    },
  },
  'vendors-stuck-rounds': {
    on: gateway,
    alarm: /:stuck-bad$/,
    run: async () => {
      await betInRounds(['stuck-bad', 'stuck-good'], { closes: false });
      await games.turnClock(25 * HOUR_MS);
      await withFailingUpdates(games, 'vendors.round', `old.round_id = 'stuck-bad'`, () =>
        games.runJobs('vendors-stuck-rounds'),
      );
      const [bad, good] = await roundsOf('stuck_at', 'stuck-bad', 'stuck-good');
      expect(bad).toBeNull();
      expect(good).not.toBeNull();
    },
    after: async () => {
      await games.runJobs('vendors-stuck-rounds');
      expect(await alarmsOf(games, 'vendors-stuck-rounds')).toEqual([]);
    },
  },
  'vendors-commissions': {
    on: gateway,
    alarm: /:BAD:2020-01-01:RNG$/,
    run: async () => {
      for (const { code } of vendors) await provisionStatement(code);
      await withFailingUpdates(
        games,
        'vendors.commission_entry',
        `new.vendor = 'BAD'`,
        () => games.runJobs('vendors-commissions'),
        'insert',
      );
      expect(await bookedCommissions()).toEqual(['GOOD']);
    },
    after: async () => {
      await games.runJobs('vendors-commissions');
      expect(await alarmsOf(games, 'vendors-commissions')).toEqual([]);
      expect(await bookedCommissions()).toEqual(['BAD', 'GOOD']);
    },
  },
};

/** A grant of free rounds that waits for its vendor. */
async function provisionGrant(reward: string): Promise<void> {
  await sql(
    games,
    `insert into vendors.free_grant
       (merchant_id, reward_id, campaign_id, vendor, member_id, node_id, game_code, count, value,
        rollover, state, starts_at, expires_at, given_by, reason, created_at, next_at)
     select $1, $2, $2, 'GOOD', $3, node_id, code, 3, 10000, 10, 'OFFERED', house_now(),
       house_now() + interval '1 day', 'owner', 'of a test', house_now(), house_now()
     from vendors.game where merchant_id = $1 order by node_id limit 1`,
    [games.merchant.id, reward, memberOf(games, 'player1')],
  );
}

async function sentGrants(): Promise<string[]> {
  const rows = await sql<{ reward_id: string }>(
    games,
    'select reward_id from vendors.free_grant where sent_at is not null order by reward_id',
  );
  return rows.map(({ reward_id }) => reward_id);
}

/** What a win of free rounds asks to be staked. */
async function provisionBonus(member: string): Promise<void> {
  await sql(
    games,
    `insert into wallet.bonus_rollover (merchant_id, member_id, reference, amount)
     values ($1, $2, 'grant', 500)`,
    [games.merchant.id, member],
  );
}

async function bonusMembers(): Promise<string[]> {
  const rows = await sql<{ member_id: string }>(
    games,
    `select member_id from cashier.requirement where kind = 'BONUS' and reference = 'grant'`,
  );
  return rows.map(({ member_id }) => member_id);
}

/** Writes the final statement of a month that was counted again. */
async function provisionStatement(vendor: string): Promise<void> {
  const values = [games.merchant.id, vendor];
  await sql(
    games,
    `insert into vendors.day_cursor (merchant_id, vendor, counted_to, recounted)
     values ($1, $2, house_now(), '2020-01-31')`,
    values,
  );
  await sql(
    games,
    `insert into vendors.commission_statement
       (merchant_id, vendor, month, category, version, staked, paid, refunded, taken, promo, ggr,
        carried_in, commission, carry_out, is_final, computed_at)
     values ($1, $2, '2020-01-01', 'RNG', 1, 9000, 0, 0, 0, 0, 9000, 0, 900, 0, true, house_now())`,
    values,
  );
}

async function bookedCommissions(): Promise<string[]> {
  const rows = await sql<{ vendor: string }>(
    games,
    'select vendor from vendors.commission_entry order by vendor',
  );
  return rows.map(({ vendor }) => vendor);
}

/** Jobs without rows of which one could block another, and jobs that share another one's code. */
const JOBS_WITHOUT_ROWS: Readonly<Record<string, string>> = {
  'prune-platform': 'deletes what is old, each table on its own',
  'ledger-roll-up': 'one statement over house accounts, which take no input',
  'ledger-seal': 'seals in order: a batch that does not fit must stop the seals',
  'ledger-daily-root': 'one root for each merchant, each on its own',
  'forget-bank-marks': 'deletes what is old',
  'prune-identity': 'deletes what is old, each table on its own',
  'forget-operator-sessions': 'deletes what is old, each table on its own',
  'lottery-prune': 'deletes what is old',
  'prune-session-checks': 'deletes what is old',
  'forget-pictures': 'deletes what is old',
  'prune-messages': 'deletes what is old',
  'end-messages': 'blanks what is past its time',
  'count-movements': 'counts in one statement',
  'count-shared-marks': 'one statement for each merchant, each on its own',
  'agent-teams': 'one statement for each merchant, each on its own',
  'lottery-witness-books': 'shows seals in order: one that does not fit is a fork',
  'deliver-mail': 'made by the function that makes deliver-sms',
  'lottery-blocks': 'goes through draws as lottery-feeds does',
  'lottery-join': 'goes through draws as lottery-feeds does',
  'vendors-affinities': 'one statement for each merchant, each on its own',
  'vendors-house-jackpots':
    'goes through merchants with eachMerchant; a run writes what it reads anew',
  'vendors-jackpots': 'goes through vendors as vendors-catalogue does',
  'vendors-game-art': 'deletes what is old',
  'vendors-days': 'goes through vendors as vendors-catalogue does',
  'vendors-lab': 'each run by itself; a case cut short three times is broken off (lab.test.ts)',
  'vendors-reconciliation': 'goes through vendors as vendors-catalogue does',
};

const chaseFrom = (issue: string) => ({
  issue,
  kind: 'same' as const,
  multiples: [1, 1],
  stopOnWin: false,
  bets: sureBets(),
  total: '200.0000',
});

async function stepsOf(chases: readonly string[]): Promise<string[][]> {
  const rows = await sql<{ chase_id: string; state: string }>(
    app,
    'select chase_id, state from lottery.chase_step where chase_id = any($1::uuid[]) order by step',
    [chases],
  );
  return chases.map((id) => rows.filter((row) => row.chase_id === id).map((row) => row.state));
}

async function twoDeposits(channel: string): Promise<[bad: string, good: string]> {
  const numbers: string[] = [];
  for (const username of ['player1', 'downline1'] as const) {
    const { client } = await logInPayer(cashier, username);
    const made = await client.call('depositCreate', { channel, amount: '500.0000' });
    numbers.push(valueOf(made).number);
  }
  return [numbers[0] ?? '', numbers[1] ?? ''];
}

/** Two withdrawals that were handed to the provider and that no job has sent yet. */
async function twoPayouts(): Promise<[bad: string, good: string]> {
  const officer = cashier.backoffice({ token: await logInOperator(cashier, 'owner') });
  const sender = cashier.backoffice({ token: await logInOperator(cashier, 'partner') });
  const numbers: string[] = [];
  for (const [username, account] of [
    ['player1', '0012345678'],
    ['downline1', '0012345679'],
  ] as const) {
    const payer = await logInPayer(cashier, username, '500');
    const holder = DEMO_MEMBERS.find((each) => each.username === username)?.realName ?? '';
    const card = await bindCard(payer, account, holder);
    const asked = { amount: '100', card, paymentPassword: DEMO_PAYMENT_PASSWORD };
    const { number } = valueOf(await payer.client.call('withdrawCreate', asked));
    for (const [backoffice, act] of [
      [officer, 'withdrawalApprove'],
      [sender, 'withdrawalPay'],
    ] as const) {
      valueOf(await backoffice.call('withdrawalClaim', { number }));
      valueOf(await backoffice.call(act, { number }));
    }
    numbers.push(number);
  }
  return [numbers[0] ?? '', numbers[1] ?? ''];
}

/** What a member owes, in 1/10000, as a negative number. */
function debtOf(member: Id<'member'>): Promise<bigint> {
  const { context: of, merchant } = cashier;
  const currency = currencyOf(merchant.currency);
  return of.ledger.balance(merchant.id, currency, receivableAccount('real', member));
}

async function depositsOf(column: string, ...numbers: string[]): Promise<unknown[]> {
  const rows = await sql<Record<string, unknown>>(
    cashier,
    `select number, ${column} from cashier.deposit where number = any($1)`,
    [numbers],
  );
  return numbers.map((number) => rows.find((row) => row['number'] === number)?.[column]);
}

/** Bets of a member at the test's vendor, one in each round. */
async function betInRounds(
  rounds: readonly string[],
  { closes }: { readonly closes: boolean },
): Promise<void> {
  const member = memberOf(games, 'player1');
  await games.fund(member, 100_000n);
  const token = await games.issue(member);
  for (const round of rounds) {
    const reply = await games.send(
      'bet',
      bodyOf({ user: games.userOf(member), token, round, closes }),
    );
    expect(reply.body['status']).toBe('RS_OK');
  }
}

async function roundsOf(column: 'due' | 'stuck_at', ...rounds: string[]): Promise<unknown[]> {
  const rows = await sql<Record<string, unknown>>(
    games,
    `select round_id, ${column} from vendors.round where round_id = any($1)`,
    [rounds],
  );
  return rounds.map((round) => rows.find((row) => row['round_id'] === round)?.[column]);
}

test('every job has a case here, or a reason why it has no rows', () => {
  const named = [...Object.keys(CASES), ...Object.keys(JOBS_WITHOUT_ROWS)].sort();
  expect(named).toEqual(JOBS.map(({ name }) => name).sort());
});

test.each(Object.entries(CASES))('%s', async (job, { on, run, alarm, after }) => {
  await run();
  const found = await alarmsOf(on(), job);
  if (alarm !== undefined) expect(found.some((task) => alarm.test(task))).toBe(true);
  await after?.();
});
