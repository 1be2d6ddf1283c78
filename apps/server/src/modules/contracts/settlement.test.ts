import { businessDayAt, dayBegins, plusDays } from '@fairhouse/rules/agency';
import { amount, assert, DAY_MS, HOUR_MS, parseAmount, type Day } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, mainAccount, worldAccount } from '../../accounts.ts';
import { listQuarantined } from '../../platform/quarantine.ts';
import { agree } from '../../testing/agree.ts';
import {
  dailyTerms,
  dividendTerms,
  hourTerms,
  openContractApp,
  sign,
  signHouse,
  tier,
  type AgentName,
  type ContractApp,
} from '../../testing/lines/contract-app.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import { balanceOf, valueOf } from '../../testing/lottery-app.ts';
import { DEMO_PAYMENT_PASSWORD } from '../../../../../demo/demo-members.ts';

let app: ContractApp;

/** The month that is settled: contracts hold from its first day. */
const MONTH_BEGINS = Date.parse('2027-03-31T16:00:00Z');
const FIRST = '2027-04-01' as Day;
const AGENTS = ['house', 'upline', 'carol'] as const;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openContractApp();
  await app.advance(MONTH_BEGINS - 30 * 60_000 - app.test.context.clock.now());
  const ladder = [tier(8000n), tier(10_000n, '5000'), tier(12_000n, '20000', 2)];
  await signHouse(app, dailyTerms(...ladder));
  await sign(app, 'house', 'upline', dailyTerms(tier(7000n), tier(9000n, '5000')));
  await sign(app, 'upline', 'carol', dailyTerms(tier(6000n)));
  await signHouse(app, dividendTerms(tier(100_000n), tier(150_000n, '60000', 2)));
  await sign(app, 'house', 'upline', dividendTerms(tier(100_000n)));
  await signHouse(app, hourTerms(tier(1000n)));
  for (let at = 0; at < 30; at++) {
    const day = plusDays(FIRST, at);
    const hour = new Date(MONTH_BEGINS + at * DAY_MS + 10 * HOUR_MS);
    const bet = String(1000 + at * 333);
    await app.play('downline1', day, { bet, payout: at % 7 === 3 ? '9000' : '500.55', hour });
    await app.play('carol', day, { bet: String(500 + at * 77), payout: '100', hour });
    if (at % 5 === 0) await app.play('dave', day, { bet: '7000.07', payout: '7400', hour });
  }
  await countTo(plusDays(FIRST, 29));
}, 120_000);
afterAll(() => app.close());

/** Says how far the figures of teams were counted: every day up to one. */
const countTo = (day: Day) =>
  app.sql(
    `insert into agents.closed_day values ($1, $2)
     on conflict (merchant_id) do update set day = excluded.day`,
    [app.test.merchant.id, day],
  );

const settle = () => app.test.runJobs('contract-bills', 'contract-pay', 'contract-debts');

async function fund(name: AgentName, text: string): Promise<void> {
  const { context, merchant } = app.test;
  const booked = await context.ledger.book({
    merchant: merchant.id,
    id: randomUUID() as never,
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', app.idOf(name)),
        amount: parseAmount(text) ?? amount(0n),
      },
    ],
  });
  assert(booked.status === 'booked', 'the account is credited');
}

const balance = (name: AgentName) => balanceOf(app.test, app.idOf(name));

const paidTo = async (name: AgentName): Promise<bigint> => {
  const [row] = await app.sql<{ net: string }>(
    `select coalesce(sum(case when payee_id = $1 then amount else 0 end)
       - sum(case when payer_id = $1 then amount else 0 end), 0)::text as net
     from contracts.payment where $1 in (payee_id, payer_id)`,
    [app.idOf(name)],
  );
  return BigInt(row?.net ?? 0);
};

test('a day is billed once, after two hours and five minutes, and paid down the line', async () => {
  await app.advance(
    MONTH_BEGINS + DAY_MS + 2 * HOUR_MS + 4 * 60_000 - app.test.context.clock.now(),
  );
  await settle();
  const count = 'select count(*)::int as n from contracts.bill where kind = $1';
  expect(await app.sql(count, ['daily_salary'])).toEqual([{ n: 0 }]);
  await app.advance(2 * 60_000);
  await settle();
  await settle();
  expect(await app.sql(count, ['daily_salary'])).toEqual([{ n: 3 }]);
  // Turnover 8,500.07 with 3 active members: 1 %, 0.9 % and, of 7,500.07, 0.6 %.
  const bills = valueOf(await app.agents.house.client.call('agentBills', { kind: 'DAILY_SALARY' }));
  expect(bills.list[0]).toMatchObject({ gross: '85.0000', tier: 2, status: 'ISSUED' });
  expect(bills.list[0]?.next).toMatchObject({ level: 3, missing: { turnover: '11499.9300' } });
  const hourly = valueOf(await app.agents.house.client.call('agentBills', { kind: 'HOUR_SALARY' }));
  const hours = hourly.list.reduce((all, { received }) => all + Number(received), 0);
  expect(await balance('carol')).toBe('45.0000');
  expect(await balance('upline')).toBe('31.5000');
  expect(Number(await balance('house'))).toBeCloseTo(8.5 + hours, 4);
});

test('the simulation of the contract in force is its bill, for every bill of the month', async () => {
  await app.advance(MONTH_BEGINS + 30 * DAY_MS + 3 * HOUR_MS - app.test.context.clock.now());
  await settle();
  const bills = await app.sql<{ n: number; kind: string }>(
    'select kind, count(*)::int as n from contracts.bill group by kind order by kind',
  );
  expect(bills).toEqual([
    { kind: 'daily_salary', n: 90 },
    { kind: 'dividend', n: 4 },
    { kind: 'hour_salary', n: 722 },
  ]);
  const last = plusDays(FIRST, 29);
  for (const kind of ['DAILY_SALARY', 'DIVIDEND', 'HOUR_SALARY'] as const) {
    for (const name of AGENTS) {
      const { client } = app.agents[name];
      const mine = valueOf(await client.call('agentContracts', {}));
      const id = mine.items.find((item) => item.kind === kind)?.agreed?.id;
      if (id === undefined) continue;
      const asked = { id, from: FIRST, to: last };
      const simulated = valueOf(await client.call('agentContractSimulate', asked));
      const stored = await app.sql<{
        period_key: string;
        gross: string;
        tier: number | null;
        received: string;
      }>(
        `select period_key, gross::text, (decision ->> 'tier')::int as tier, received::text
         from contracts.bill
         where agent_id = $1 and kind = $2 and ends_at <= $3 order by ends_at`,
        [app.idOf(name), kind.toLowerCase(), new Date(MONTH_BEGINS + 30 * DAY_MS)],
      );
      expect(simulated.periods.length).toBeGreaterThan(0);
      const closed = simulated.periods.map(({ key, gross, tier: level, billed, paid }) => {
        expect(billed).toBe(gross);
        return {
          period_key: key,
          gross: String(parseAmount(gross)),
          tier: level,
          received: String(parseAmount(paid ?? '')),
        };
      });
      expect(closed).toEqual(stored);
    }
  }
}, 120_000);

test('the bills of a day of income are those of which something was paid on it', async () => {
  const days = await app.sql<{ day: Day }>(
    `select distinct (p.at at time zone $1)::date::text as day from contracts.payment p order by 1`,
    [app.test.merchant.zone],
  );
  expect(days.length).toBeGreaterThan(1);
  const { client } = app.agents.house;
  for (const { day } of days) {
    for (const [scope, side] of [
      ['SELF', 'payee_id'],
      ['DOWNLINE', 'payer_id'],
    ] as const) {
      const paid = await app.sql<{ id: string }>(
        `select distinct bill_id::text as id from contracts.payment
         where ${side} = $1 and (at at time zone $2)::date = $3::date order by 1`,
        [app.idOf('house'), app.test.merchant.zone, day],
      );
      const asked = { paidOn: day, scope, pageSize: 100 } as const;
      const { list, total } = valueOf(await client.call('agentBills', asked));
      expect(total).toBe(paid.length);
      expect(list.map(({ id }) => id).toSorted()).toEqual(paid.slice(0, 100).map(({ id }) => id));
    }
  }
});

test('bills of too many days are refused with how many may be asked for', async () => {
  const { client } = app.agents.house;
  const ask = (kind: 'DIVIDEND' | 'DAILY_SALARY', from: string, to: string) =>
    client.call('agentBills', { kind, from, to });
  for (const [kind, to, days] of [
    ['DAILY_SALARY', '2026-07-06', 35],
    ['DIVIDEND', '2026-09-02', 93],
  ] as const) {
    const refused = await ask(kind, '2026-06-01', to);
    assert(!refused.ok, 'more days are refused');
    expect(refused.refusal.code).toBe('record.span');
    expect(refused.refusal.message).toContain(`at most ${days} days`);
  }
  expect((await ask('DAILY_SALARY', '2026-06-01', '2026-07-05')).ok).toBe(true);
  expect((await ask('DIVIDEND', '2026-06-01', '2026-09-01')).ok).toBe(true);
  expect((await ask('DIVIDEND', '2026-06-02', '2026-06-01')).ok).toBe(false);
});

test('no money is made or lost: what members got is what the house paid', async () => {
  const [sums] = await app.sql<{ house: string; payments: string; bills: string }>(
    `select (select sum(amount)::text from contracts.payment where payer_id is null) as house,
       (select sum(amount)::text from contracts.payment) as payments,
       (select sum(received)::text from contracts.bill) as bills`,
  );
  expect(sums?.payments).toBe(sums?.bills);
  let all = 0n;
  for (const name of ['house', 'upline', 'carol'] as const) {
    const net = await paidTo(name);
    expect(await balance(name)).toBe(`${net / 10_000n}.${String(net % 10_000n).padStart(4, '0')}`);
    all += net;
  }
  expect(String(all)).toBe(sums?.house);
});

test('a dividend of the house waits for two operators, and one of an upline for its click, of many one', async () => {
  const waits = await app.sql<{ status: string; n: number }>(
    `select status, count(*)::int as n from contracts.bill where kind = 'dividend'
     and gross > 0 group by status order by status`,
  );
  expect(waits.map(({ status }) => status)).toEqual(['wait_approval', 'wait_payer']);
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const runs = valueOf(await console.call('contractRuns', { kind: 'DIVIDEND' }));
  const run = runs.list.at(-1);
  assert(run !== undefined, 'there is a run');
  const asked = { kind: 'DIVIDEND', periodKey: run.periodKey, reason } as const;
  await agree(app.test, await console.call('contractRunApprove', asked));
  const before = await balance('house');
  const paid = valueOf(
    await console.call('contractRunPay', { kind: 'DIVIDEND', periodKey: run.periodKey }),
  );
  expect(paid.paid).toBe(1);
  expect(Number(await balance('house'))).toBeCloseTo(Number(before) + Number(paid.received), 4);
  const { client } = app.agents.house;
  const due = valueOf(
    await client.call('agentBills', { scope: 'DOWNLINE', kind: 'DIVIDEND', status: 'WAIT_PAYER' }),
  );
  const bill = due.list.find(({ periodKey }) => periodKey === run.periodKey);
  assert(bill !== undefined, 'the bill of the direct waits');
  const wrong = await client.call('agentBillsPay', {
    billIds: [bill.id],
    paymentPassword: '000000',
  });
  expect(wrong.ok).toBe(false);
  // Several clicks, and the job, at the same moment.
  const click = { billIds: [bill.id], paymentPassword: DEMO_PAYMENT_PASSWORD };
  const [clicks] = await Promise.all([
    Promise.all([1, 2, 3, 4].map(() => client.call('agentBillsPay', click))),
    app.test.runJobs('contract-pay', 'contract-debts'),
  ]);
  // One that waited for another's payment answers what was paid.
  const done = clicks.filter(({ ok }) => ok).map((each) => valueOf(each).bills);
  const paidOnce = [{ id: bill.id, status: 'ISSUED', received: bill.gross, outstanding: '0.0000' }];
  expect(done.length).toBeGreaterThan(0);
  expect(done).toEqual(done.map(() => paidOnce));
  const payments = await app.sql<{ paid: string; times: number }>(
    `select sum(amount)::text as paid, count(*)::int as times from contracts.payment
     where bill_id = $1`,
    [bill.id],
  );
  expect(payments).toEqual([{ paid: String(parseAmount(bill.gross)), times: 1 }]);
  const again = await client.call('agentBillsPay', {
    billIds: [bill.id],
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  expect(again.ok).toBe(false);
});

test('what an upline cannot pay is a debt, which blocks it and is paid by its next money', async () => {
  const { merchant, context } = app.test;
  // The wallet of the payer is emptied, and the bill is left for a day.
  const main = mainAccount('real', app.idOf('house'));
  const left = await context.ledger.balance(merchant.id, currencyOf(merchant.currency), main);
  await context.ledger.book({
    merchant: merchant.id,
    id: randomUUID() as never,
    currency: currencyOf(merchant.currency),
    code: 'adjustment_debit',
    reference: 'test',
    legs: [{ debit: main, credit: worldAccount('real', 'bank'), amount: amount(left) }],
  });
  // The bill of the other half of the month.
  const others = await app.sql<{ n: number }>(
    `select count(*)::int as n from contracts.bill where status = 'wait_payer'`,
  );
  expect(others).toEqual([{ n: 1 }]);
  // Hourly bills of the day would fill the wallet again.
  await app.sql(`update contracts.contract set ended_at = house_now() where kind = 'hour_salary'`);
  await app.sql(`update contracts.bill set status = 'cancelled' where status = 'wait_approval'`);
  await app.sql(`update contracts.contract set ended_at = house_now() where kind = 'daily_salary'`);
  await app.advance(DAY_MS);
  await app.test.runJobs('contract-pay');
  const debts = valueOf(await app.agents.house.client.call('agentDebts', {}));
  expect(debts.owes).toHaveLength(1);
  const owed = Number(debts.outstanding);
  expect(owed).toBeGreaterThan(100);
  // Both get a message, with the sum and the days as a person writes them.
  const inbox = valueOf(await app.agents.house.client.call('inbox', {}));
  const written = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(owed);
  expect(inbox.list[0]?.content).toMatch(
    new RegExp(`^You owe upline ₱${written} of the period \\d+\\s?–\\s?\\d+ \\w+ \\d{4}\\. `),
  );
  const funds = valueOf(await app.agents.house.client.call('fundsConsolidated', {}));
  expect(funds.contracts.find(({ kind }) => kind === 'DIVIDEND')?.outstandingAmount).toBe(
    debts.outstanding,
  );
  const blocked = valueOf(await app.agents.house.client.call('transferOptions', {}));
  expect(blocked.contractOutstanding).toBe(debts.outstanding);
  const payout = valueOf(await app.agents.house.client.call('withdrawSettings', {}));
  expect(payout.contractOutstanding).toBe(debts.outstanding);
  await fund('house', '100');
  const before = Number(await balance('upline'));
  await app.test.runJobs('contract-debts');
  expect(await balance('house')).toBe('0.0000');
  expect(Number(await balance('upline'))).toBeCloseTo(before + 100, 4);
  const [row] = await app.sql<{ status: string }>(
    `select status from contracts.bill where bill_id = $1`,
    [debts.owes[0]?.bill],
  );
  expect(row?.status).toBe('part_paid');
});

test('the house advances a debt after 72 hours, and is paid back by the next money', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const [debt] = valueOf(await console.call('contractDebtList', { open: 'true' })).list;
  assert(debt !== undefined, 'there is a debt');
  const early = await console.call('contractDebtAdvance', { id: debt.bill, reason });
  expect(!early.ok && early.refusal.code).toBe('contract.debt_too_new');
  await app.advance(72 * HOUR_MS);
  const before = Number(await balance('upline'));
  await agree(app.test, await console.call('contractDebtAdvance', { id: debt.bill, reason }));
  expect(Number(await balance('upline'))).toBeCloseTo(before + Number(debt.outstanding), 4);
  await fund('house', (Number(debt.outstanding) + 1).toFixed(4));
  await app.test.runJobs('contract-debts');
  expect(await balance('house')).toBe('1.0000');
  const after = valueOf(await app.agents.house.client.call('agentDebts', {}));
  expect(after.outstanding).toBe('0.0000');
  expect(Number(await balance('upline'))).toBeCloseTo(before + Number(debt.outstanding), 4);
});

test('one click pays two periods, the second from what the first has left', async () => {
  await fund('house', '10');
  const left = parseAmount(await balance('house')) ?? amount(0n);
  const ids: string[] = [];
  for (const key of ['2027-01-H1', '2027-01-H2']) {
    const [row] = await app.sql<{ bill_id: string }>(
      `insert into contracts.bill
       select (jsonb_populate_record(b, jsonb_build_object('bill_id', gen_random_uuid(),
         'period_key', $2::text, 'status', 'wait_payer', 'gross', $3::bigint, 'due', $3::bigint,
         'received', 0, 'outstanding', $3::bigint, 'settled_at', house_now()))).*
       from contracts.bill b where b.agent_id = $1 and b.kind = 'dividend' limit 1
       returning bill_id`,
      [app.idOf('upline'), key, String(left - 10_000n)],
    );
    ids.push(row?.bill_id ?? '');
  }
  const { client } = app.agents.house;
  const asked = { billIds: ids as never, paymentPassword: DEMO_PAYMENT_PASSWORD };
  const paid = valueOf(await client.call('agentBillsPay', asked));
  expect(paid.bills.map(({ status }) => status).sort()).toEqual(['ISSUED', 'PART_PAID']);
  expect(paid.bills.find(({ status }) => status === 'PART_PAID')?.received).toBe('1.0000');
  expect(await balance('house')).toBe('0.0000');
  // Their lines have nothing left to pay.
  const lines = `select period_key from contracts.unpaid_line where period_key like '2027-01-H%'`;
  expect(await app.sql(lines)).toEqual([]);
  await app.sql('delete from contracts.payment where bill_id = any($1)', [ids]);
  await app.sql('delete from contracts.debt where bill_id = any($1)', [ids]);
  await app.sql('delete from contracts.bill where bill_id = any($1)', [ids]);
});

test('an explained bill adds up at each level', async () => {
  const { client } = app.agents.house;
  const bills = valueOf(await client.call('agentBills', { kind: 'DIVIDEND' }));
  const [bill] = bills.list;
  assert(bill !== undefined, 'there is a bill');
  const explained = valueOf(await client.call('agentBill', { id: bill.id }));
  const total = (rows: readonly { readonly bet: string }[]) =>
    rows.reduce((all, { bet }) => all + (parseAmount(bet) ?? 0n), 0n);
  expect(explained.days).toHaveLength(15);
  expect(total(explained.days)).toBe(parseAmount(bill.figures.bet));
  expect([explained.raised, explained.changed]).toEqual([null, null]);
  for (const day of explained.days) {
    const asked = { id: bill.id, day: day.day };
    const { members, rest } = valueOf(await client.call('agentBillMembers', asked));
    expect(total(members)).toBe(parseAmount(day.bet));
    expect(rest).toBeNull();
    // These figures have no tickets, as those of vendors' games.
    const [member] = members;
    assert(member !== undefined, 'somebody played on the day');
    const { username, bet, payout, winStake, lossStake, narrowStake, loss } = member;
    const behind = valueOf(await client.call('agentBillBets', { ...asked, username }));
    const all = { bet, payout, winStake, lossStake, narrowStake, loss };
    expect(behind).toEqual({ bets: [], more: false, rest: all });
  }
  const file = valueOf(await client.call('agentBillCsv', { id: bill.id }));
  expect(file.body.split('\r\n').filter((line) => line.startsWith('DAY'))).toHaveLength(15);
  const stranger = await app.agents.dave.client.call('agentBill', { id: bill.id });
  expect(!stranger.ok && stranger.refusal.code).toBe('contract.bill_unknown');
});

test('a repeated run replaces unpaid bills, and counts paid ones that would differ', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  await app.play('downline1', FIRST, { bet: '1000' });
  const preview = valueOf(
    await console.call('contractRunPreview', { kind: 'DAILY_SALARY', day: FIRST }),
  );
  expect(preview.runs[0]?.differences).toBe(2);
  const asked = { kind: 'DAILY_SALARY', periodKey: FIRST, reason } as const;
  const repeated = await console.call('contractRunRepeat', asked);
  expect(valueOf(repeated)).toMatchObject({ changed: 0, paidDiffer: 2 });
  await agree(app.test, repeated);
  const bills = valueOf(await console.call('contractBills', { periodKey: FIRST }));
  expect(bills.list.every(({ status }) => status === 'ISSUED')).toBe(true);
});

test('a day waits for its figures, of hours and of settled draws; longer, and it is an alarm', async () => {
  const days = async () =>
    (await app.sql("select from contracts.run where kind = 'daily_salary'")).length;
  const { context, merchant } = app.test;
  const today = businessDayAt(merchant, context.clock.now());
  const end = dayBegins(merchant, plusDays(today, 1));
  await app.play('carol', today, { bet: '100', hour: new Date(end - 2 * HOUR_MS) });
  await app.sql('insert into agents.draw_due values ($1, 1, 1, $2)', [
    merchant.id,
    new Date(end - 1),
  ]);
  await countTo(plusDays(today, -1));
  const alarms = async () =>
    (await listQuarantined(context.pool, 10))
      .map(({ task }) => task)
      .filter((task) => task.includes('daily_salary'));
  await app.advance(end + 2.5 * HOUR_MS - context.clock.now());
  await settle();
  expect(await alarms()).toEqual([]);
  await app.advance(HOUR_MS / 2);
  await settle();
  const before = await days();
  expect(await alarms()).toEqual([`${merchant.code} daily_salary ${today}`]);
  await app.sql('delete from agents.draw_due');
  await settle();
  expect(await days()).toBe(before);
  await countTo(today);
  await settle();
  expect(await days()).toBe(before + 1);
  expect(await alarms()).toEqual([]);
});
