import { assert, MINUTE_MS } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  waitFor,
  openCashierApp,
  logInPayer,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';
import { logInOperator } from '../../../testing/index.ts';
import { checkOrders } from '../order-check/index.ts';

let test: CashierApp;
let player: Payer;

beforeAll(async () => {
  test = await openCashierApp();
  player = await logInPayer(test, 'player1');
});
afterAll(async () => {
  const wrong = await checkOrders(test.context.pool, test.merchant.id);
  assert(wrong.length === 0, wrong.join('; '));
  await test.close();
});

async function open(amount = '500.0000', channel = 'gcash', who = player) {
  const made = await who.client.call('depositCreate', { channel, amount });
  assert(made.ok, `the deposit opens: ${made.ok ? '' : made.refusal.code}`);
  return made.value;
}

async function stateOf(number: string, who = player) {
  const read = await who.client.call('depositOne', { number });
  assert(read.ok, 'the order is there');
  return read.value;
}

function reach(number: string, state: string, who = player) {
  return waitFor(async () => {
    const { order } = await stateOf(number, who);
    return order.state === state && order;
  });
}

async function balance(who = player): Promise<string> {
  const read = await who.client.call('balance', {});
  assert(read.ok, 'the balance can be read');
  return read.value.main;
}

async function update(number: string, paid = '500.0000', status = 'PAID') {
  const [row] = await test.sql<{ provider_reference: string }>(
    'select provider_reference from cashier.deposit where number = $1',
    [number],
  );
  const reference = row?.provider_reference ?? 'P1';
  const merchant = test.merchant.code;
  return { kind: 'payment', merchant, order: number, reference, status, paid, currency: 'PHP' };
}

/** Delays each commit that touches a deposit, so that a signal could overtake it. */
async function slowCommits(): Promise<void> {
  await test.sql(
    `create function cashier.dawdle() returns trigger language plpgsql as
     'begin perform pg_sleep(0.2); return null; end'`,
  );
  await test.sql(
    `create constraint trigger dawdle after update on cashier.deposit
     deferrable initially deferred for each row execute function cashier.dawdle()`,
  );
}

describe('a deposit without problems', () => {
  it('is paid at the bank, credited by its callback, and reported at each transition', async () => {
    const before = await balance();
    const order = await open();
    expect(order).toMatchObject({ state: 'PAYING', amount: '500.0000', credit: '500.0000' });
    const page = await fetch(order.payUrl ?? '');
    expect(await page.text()).toContain('500.00');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await test.press(order.payUrl, 'pay')).toBe(303);
    await reach(order.number, 'SUCCESS');
    expect(await (await fetch(order.payUrl ?? '')).text()).toContain(
      `?mc=depositv2&#38;mc-order=${order.number}"`,
    );
    expect(Number(await balance()) - Number(before)).toBe(500);
    const { timeline } = await stateOf(order.number);
    expect(timeline.map((line) => line.state)).toEqual([
      'CREATED',
      'PAYING',
      'CALLBACK_OK',
      'SUCCESS',
    ]);
  });

  it('is signalled to the pages only after the money is committed', async () => {
    const order = await open();
    await slowCommits();
    const found = new Promise<string | undefined>((resolve, reject) => {
      const stop = test.context.signals.listen(({ topic }) => {
        if (topic !== 'balance') return;
        stop();
        test
          .sql<{ state: string }>('select state from cashier.deposit where number = $1', [
            order.number,
          ])
          .then(([row]) => resolve(row?.state), reject);
      });
    });
    expect(await test.callBack(await update(order.number))).toMatchObject({ status: 200 });
    expect(await found).toBe('SUCCESS');
    await test.sql('drop function cashier.dawdle cascade');
  });

  it('deducts the fee once, from credit and turnover, and books it to the house account', async () => {
    const before = await balance();
    const order = await open('1000.0000', 'instapay');
    expect(order).toMatchObject({ fee: '5.0000', credit: '995.0000' });
    await test.press(order.payUrl, 'pay');
    await reach(order.number, 'SUCCESS');
    expect(Number(await balance()) - Number(before)).toBe(995);
    const turnover = await player.client.call('turnoverList', {});
    assert(turnover.ok, 'the turnover is read');
    expect(turnover.value.list).toContainEqual(
      expect.objectContaining({ reference: order.number, required: '995.0000' }),
    );
  });

  it('requested again with the same id is the same order', async () => {
    const idempotencyKey = randomUUID();
    const ask = { channel: 'maya', amount: '200.0000' };
    const [one, two] = await Promise.all([
      player.client.call('depositCreate', ask, { idempotencyKey }),
      player.client.call('depositCreate', ask, { idempotencyKey }),
    ]);
    assert(one.ok && two.ok, 'both are answered');
    expect(two.value.number).toBe(one.value.number);
    const other = await player.client.call(
      'depositCreate',
      { ...ask, amount: '201.0000' },
      { idempotencyKey },
    );
    expect(other).toMatchObject({ ok: false, refusal: { code: 'idempotency.reused' } });
    await player.client.call('depositCancel', { number: one.value.number });
  });
});

describe('the limits of a deposit', () => {
  it('are refused with their own codes', async () => {
    const codes = async (channel: string, amount: string) => {
      const made = await player.client.call('depositCreate', { channel, amount });
      return made.ok ? 'ok' : made.refusal.code;
    };
    expect(await codes('nowhere', '100')).toBe('deposit.channel_unknown');
    expect(await codes('gcash', '99.9999')).toBe('deposit.amount_low');
    expect(await codes('gcash', '50000.0001')).toBe('deposit.amount_high');
    expect(await codes('gcash', '100.5')).toBe('deposit.amount_step');
    await test.sql("update cashier.channel set maintenance = true where channel_id = 'gcash'");
    expect(await codes('gcash', '100')).toBe('deposit.channel_closed');
    await test.sql("update cashier.channel set maintenance = false where channel_id = 'gcash'");
  });

  it('allow one open order per channel, three in all, and five cancellations', async () => {
    const payer = await logInPayer(test, 'downline1');
    const first = await open('100', 'gcash', payer);
    const again = await payer.client.call('depositCreate', { channel: 'gcash', amount: '100' });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'deposit.open_in_channel' } });
    await open('100', 'maya', payer);
    await open('100', 'qrph', payer);
    const fourth = await payer.client.call('depositCreate', { channel: 'instapay', amount: '500' });
    expect(fourth).toMatchObject({ ok: false, refusal: { code: 'deposit.open_limit' } });
    await payer.client.call('depositCancel', { number: first.number });
    for (let round = 0; round < 4; round += 1) {
      const order = await open('100', 'gcash', payer);
      expect(await payer.client.call('depositCancel', { number: order.number })).toMatchObject({
        ok: true,
        value: { state: 'CANCELLED' },
      });
    }
    const sixth = await payer.client.call('depositCreate', { channel: 'gcash', amount: '100' });
    expect(sixth).toMatchObject({ ok: false, refusal: { code: 'deposit.cancel_block' } });
    const settings = await payer.client.call('depositSettings', {});
    assert(settings.ok, 'settings are read');
    expect(settings.value.cancelsToday).toBe(5);
    const shares = { RNG: '1', LOCAL: '0.25', LIVE: '0.2', PVP: '0' };
    expect(settings.value.turnoverShares).toMatchObject(shares);
    expect(settings.value.blockedUntil).not.toBeNull();
  });

  it('refuse play money', async () => {
    const trial = await test
      .client()
      .call('freePlay', { os: 'test', platform: 'W', random: 'x'.repeat(20) });
    assert(trial.ok, `a trial begins ${JSON.stringify(trial)}`);
    const client = test.client({ token: trial.value.token });
    const made = await client.call('depositCreate', { channel: 'gcash', amount: '100' });
    expect(made).toMatchObject({ ok: false, refusal: { code: 'in_need_true_account' } });
    expect(await client.call('balance', {})).toMatchObject({
      ok: true,
      value: { main: '2000.0000' },
    });
  });
});

describe('a callback', () => {
  it('that is repeated credits once', async () => {
    const before = await balance();
    const order = await open();
    await test.press(order.payUrl, 'twice');
    await reach(order.number, 'SUCCESS');
    const again = await update(order.number);
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.callBack(again)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(Number(await balance()) - Number(before)).toBe(500);
  });

  it('that is captured and replayed is refused', async () => {
    const order = await open();
    const content = await update(order.number, '0.0000', 'PENDING');
    const signatureHeaders = { nonce: 'a'.repeat(32), timestamp: test.context.clock.now() };
    expect((await test.callBack(content, signatureHeaders)).status).toBe(200);
    expect(await test.callBack(content, signatureHeaders)).toEqual({
      status: 409,
      body: { ok: false, why: 'replayed' },
    });
    await player.client.call('depositCancel', { number: order.number });
  });

  it('with a wrong signature, an old time or no signature headers changes nothing', async () => {
    const order = await open();
    const content = await update(order.number);
    const now = test.context.clock.now();
    const refused = [
      { signature: 'f'.repeat(64) },
      { secret: 'another' },
      { timestamp: now - 301_000 },
      { timestamp: now + 301_000 },
      { nonce: 'short' },
      { signature: '' },
    ];
    for (const signatureHeaders of refused)
      expect((await test.callBack(content, signatureHeaders)).status).toBe(401);
    expect((await stateOf(order.number)).order.state).toBe('PAYING');
    expect((await test.callBack({ ...content, extra: 1 })).status).toBe(400);
    expect((await test.callBack({ ...content, merchant: 'nobody' })).status).toBe(404);
    expect((await test.callBack({ ...content, order: 'D1' })).status).toBe(404);
    expect((await test.callBack({ ...content, currency: 'VND' })).status).toBe(422);
    expect((await test.callBack(content)).status).toBe(200);
    expect((await stateOf(order.number)).order.state).toBe('SUCCESS');
  });

  it('of another amount goes to manual review, and the officer credits what was paid', async () => {
    const before = await balance();
    const order = await open();
    await test.press(order.payUrl, 'other', '321');
    await reach(order.number, 'AMOUNT_REVIEW');
    expect(await balance()).toBe(before);
    const backoffice = test.backoffice({ token: await logInOperator(test, 'cashier') });
    const waiting = await backoffice.call('depositList', { waiting: 'true' });
    assert(waiting.ok, 'the back office lists what waits');
    expect(waiting.value.list.map((row) => row.number)).toContain(order.number);
    const ask = { number: order.number, decision: 'credit', why: 'seen in the bank' } as const;
    expect(await backoffice.call('depositReview', ask)).toMatchObject({
      refusal: { code: 'deposit.review_amount' },
    });
    const done = await backoffice.call('depositReview', { ...ask, amount: '321' });
    expect(done).toMatchObject({
      ok: true,
      value: {
        state: 'SUCCESS',
        paidAmount: '321.0000',
        acceptedAmount: '321.0000',
        credited: '321.0000',
      },
    });
    expect(Number(await balance()) - Number(before)).toBe(321);
    expect(await backoffice.call('depositReview', { ...ask, amount: '321' })).toMatchObject({
      refusal: { code: 'order.moved_on' },
    });
  });

  it('that contradicts an earlier one moves no money, and is kept for manual review', async () => {
    const order = await open();
    const first = await update(order.number);
    expect((await test.callBack(first)).status).toBe(200);
    const before = await balance();
    const against = [
      { ...first, paid: '900.0000' },
      { ...first, reference: 'P-OTHER' },
      { ...first, status: 'FAILED', paid: '0.0000' },
    ];
    const expected = { status: 409, body: { ok: false, why: 'differs' } };
    for (const each of [...against, ...against])
      expect(await test.callBack(each)).toEqual(expected);
    expect((await test.callBack(first)).status).toBe(200);
    expect(await balance()).toBe(before);
    const { order: shown, timeline } = await stateOf(order.number);
    expect(shown.state).toBe('SUCCESS');
    expect(timeline.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    const backoffice = test.backoffice({ token: await logInOperator(test, 'cashier') });
    const one = await backoffice.call('depositDetail', { number: order.number });
    assert(one.ok, 'the back office reads the order');
    expect(one.value.order).toMatchObject({ paidAmount: '500.0000', credited: '500.0000' });
    const notes = one.value.events.filter(({ reason }) => reason === 'told_otherwise');
    expect(notes.map(({ note }) => note)).toEqual([
      `PAID 900.0000 PHP, ${first.reference}`,
      'PAID 500.0000 PHP, P-OTHER',
      `FAILED 0.0000 PHP, ${first.reference}`,
    ]);
    const flags = await test.sql<{ kind: string }>(
      `select kind from cashier.risk_flag
       where detail ->> 'order' = $1 and closed_at is null order by at`,
      [order.number],
    );
    expect(flags.map(({ kind }) => kind)).toEqual([
      'paid_otherwise',
      'paid_otherwise',
      'payment_taken_back',
    ]);
    const queues = await backoffice.call('dashboardQueues', {});
    assert(queues.ok, 'the back office reads the queues');
    expect(queues.value.list.map(({ queue }) => queue)).toContain('risk_flags');
  });

  it('whose review a second operator refused can be decided again', async () => {
    const order = await open();
    await test.press(order.payUrl, 'other', '2');
    await reach(order.number, 'AMOUNT_REVIEW');
    const backoffice = test.backoffice({ token: await logInOperator(test, 'cashier') });
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const why = 'the member says so';
    const ask = { number: order.number, decision: 'credit', amount: '500', why } as const;
    const pending = async (): Promise<string> => {
      const waiting = await owner.call('approvalList', {
        target: `deposit:${order.number}`,
        state: 'pending',
      });
      assert(waiting.ok, 'requests are listed');
      return waiting.value.list[0]?.id ?? '';
    };
    const reason = 'not by what the bank says';
    for (const [who, decision] of [
      [owner, 'refuse'],
      [backoffice, 'withdraw'],
    ] as const) {
      expect(await backoffice.call('depositReview', ask)).toMatchObject({
        value: { reason: 'second_person' },
      });
      expect(await backoffice.call('depositReview', ask)).toMatchObject({
        refusal: { code: 'order.second_person' },
      });
      expect(
        await who.call('approvalDecide', { id: await pending(), decision, reason }),
      ).toMatchObject({ ok: true });
      expect((await stateOf(order.number)).order).toMatchObject({
        state: 'AMOUNT_REVIEW',
        reason: 'paid_other_amount',
      });
    }
    expect(await backoffice.call('depositReview', { ...ask, amount: '2' })).toMatchObject({
      value: { state: 'SUCCESS', credited: '2.0000' },
    });
  });

  it('for less than an officer states waits for a second operator, and the reported amount is kept', async () => {
    const before = await balance();
    const order = await open();
    await test.press(order.payUrl, 'other', '1');
    await reach(order.number, 'AMOUNT_REVIEW');
    const backoffice = test.backoffice({ token: await logInOperator(test, 'cashier') });
    const why = 'the member says so';
    const ask = { number: order.number, decision: 'credit', amount: '20000', why } as const;
    expect(await backoffice.call('depositReview', ask)).toMatchObject({
      ok: true,
      value: { state: 'AMOUNT_REVIEW', reason: 'second_person', credited: null },
    });
    expect(await balance()).toBe(before);
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const target = `deposit:${order.number}`;
    const waiting = await owner.call('approvalList', { target });
    assert(waiting.ok, 'the request is there');
    expect(waiting.value.list[0]?.words).toContain('the provider said 1');
    const { id = '' } = waiting.value.list[0] ?? {};
    const decision = { id, decision: 'approve', reason: why } as const;
    expect(await backoffice.call('approvalDecide', decision)).toMatchObject({
      refusal: { code: 'approval.own' },
    });
    expect(await owner.call('approvalDecide', decision)).toMatchObject({ ok: true });
    const one = await owner.call('depositDetail', { number: order.number });
    expect(one).toMatchObject({
      value: {
        order: {
          paidAmount: '1.0000',
          acceptedAmount: '20000.0000',
          credited: '20000.0000',
        },
      },
    });
  });

  it('that fails the payment ends the order', async () => {
    const order = await open();
    await test.press(order.payUrl, 'fail');
    const failed = await reach(order.number, 'FAILED');
    expect(failed.reason).toBe('provider_failed');
  });

  it('after the order expired waits for a review, which sends the money back', async () => {
    const before = await balance();
    const order = await open();
    await test.sql('update cashier.deposit set expires_at = created_at where number = $1', [
      order.number,
    ]);
    await test.runJobs('expire-deposits');
    expect((await stateOf(order.number)).order).toMatchObject({
      state: 'EXPIRED',
      payUrl: null,
      cancellable: false,
    });
    await test.press(order.payUrl, 'pay');
    await reach(order.number, 'LATE_REVIEW');
    const backoffice = test.backoffice({ token: await logInOperator(test, 'cashier') });
    const ask = { number: order.number, decision: 'reject', why: 'sent back by hand' } as const;
    expect(await backoffice.call('depositReview', ask)).toMatchObject({
      value: { state: 'REFUND' },
    });
    expect(await balance()).toBe(before);
    const one = await backoffice.call('depositDetail', { number: order.number });
    assert(one.ok, 'the back office reads it');
    expect(one.value.events.map((event) => event.state)).toEqual([
      'CREATED',
      'PAYING',
      'EXPIRED',
      'LATE_REVIEW',
      'REFUND',
    ]);
  });

  it('after a cancellation waits for a review, too', async () => {
    const order = await open();
    await player.client.call('depositCancel', { number: order.number });
    await test.press(order.payUrl, 'pay');
    await reach(order.number, 'LATE_REVIEW');
  });
});

describe('an unavailable bank', () => {
  it('refuses the deposit, and the order is not left open', async () => {
    test.stopBank();
    const made = await player.client.call('depositCreate', { channel: 'gcash', amount: '100' });
    expect(made).toMatchObject({ ok: false, refusal: { code: 'deposit.provider_down' } });
    await test.startBank();
    const order = await open('100');
    await player.client.call('depositCancel', { number: order.number });
  });

  it('that was killed and restarted still knows and reports what was paid', async () => {
    const order = await open('150');
    await test.press(order.payUrl, 'pay');
    test.stopBank();
    await test.startBank();
    await reach(order.number, 'SUCCESS');
  });
});

describe('the history', () => {
  it('is listed, filtered, and exported as a file', async () => {
    const list = await player.client.call('depositList', { state: 'SUCCESS', pageSize: 2 });
    assert(list.ok, 'deposits are listed');
    expect(list.value.list).toHaveLength(2);
    expect(list.value.total).toBeGreaterThan(2);
    const file = await player.client.call('depositListCsv', {});
    assert(file.ok, 'the file comes');
    const [heading, first] = file.value.body.split('\r\n');
    expect(heading).toBe('Time,Order,Method,Amount,Fee,Credited,State');
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,D\d+,/);
  });

  it('of one member is not visible to another', async () => {
    const list = await player.client.call('depositList', {});
    assert(list.ok, 'deposits are listed');
    const stranger = await logInPayer(test, 'downline2');
    const number = list.value.list[0]?.number ?? '';
    expect(await stranger.client.call('depositOne', { number })).toMatchObject({
      refusal: { code: 'not.found' },
    });
    expect(await stranger.client.call('depositCancel', { number })).toMatchObject({
      refusal: { code: 'not.found' },
    });
  });
});

it('never leaves expired orders open', async () => {
  const order = await open('100');
  await test.turnClock(20 * MINUTE_MS);
  await test.runJobs('expire-deposits');
  expect((await stateOf(order.number)).order.state).toBe('EXPIRED');
});

it('shows a payment without a callback once it was polled', async () => {
  const deaf = await openCashierApp({ SERVER_URL: 'http://127.0.0.1:9' });
  try {
    const payer = await logInPayer(deaf, 'player1');
    const made = await payer.client.call('depositCreate', { channel: 'maya', amount: '300' });
    assert(made.ok, 'the deposit opens');
    await deaf.press(made.value.payUrl, 'pay');
    await deaf.runJobs('ask-deposits');
    const read = () => payer.client.call('depositOne', { number: made.value.number });
    expect(await read()).toMatchObject({ value: { order: { state: 'PAYING' } } });
    await deaf.turnClock(MINUTE_MS);
    await deaf.runJobs('ask-deposits');
    expect(await read()).toMatchObject({ value: { order: { state: 'SUCCESS' } } });
    await deaf.runJobs('ask-deposits');
    const after = await payer.client.call('balance', {});
    expect(after).toMatchObject({ value: { main: '300.0000' } });
  } finally {
    await deaf.close();
  }
});
