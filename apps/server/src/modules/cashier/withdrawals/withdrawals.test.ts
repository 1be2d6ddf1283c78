import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEMO_MEMBERS,
  DEMO_PAYMENT_PASSWORD,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import { logInOperator } from '../../../testing/index.ts';
import {
  bindCard,
  waitFor,
  fund,
  openCashierApp,
  bookDebt,
  logInPayer,
  stake,
  refundStake,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';
import { checkOrders } from '../order-check/index.ts';

let test: CashierApp;

beforeAll(async () => {
  test = await openCashierApp({ BANK_UNKNOWN_MS: '400' });
});
afterAll(async () => {
  const wrong = await checkOrders(test.context.pool, test.merchant.id);
  assert(wrong.length === 0, wrong.join('; '));
  await test.close();
});

interface Ready extends Payer {
  readonly card: Id<'bank_card'>;
}

const nameOf = (username: string): string =>
  DEMO_MEMBERS.find((person) => person.username === username)?.realName ?? '';

/**
 * A member with money and an account; the account's last digits decide how the bank ends a payout.
 */
async function ready(
  username: DemoMember['username'],
  money: string,
  number = '0012345678',
): Promise<Ready> {
  const payer = await logInPayer(test, username, money);
  return { ...payer, card: await bindCard(payer, number, nameOf(username)) };
}

function ask({ client, card }: Ready, amount: string, paymentPassword = DEMO_PAYMENT_PASSWORD) {
  return client.call('withdrawCreate', { amount, card, paymentPassword });
}

async function request(payer: Ready, amount: string): Promise<string> {
  const made = await ask(payer, amount);
  assert(made.ok, `the withdrawal is taken: ${made.ok ? '' : made.refusal.code}`);
  return made.value.number;
}

async function codeOf(payer: Ready, amount: string, password?: string): Promise<string> {
  const made = await ask(payer, amount, password);
  return made.ok ? 'ok' : made.refusal.code;
}

async function funds({ client }: Payer) {
  const read = await client.call('balance', {});
  assert(read.ok, 'the balance can be read');
  const { main, locked } = read.value;
  return { main, locked };
}

async function backoffice(name = 'owner') {
  return test.backoffice({ token: await logInOperator(test, name) });
}

async function approve(number: string, name = 'owner'): Promise<void> {
  const officer = await backoffice(name);
  await officer.call('withdrawalClaim', { number });
  const done = await officer.call('withdrawalApprove', { number });
  assert(done.ok && done.value.state === 'APPROVED', 'it is approved');
}

async function pay(number: string): Promise<void> {
  const cashier = await backoffice('cashier');
  await cashier.call('withdrawalClaim', { number });
  const sent = await cashier.call('withdrawalPay', { number });
  assert(sent.ok && sent.value.state === 'PAYING', 'it is sent');
  await test.runJobs('pursue-payouts');
}

function reach(payer: Payer, number: string, state: string) {
  return waitFor(async () => {
    const read = await payer.client.call('withdrawOne', { number });
    return read.ok && read.value.order.state === state && read.value;
  });
}

describe('a withdrawal without problems', () => {
  it('is held, checked, approved, paid by the bank, and reported at each transition', async () => {
    const payer = await ready('player1', '5000');
    const number = await request(payer, '1200');
    expect(await funds(payer)).toEqual({ main: '3800.0000', locked: '1200.0000' });
    await approve(number);
    await pay(number);
    const { timeline, order } = await reach(payer, number, 'SUCCESS');
    expect(timeline.map((line) => line.state)).toEqual([
      'SUBMITTED',
      'AUTO_RISK',
      'MANUAL_RISK',
      'APPROVED',
      'PAYING',
      'SUCCESS',
    ]);
    expect(order).toMatchObject({ amount: '1200.0000', fee: '0.0000', account: '**** 5678' });
    expect(await funds(payer)).toEqual({ main: '3800.0000', locked: '0.0000' });
    const list = await payer.client.call('withdrawList', { state: 'SUCCESS' });
    expect(list).toMatchObject({ ok: true, value: { total: 1 } });
    const file = await payer.client.call('withdrawListCsv', {});
    assert(file.ok, 'the file comes');
    expect(file.value.body).toContain(number);
  });

  it('costs the fee of its ordinal of the day, and the fee goes to the house account', async () => {
    const payer = await ready('downline1', '20000');
    for (let round = 0; round < 3; round += 1) await request(payer, '100');
    const made = await ask(payer, '2000');
    assert(made.ok, 'the fourth is taken');
    expect(made.value).toMatchObject({ fee: '20.0000', net: '1980.0000' });
    await approve(made.value.number);
    await pay(made.value.number);
    await reach(payer, made.value.number, 'SUCCESS');
    const fees = await (await backoffice()).call('ledgerEntries', { reference: made.value.number });
    assert(fees.ok, 'the ledger is browsed');
    expect(
      fees.value.list.map((line) => [line.code, line.debit.split(':')[0], line.amount]),
    ).toEqual(
      expect.arrayContaining([
        ['fee', 'world', '20.0000'],
        ['withdrawal_paid', 'member', '2000.0000'],
        ['withdrawal_hold', 'member', '2000.0000'],
      ]),
    );
  });

  it('can be paid by hand', async () => {
    const payer = await ready('upline', '1000');
    const number = await request(payer, '400');
    await approve(number);
    const cashier = await backoffice();
    await cashier.call('withdrawalClaim', { number });
    await cashier.call('withdrawalByHand', { number, why: 'bank closed' });
    const paid = { number, reference: 'TT-100', why: 'sent by telegraph' };
    expect(await cashier.call('withdrawalPaid', paid)).toMatchObject({
      refusal: { code: 'order.second_person' },
    });
    await cashier.call('withdrawalRelease', { number });
    const second = await backoffice('partner');
    await second.call('withdrawalClaim', { number });
    const done = await second.call('withdrawalPaid', paid);
    expect(done).toMatchObject({
      ok: true,
      value: { state: 'SUCCESS', providerReference: 'TT-100' },
    });
    expect(await second.call('withdrawalPaid', paid)).toMatchObject({
      refusal: { code: 'order.moved_on' },
    });
    expect(await funds(payer)).toEqual({ main: '600.0000', locked: '0.0000' });
  });

  it('is sent by another operator than the one who approved it, whose account must be independent', async () => {
    const payer = await logInPayer(test, 'downline1');
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const card = listed.value.cards[0]?.id as Id<'bank_card'>;
    const number = await request({ ...payer, card }, '100');
    await approve(number);
    const send = async (name: string) => {
      const officer = await backoffice(name);
      await officer.call('withdrawalClaim', { number });
      const sent = await officer.call('withdrawalPay', { number });
      await officer.call('withdrawalRelease', { number });
      return sent;
    };
    expect(await send('owner')).toMatchObject({ refusal: { code: 'order.second_person' } });
    const tied = `insert into operators.account_maker (operator_id, maker_id, part, at)
      select one.operator_id, two.operator_id, 'shown', house_now()
      from operators.operator one, operators.operator two where one.name = $1 and two.name = $2`;
    for (const names of [
      ['cashier', 'owner'],
      ['owner', 'cashier'],
    ]) {
      await test.sql(tied, names);
      expect(await send('cashier')).toMatchObject({ refusal: { code: 'order.second_person' } });
      await test.sql('delete from operators.account_maker');
    }
    expect(await send('cashier')).toMatchObject({ value: { state: 'PAYING' } });
    await test.runJobs('pursue-payouts');
    await reach(payer, number, 'SUCCESS');
  });

  it('is approved without an officer when the merchant enables automatic approval', async () => {
    const payer = await ready('house', '9000', '0012340001');
    const settings = `update cashier.setting
      set value = jsonb_set(jsonb_set(jsonb_set(jsonb_set(value, '{automatic,enabled}', $1),
        '{automatic,payAtOnce}', $1), '{automatic,notFirst}', 'false'),
        '{automatic,paymentPasswordDays}', '0')`;
    await test.sql(settings, ['true']);
    try {
      const made = await ask(payer, '500');
      expect(made).toMatchObject({ ok: true, value: { state: 'PAYING' } });
      const large = await ask(payer, '100.5');
      expect(large).toMatchObject({ ok: true, value: { state: 'PAYING' } });
      await test.runJobs('pursue-payouts');
      assert(made.ok, 'it was taken');
      await reach(payer, made.value.number, 'SUCCESS');
    } finally {
      await test.sql(settings, ['false']);
    }
  });
});

describe('an officer’s note', () => {
  it('is in the order’s events and in the audit log', async () => {
    const payer = await logInPayer(test, 'upline', '700');
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const card = listed.value.cards[0]?.id as Id<'bank_card'>;
    const number = await request({ ...payer, card }, '150');
    const officer = await backoffice();
    await officer.call('withdrawalClaim', { number });
    await officer.call('withdrawalApprove', { number, note: 'called the member' });
    const cashier = await backoffice('cashier');
    await cashier.call('withdrawalClaim', { number });
    const sent = await cashier.call('withdrawalPay', { number, note: 'the second bank' });
    expect(sent).toMatchObject({ value: { state: 'PAYING' } });
    const seen = await officer.call('withdrawalDetail', { number });
    assert(seen.ok, 'the order is read');
    const notes = seen.value.events.map((event) => event.note).filter((note) => note !== null);
    expect(notes).toEqual(['called the member', 'the second bank']);
    const audit = await officer.call('auditList', { target: `withdrawal:${number}` });
    assert(audit.ok, 'the audit is read');
    const reasons = audit.value.list.map((line) => [line.call, line.reason]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['withdrawalClaim', null],
        ['withdrawalApprove', 'called the member'],
        ['withdrawalPay', 'the second bank'],
      ]),
    );
  });
});

describe('a withdrawal with problems', () => {
  it('returns when an officer rejects it, with the reason', async () => {
    const payer = await ready('downline2', '800');
    const number = await request(payer, '300');
    const officer = await backoffice();
    const no = { number, reason: 'details_unclear', why: 'the name cannot be read' } as const;
    expect(await officer.call('withdrawalReject', no)).toMatchObject({
      refusal: { code: 'order.not_claimed' },
    });
    await officer.call('withdrawalClaim', { number });
    expect(await officer.call('withdrawalReject', no)).toMatchObject({
      value: { state: 'REJECTED' },
    });
    expect(await funds(payer)).toEqual({ main: '800.0000', locked: '0.0000' });
    const { order } = await reach(payer, number, 'REJECTED');
    expect(order.reason).toBe('details_unclear');
  });

  it('waits after a definite failure, and is submitted again or returned', async () => {
    const payer = await logInPayer(test, 'downline2');
    const card = await bindCard(payer, '99990000', nameOf('downline2'));
    const number = await request({ ...payer, card }, '200');
    await approve(number);
    await pay(number);
    await reach(payer, number, 'PAY_FAILED');
    expect(await funds(payer)).toMatchObject({ locked: '200.0000' });
    await pay(number);
    await reach(payer, number, 'PAY_FAILED');
    const cashier = await backoffice();
    await cashier.call('withdrawalClaim', { number });
    const back = { number, reason: 'account_refused', why: 'the bank refuses it' } as const;
    expect(await cashier.call('withdrawalReturn', back)).toMatchObject({
      value: { state: 'RETURNED', attempt: 2 },
    });
    expect(await funds(payer)).toEqual({ main: '800.0000', locked: '0.0000' });
  });

  it('is never returned without an answer, and ends only by the bank’s result', async () => {
    const payer = await logInPayer(test, 'downline2');
    const card = await bindCard(payer, '99991111', nameOf('downline2'));
    const number = await request({ ...payer, card }, '200');
    await approve(number);
    await pay(number);
    const cashier = await backoffice();
    const back = { number, reason: 'other', why: 'it takes too long' } as const;
    expect(await cashier.call('withdrawalReturn', back)).toMatchObject({
      refusal: { code: 'order.moved_on' },
    });
    await reach(payer, number, 'SUCCESS');
    const merchant = test.merchant.code;
    const rows = await test.sql<{ provider_reference: string }>(
      'select provider_reference from cashier.withdrawal where number = $1',
      [number],
    );
    const reference = rows[0]?.provider_reference;
    const callback = { kind: 'payout', merchant, reference, currency: 'PHP', paid: '200.0000' };
    const update = { ...callback, order: `${number}-1` };
    expect((await test.callBack({ ...update, status: 'FAILED' })).status).toBe(200);
    expect((await test.callBack({ ...update, status: 'PAID' })).status).toBe(200);
    expect(await funds(payer)).toEqual({ main: '600.0000', locked: '0.0000' });
    const flags = await test.sql('select 1 from cashier.risk_flag');
    expect(flags.length).toBe(await sharedFlags());
  });

  it('paid by the bank after it was returned is flagged', async () => {
    const payer = await logInPayer(test, 'downline2');
    const card = await bindCard(payer, '88880000', nameOf('downline2'));
    const number = await request({ ...payer, card }, '150');
    await approve(number);
    await pay(number);
    await reach(payer, number, 'PAY_FAILED');
    const cashier = await backoffice();
    await cashier.call('withdrawalClaim', { number });
    await cashier.call('withdrawalReturn', { number, reason: 'other', why: 'given back' });
    const update = { kind: 'payout', merchant: test.merchant.code, order: `${number}-1` };
    const late = {
      ...update,
      reference: 'T-LATE',
      status: 'PAID',
      paid: '150.0000',
      currency: 'PHP',
    };
    expect((await test.callBack(late)).status).toBe(200);
    const flags = await test.sql("select 1 from cashier.risk_flag where kind = 'paid_after_end'");
    expect(flags).toHaveLength(1);
  });
});

/** The number of flags from accounts that several members bound. */
async function sharedFlags(): Promise<number> {
  return (await test.sql("select 1 from cashier.risk_flag where kind = 'card_shared'")).length;
}

describe('the conditions of a request', () => {
  it('are checked in the order of the specification', async () => {
    const payer = await logInPayer(test, 'player1');
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const card = listed.value.cards[0]?.id as Id<'bank_card'>;
    const mine = { ...payer, card };
    expect(await codeOf(mine, '99.9999')).toBe('withdraw.amount_low');
    expect(await codeOf(mine, '50000.0001')).toBe('withdraw.amount_high');
    expect(await codeOf(mine, '40000')).toBe('withdraw.balance_low');
    const stranger = await test.sql<{ card_id: string }>(
      'select card_id from cashier.bank_card where member_id <> $1 limit 1',
      [payer.member],
    );
    const theirs = { ...payer, card: stranger[0]?.card_id as Id<'bank_card'> };
    expect(await codeOf(theirs, '100')).toBe('withdraw.card_unknown');
    await setting('hoursFrom', '"10:00"', 'hoursTo', '"10:00"');
    expect(await codeOf(mine, '100', 'wrong')).toBe('paymentPassword.wrong');
    await setting('withdrawCountMax', '1');
    expect(await codeOf(mine, '100')).toBe('withdraw.count_limit');
    await setting('withdrawCountMax', '10', 'withdrawDayLimit', '"1250.0000"');
    const day = await ask(mine, '100');
    expect(day).toMatchObject({ refusal: { code: 'withdraw.day_limit' } });
    assert(!day.ok, 'it is refused');
    expect(day.refusal.message).toMatch(/\b50\b(?!\.)/);
    await setting('withdrawDayLimit', '"200000.0000"');
    await test.sql(
      "update cashier.bank_card set usable_at = house_now() + interval '30 min' where card_id = $1",
      [card],
    );
    expect(await codeOf(mine, '100')).toBe('withdraw.card_too_new');
    await test.sql('update cashier.bank_card set usable_at = added_at where card_id = $1', [card]);
    await closeNow();
    expect(await codeOf(mine, '100')).toBe('withdraw.closed_hours');
    await setting('hoursFrom', '"00:00"', 'hoursTo', '"00:00"');
  });

  it('count wrong payment passwords and then lock', async () => {
    const payer = await ready('upline', '1000', '77776666');
    for (let left = 4; left > 0; left -= 1) {
      const made = await ask(payer, '100', 'not it');
      expect(made).toMatchObject({ refusal: { code: 'paymentPassword.wrong' } });
    }
    expect(await codeOf(payer, '100', 'not it')).toBe('paymentPassword.locked');
    expect(await codeOf(payer, '100')).toBe('paymentPassword.locked');
  });
});

async function setting(...pairs: string[]): Promise<void> {
  for (let at = 0; at < pairs.length; at += 2) {
    const values = [[pairs[at]], pairs[at + 1]];
    await test.sql('update cashier.setting set value = jsonb_set(value, $1, $2::jsonb)', values);
  }
}

/** Sets service hours that ended a minute ago. */
async function closeNow(): Promise<void> {
  const text = (minutes: number): string =>
    `to_jsonb(to_char((house_now() + interval '${minutes} min') at time zone '${test.merchant.zone}', 'HH24:MI'))`;
  await test.sql(`update cashier.setting set value = jsonb_set(jsonb_set(value,
    '{hoursFrom}', ${text(2)}), '{hoursTo}', ${text(4)})`);
}

describe('turnover', () => {
  it('of a deposit has to be staked once, and a refunded stake does not count', async () => {
    const payer = await logInPayer(test, 'house');
    const made = await payer.client.call('depositCreate', { channel: 'gcash', amount: '1000' });
    assert(made.ok, 'the deposit opens');
    await test.press(made.value.payUrl, 'pay');
    await waitFor(async () => {
      const read = await payer.client.call('turnoverList', {});
      return read.ok && read.value.left === '1000.0000';
    });
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const mine = { ...payer, card: listed.value.cards[0]?.id as Id<'bank_card'> };
    const early = await ask(mine, '100');
    expect(early).toMatchObject({
      refusal: { code: 'withdraw.turnover_required', value: { left: '1000.0000' } },
    });
    await stake(test, payer.member, '600');
    const half = await payer.client.call('withdrawSettings', {});
    expect(half).toMatchObject({ ok: true, value: { turnoverLeft: '400.0000' } });
    await stake(test, payer.member, '400');
    const done = await payer.client.call('turnoverList', {});
    expect(done).toMatchObject({ ok: true, value: { left: '0.0000', list: [] } });
    await refundStake(test, payer.member, '400');
    expect(await codeOf(mine, '100')).toBe('withdraw.turnover_required');
    await stake(test, payer.member, '400');
    expect(await codeOf(mine, '100')).toBe('ok');
  });
});

describe('accounts', () => {
  it('carry one name, are bound once, and are flagged when another member has the number', async () => {
    const payer = await logInPayer(test, 'downline1');
    const bind = (overrides: object) =>
      payer.client.call('bankCardAdd', {
        bank: 'BDO',
        number: '1234 5678 90',
        holder: 'diego  LUNA',
        paymentPassword: DEMO_PAYMENT_PASSWORD,
        ...overrides,
      });
    expect(await bind({ bank: 'NOBANK' })).toMatchObject({
      refusal: { code: 'card.bank_unknown' },
    });
    expect(await bind({ number: '12ab' })).toMatchObject({
      refusal: { code: 'card.number_invalid' },
    });
    expect(await bind({ holder: '4 you' })).toMatchObject({
      refusal: { code: 'card.name_invalid' },
    });
    expect(await bind({ holder: 'Other Person' })).toMatchObject({
      refusal: { code: 'card.name_differs' },
    });
    expect(await bind({})).toMatchObject({ ok: true, value: { account: '**** 7890' } });
    expect(await bind({ number: '1234567890' })).toMatchObject({
      refusal: { code: 'card.duplicate' },
    });
    const before = await sharedFlags();
    const other = await logInPayer(test, 'downline2');
    await bindCard(other, '1234567890', nameOf('downline2'));
    expect(await sharedFlags()).toBe(before + 2);
    const stored = await test.sql<{ number_sealed: Buffer }>(
      'select number_sealed from cashier.bank_card',
    );
    for (const row of stored) expect(row.number_sealed.includes('1234567890')).toBe(false);
  });

  it('of one kind are limited to five', async () => {
    const payer = await logInPayer(test, 'player1');
    const bind = (at: number) =>
      payer.client.call('bankCardAdd', {
        bank: 'BPI',
        number: `20000000${at}2`,
        holder: nameOf('player1'),
        paymentPassword: DEMO_PAYMENT_PASSWORD,
      });
    for (let at = 1; at <= 4; at += 1) expect(await bind(at)).toMatchObject({ ok: true });
    expect(await bind(5)).toMatchObject({ refusal: { code: 'card.limit' } });
  });
});

describe('the back office', () => {
  it('lets one officer at a time work on an order, until the claim expires', async () => {
    const payer = await logInPayer(test, 'player1');
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const card = listed.value.cards[0]?.id as Id<'bank_card'>;
    const number = await request({ ...payer, card }, '100');
    const [one, two] = [await backoffice('owner'), await backoffice('risk')];
    const cashier = await backoffice('cashier');
    expect(await cashier.call('withdrawalClaim', { number })).toMatchObject({
      refusal: { code: 'order.other_officers' },
    });
    expect(await one.call('withdrawalClaim', { number })).toMatchObject({
      value: { claim: { mine: true } },
    });
    expect(await two.call('withdrawalClaim', { number })).toMatchObject({
      refusal: { code: 'order.claimed' },
    });
    expect(await two.call('withdrawalApprove', { number })).toMatchObject({
      refusal: { code: 'order.claimed' },
    });
    expect(await two.call('withdrawalRelease', { number })).toMatchObject({
      refusal: { code: 'order.not_claimed' },
    });
    await test.sql('update cashier.withdrawal set claimed_until = created_at where number = $1', [
      number,
    ]);
    expect(await two.call('withdrawalClaim', { number })).toMatchObject({ ok: true });
    const held = await two.call('withdrawalHold', { number, held: true, why: 'asking the member' });
    expect(held).toMatchObject({ value: { state: 'HELD' } });
    await two.call('withdrawalHold', { number, held: false, why: 'answered' });
    expect(await two.call('withdrawalPay', { number })).toMatchObject({
      refusal: { code: 'right.required' },
    });
    const view = await two.call('withdrawalDetail', { number });
    assert(view.ok, 'the officer sees it');
    expect(view.value.risk.lastWithdrawal).not.toBeNull();
    expect(view.value.risk.cards.length).toBeGreaterThan(0);
    expect(view.value.risk.devices.length).toBeGreaterThan(0);
    // A failed login is not the member's device.
    const setLogins = (from: string, to: string) =>
      test.sql(
        `update identity.attempt set outcome = $3 where outcome = $2
           and member_id = (select member_id from cashier.withdrawal where number = $1)`,
        [number, from, to],
      );
    await setLogins('ok', 'unverified');
    const later = await two.call('withdrawalDetail', { number });
    assert(later.ok, 'the officer sees it again');
    expect(later.value.risk.devices).toEqual([]);
    await setLogins('unverified', 'ok');
    const file = await two.call('withdrawalCsv', { number });
    assert(file.ok, 'the officer saves it');
    expect(file.value.body.split('\r\n').filter((line) => line.includes(number))).toHaveLength(1);
    const nobody = await two.call('withdrawalCsv', { username: 'nobody-at-all' });
    assert(nobody.ok, 'a filter without rows is a file with a heading');
    expect(nobody.value.body.trim().split('\r\n')).toHaveLength(1);
    expect(view.value.order.risks).toContain('switched_off');
    const waitingFrom = async (amountFrom: string) => {
      const page = await two.call('withdrawalList', { waiting: 'true', amountFrom });
      assert(page.ok, 'the queue is listed');
      return page.value.list.map((each) => each.number);
    };
    expect(await waitingFrom('100')).toContain(number);
    expect(await waitingFrom('100.0001')).not.toContain(number);
    expect(await two.call('withdrawalRelease', { number })).toMatchObject({
      value: { claim: null },
    });
  });

  it('requires two operators for a large order, which is judged again when the request is refused', async () => {
    const payer = await ready('downline1', '60000', '5555444433');
    await stakeOff(payer);
    const number = await request(payer, '30000');
    const [maker, checker] = [await backoffice('owner'), await backoffice('partner')];
    await maker.call('withdrawalClaim', { number });
    for (const [who, decision] of [
      [checker, 'refuse'],
      [maker, 'withdraw'],
    ] as const) {
      await maker.call('withdrawalApprove', { number, note: 'looks right' });
      const id = await pendingApproval(`withdrawal:${number}`);
      const no = await who.call('approvalDecide', { id, decision, reason: 'not like this' });
      expect(no).toMatchObject({ ok: true });
      expect(await maker.call('withdrawalDetail', { number })).toMatchObject({
        value: { order: { state: 'MANUAL_RISK', reason: 'risk_rules' } },
      });
    }
    expect(await maker.call('withdrawalApprove', { number, note: 'looks right' })).toMatchObject({
      value: { state: 'MANUAL_RISK', reason: 'second_person' },
    });
    expect(await maker.call('withdrawalApprove', { number })).toMatchObject({
      refusal: { code: 'order.second_person' },
    });
    const id = await pendingApproval(`withdrawal:${number}`);
    const decide = { id, decision: 'approve', reason: 'seen it too' } as const;
    expect(await maker.call('approvalDecide', decide)).toMatchObject({
      refusal: { code: 'approval.own' },
    });
    expect(await checker.call('approvalDecide', decide)).toMatchObject({
      ok: true,
    });
    await reach(payer, number, 'APPROVED');
  });

  it('adjusts balances with two operators, and with a turnover requirement', async () => {
    const payer = await logInPayer(test, 'player1');
    const before = await funds(payer);
    const maker = await backoffice('owner');
    const give = {
      username: 'player1',
      direction: 'CREDIT',
      amount: '77',
      turnover: '10',
    } as const;
    const asked = await maker.call('adjustmentAsk', { ...give, why: 'a kept promise' });
    assert(asked.ok, `it is asked: ${JSON.stringify(asked)}`);
    expect(await funds(payer)).toEqual(before);
    const target = 'PLAYER1';
    const described = await maker.call('approvalList', { target, kind: 'cashier.adjustment' });
    expect(described).toMatchObject({
      value: {
        list: [{ words: 'Give 77.00 PHP to player1; 10.00 PHP must be played.', changes: null }],
      },
    });
    const decide = { id: asked.value.approval, decision: 'approve', reason: 'agreed' } as const;
    expect(await (await backoffice('partner')).call('approvalDecide', decide)).toMatchObject({
      ok: true,
    });
    expect(Number((await funds(payer)).main) - Number(before.main)).toBe(77);
    expect(await payer.client.call('turnoverList', {})).toMatchObject({
      value: { left: '10.0000' },
    });
    const take = { ...give, direction: 'DEBIT', amount: '900000', turnover: '0' } as const;
    expect(await maker.call('adjustmentAsk', { ...take, why: 'a mistake' })).toMatchObject({
      refusal: { code: 'adjustment.balance_low' },
    });
    const list = await maker.call('adjustmentList', { username: 'PLAYER1' });
    expect(list).toMatchObject({ value: { total: 1 } });
  });

  it('changes settings with two operators and channels with one, and not from an outdated read', async () => {
    const maker = await backoffice('owner');
    const now = await maker.call('cashierSettingsGet', {});
    assert(now.ok, 'settings are read');
    const value = { ...now.value.value, withdrawCountMax: 9 };
    const asked = await maker.call('cashierSettingsEdit', {
      value,
      version: now.value.version,
      why: 'fewer a day',
    });
    assert(asked.ok, 'the change is asked for');
    const waiting = await maker.call('approvalList', { kind: 'cashier.settings' });
    expect(waiting).toMatchObject({
      value: {
        list: [{ changes: { before: { withdrawCountMax: expect.any(Number) as number } } }],
      },
    });
    expect(waiting.ok && waiting.value.list[0]?.changes?.after).toEqual({ withdrawCountMax: 9 });
    const decide = { id: asked.value.approval, decision: 'approve', reason: 'agreed' } as const;
    expect(await (await backoffice('partner')).call('approvalDecide', decide)).toMatchObject({
      ok: true,
    });
    const after = await maker.call('cashierSettingsGet', {});
    expect(after).toMatchObject({ value: { value: { withdrawCountMax: 9 } } });
    const channels = await maker.call('channelList', {});
    assert(channels.ok, 'channels are listed');
    const gcash = channels.value.list.find((channel) => channel.id === 'gcash');
    assert(gcash !== undefined, 'gcash is there');
    const { group, method, provider, names, currency, flow, ended, succeeded, ...edit } = gcash;
    expect({ group, method, provider, names, currency, flow }).toMatchObject({ method: 'GCASH' });
    expect(ended).toBeGreaterThanOrEqual(succeeded);
    expect(await maker.call('channelEdit', { ...edit, max: '50' })).toMatchObject({
      refusal: { code: 'channel.limits' },
    });
    expect(await maker.call('channelEdit', { ...edit, feeRate: '1' })).toMatchObject({
      refusal: { code: 'channel.fee_rate' },
    });
    const dearer = { ...edit, feeRate: '0.005' };
    expect(await maker.call('channelEdit', dearer)).toMatchObject({
      refusal: { code: 'request.invalid' },
    });
    const reason = 'the bank asks for more';
    expect(await maker.call('channelEdit', { ...dearer, reason })).toMatchObject({ ok: true });
    const waits = { target: 'channel:gcash', state: 'pending' } as const;
    expect(await maker.call('approvalList', waits)).toMatchObject({
      value: { list: [{ reason }] },
    });
    expect(await maker.call('channelEdit', { ...edit, weight: 41 })).toMatchObject({
      value: { weight: 41 },
    });
    expect(await maker.call('channelEdit', edit)).toMatchObject({
      refusal: { code: 'cashier.changed' },
    });
  });
});

async function stakeOff(payer: Payer): Promise<void> {
  const read = await payer.client.call('turnoverList', {});
  assert(read.ok, 'turnover is read');
  if (read.value.left !== '0.0000') {
    await fund(test, payer.member, read.value.left);
    await stake(test, payer.member, read.value.left);
  }
}

async function pendingApproval(target: string): Promise<Id<'approval'>> {
  const listed = await (
    await backoffice('partner')
  ).call('approvalList', { target, state: 'pending' });
  assert(listed.ok, 'approvals are listed');
  const [first] = listed.value.list;
  assert(first !== undefined, `something waits for ${target}`);
  return first.id as Id<'approval'>;
}

describe('cashier settings of an older shape', () => {
  it('have their defaults where they cannot be read, and report it', async () => {
    const payer = await logInPayer(test, 'player1');
    await test.sql(`update cashier.setting set value = value - 'unbindLockHours'
      || '{"gone": 1, "claimMinutes": "ten"}'`);
    expect(await payer.client.call('withdrawSettings', {})).toMatchObject({ ok: true });
    const seen = await (await backoffice()).call('cashierSettingsGet', {});
    expect(seen).toMatchObject({
      value: { problems: ['claimMinutes'], value: { unbindLockHours: 48, claimMinutes: 10 } },
    });
    await setting('claimMinutes', '10');
  });
});

describe('a debt that arose after the withdrawal', () => {
  it('blocks its approval, and is paid when the money returns', async () => {
    const payer = await logInPayer(test, 'downline1', '1000');
    const listed = await payer.client.call('bankCards', {});
    assert(listed.ok, 'cards are listed');
    const card = listed.value.cards[0]?.id as Id<'bank_card'>;
    const before = await funds(payer);
    const number = await request({ ...payer, card }, '300');
    await bookDebt(test, payer.member, before.main);
    const officer = await backoffice();
    await officer.call('withdrawalClaim', { number });
    const seen = await officer.call('withdrawalDetail', { number });
    expect(seen).toMatchObject({ value: { risk: { debt: before.main } } });
    expect(await officer.call('withdrawalApprove', { number })).toMatchObject({
      refusal: { code: 'order.member_owes' },
    });
    const no = { number, reason: 'other', why: 'a corrected result' } as const;
    expect(await officer.call('withdrawalReject', no)).toMatchObject({ ok: true });
    await test.runJobs('wallet-debts');
    expect(await funds(payer)).toMatchObject({ main: '0.0000' });
    const settings = await payer.client.call('withdrawSettings', {});
    expect(settings).toMatchObject({ value: { debt: '0.0000' } });
  });
});
