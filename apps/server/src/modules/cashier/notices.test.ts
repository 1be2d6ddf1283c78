import { assert, type Language } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../../../../../demo/demo-members.ts';
import { logInOperator } from '../../testing/index.ts';
import {
  bindCard,
  openCashierApp,
  logInPayer,
  waitFor,
  type CashierApp,
  type Payer,
} from '../../testing/cashier-app.ts';

let test: CashierApp;
let player: Payer;

beforeAll(async () => {
  // Callbacks are sent by the tests, so that they can be repeated and interrupted.
  test = await openCashierApp({ SERVER_URL: 'http://127.0.0.1:9' });
  player = await logInPayer(test, 'player1', '10000');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql('delete from messages.inbox');
  await test.sql('delete from messages.notice_choice');
});

async function openDeposit(amount = '500.0000') {
  const made = await player.client.call('depositCreate', { channel: 'gcash', amount });
  assert(made.ok, 'the deposit opens');
  return made.value.number;
}

async function pay(number: string, paid = '500.0000') {
  const [row] = await test.sql<{ provider_reference: string }>(
    'select provider_reference from cashier.deposit where number = $1',
    [number],
  );
  return test.callBack({
    kind: 'payment',
    merchant: test.merchant.code,
    order: number,
    reference: row?.provider_reference ?? '',
    status: 'PAID',
    paid,
    currency: 'PHP',
  });
}

async function messages(who = player) {
  const read = await who.client.call('inbox', { pageNo: 1, pageSize: 20 });
  assert(read.ok, 'the inbox is read');
  return read.value.list.map(({ title, content }) => ({ title, content }));
}

async function choose(kind: 'deposit' | 'withdrawal', wanted: boolean): Promise<void> {
  const done = await player.client.call('noticeChoicesChange', { kind, wanted });
  assert(done.ok, 'the choice is kept');
}

async function balance(): Promise<number> {
  const read = await player.client.call('balance', {});
  assert(read.ok, 'the balance can be read');
  return Number(read.value.main);
}

/** A withdrawal of 100 to an account of that number, claimed by an operator. */
async function claimed(account: string) {
  const card = await bindCard(player, account, 'Pia Reyes');
  const made = await player.client.call('withdrawCreate', {
    amount: '100',
    card,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  assert(made.ok, 'the withdrawal is taken');
  const { number } = made.value;
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  await backoffice.call('withdrawalClaim', { number });
  return { number, backoffice };
}

describe('a withdrawal', () => {
  it('makes a message when it is approved and one when it is paid, also after repetitions', async () => {
    const { number, backoffice } = await claimed('0012345678');
    await backoffice.call('withdrawalApprove', { number });
    await backoffice.call('withdrawalApprove', { number });
    const approved = `Withdrawal approved: ₱100.00`;
    expect((await messages()).map(({ title }) => title)).toEqual([approved]);
    const payer = test.backoffice({ token: await logInOperator(test, 'partner') });
    await payer.call('withdrawalClaim', { number });
    assert((await payer.call('withdrawalPay', { number })).ok, 'it is handed over');
    await waitFor(async () => {
      await test.sql('update cashier.withdrawal set ask_at = created_at where ask_at is not null');
      await test.runJobs('pursue-payouts');
      const read = await player.client.call('withdrawOne', { number });
      return read.ok && read.value.order.state === 'SUCCESS';
    });
    await test.runJobs('pursue-payouts');
    const titles = (await messages()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([approved, 'Withdrawal paid: ₱100.00']);
  });

  it('makes one when it is rejected: the money is back, and its history says why', async () => {
    const { number, backoffice } = await claimed('0012345679');
    const judgement = { number, reason: 'details_unclear', why: 'The name is unclear.' } as const;
    assert((await backoffice.call('withdrawalReject', judgement)).ok, 'it is rejected');
    expect(await messages()).toEqual([
      {
        title: 'Withdrawal not paid: ₱100.00 is back',
        content: expect.stringContaining('the whole ₱100.00 is back in your wallet'),
      },
    ]);
  });
});

describe('a credited deposit', () => {
  it('makes one message, however often the bank reports it', async () => {
    const number = await openDeposit();
    expect(await pay(number)).toMatchObject({ status: 200 });
    expect(await pay(number)).toMatchObject({ status: 200 });
    await test.runJobs('ask-deposits');
    expect(await messages()).toEqual([
      {
        title: 'Deposit credited: ₱500.00',
        content: `Deposit ${number} has arrived, and ₱500.00 is in your wallet.`,
      },
    ]);
    const unread = await player.client.call('inboxUnread', {});
    expect(unread).toMatchObject({ value: { unread: 1 } });
  });

  it('makes none before it is committed, and one after the callback is repeated', async () => {
    const number = await openDeposit();
    const before = await balance();
    await test.sql(
      `create function cashier.die() returns trigger language plpgsql as
       'begin raise exception ''killed''; end'`,
    );
    await test.sql(
      `create constraint trigger die after update on cashier.deposit
       deferrable initially deferred for each row execute function cashier.die()`,
    );
    expect((await pay(number)).status).toBe(500);
    await test.sql('drop function cashier.die cascade');
    expect(await messages()).toEqual([]);
    expect(await pay(number)).toMatchObject({ status: 200 });
    expect(await messages()).toHaveLength(1);
    expect((await balance()) - before).toBe(500);
  });

  it('is credited also where no message can be written', async () => {
    const number = await openDeposit();
    const before = await balance();
    await test.sql('alter table messages.notice_choice rename to elsewhere');
    expect(await pay(number)).toMatchObject({ status: 200 });
    await test.sql('alter table messages.elsewhere rename to notice_choice');
    expect((await balance()) - before).toBe(500);
    expect(await messages()).toEqual([]);
  });

  it('makes none for a member who switched them off, until switched on again', async () => {
    await choose('deposit', false);
    expect(await player.client.call('noticeChoices', {})).toMatchObject({
      value: {
        list: [
          { kind: 'deposit', wanted: false },
          { kind: 'withdrawal', wanted: true },
          { kind: 'win', wanted: true },
          { kind: 'limit', wanted: true },
        ],
      },
    });
    await pay(await openDeposit());
    expect(await messages()).toEqual([]);
    await choose('deposit', true);
    await pay(await openDeposit());
    expect(await messages()).toHaveLength(1);
  });

  it('is announced to its own member and merchant only', async () => {
    const other = await logInPayer(test, 'downline2');
    await pay(await openDeposit());
    expect(await messages(other)).toEqual([]);
    const [found] = await test.sql<{ merchants: number[] }>(
      'select array_agg(distinct merchant_id) as merchants from messages.inbox',
    );
    expect(found?.merchants).toEqual([test.merchant.id]);
  });

  it.each([
    ['VI', /^Đã cộng tiền nạp: 500,00\s₱$/],
    ['TH', /^ยอดฝากเข้าแล้ว: ₱500\.00$/],
    ['CN', /^存款已到账：₱500\.00$/],
    ['ID', /^Deposit masuk: ₱\s?500,00$/],
  ] as const)('is read in the language %s of the reader', async (language: Language, title) => {
    await pay(await openDeposit());
    const login = await test.client().call('login', {
      username: 'player1',
      password: DEMO_PASSWORD,
    });
    assert(login.ok, 'player1 logs in');
    const reader = test.client({ token: login.value.token, language });
    const read = await reader.call('inbox', { pageNo: 1, pageSize: 20 });
    assert(read.ok, 'the inbox is read');
    expect(read.value.list.some((each) => title.test(each.title))).toBe(true);
  });

  it('that uses four fifths of a deposit limit announces this once', async () => {
    const { limits } = await setLimit();
    expect(limits).toMatchObject([{ kind: 'deposit' }]);
    const number = await openDeposit();
    await pay(number);
    await pay(number);
    await test.runJobs('announce-near-limits');
    await test.runJobs('announce-near-limits');
    const titles = (await messages()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([
      'Deposit credited: ₱500.00',
      'Four fifths of your deposit limit are used',
    ]);
  });
});

/** A limit of which another deposit of 500 uses four fifths. */
async function setLimit() {
  const [credited] = await test.sql<{ sum: string }>(
    `select coalesce(sum(credited), 0)::text as sum from cashier.deposit where state = 'SUCCESS'`,
  );
  const most = String((Number(credited?.sum) / 10_000 + 500) * 1.2);
  const set = await player.client.call('protectionLimit', {
    kind: 'deposit',
    period: 'week',
    amount: most,
    minutes: null,
  });
  assert(set.ok, 'the limit is set');
  return set.value;
}
