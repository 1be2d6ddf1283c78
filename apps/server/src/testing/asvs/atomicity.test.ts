// Each operation that moves money or rights is made to fail at each table that it writes, one after
// the other: the caller gets an error, nothing of it remains, and a retry does it once.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PAYMENT_PASSWORD, DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { logInOperator } from '../log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  valueOf,
  type LotteryApp,
  type Player,
} from '../lottery-app.ts';
import { readContents } from './database-contents.ts';

let test: LotteryApp;
let superuser: pg.Client;
let player: Player;
let backoffices: {
  owner: ReturnType<LotteryApp['backoffice']>;
  partner: ReturnType<LotteryApp['backoffice']>;
};

beforeAll(async () => {
  test = await openLotteryApp();
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
  await superuser.query(`create function public.asvs_fail() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full'; end $$`);
  player = await logInPlayer(test, 'downline1', '100000');
  backoffices = {
    owner: test.backoffice({ token: await logInOperator(test, 'owner') }),
    partner: test.backoffice({ token: await logInOperator(test, 'partner') }),
  };
}, 60_000);
afterAll(async () => {
  await superuser.end();
  await test.close();
});

/** Its draws last longer than each test: a draw that closes meanwhile refuses what is tried. */
const LOTTERY = 'SSC5';

type Answer = { readonly ok: boolean };
/** Prepares what the call needs, and returns the call. */
type Operation = () => Promise<() => Promise<Answer>>;

const bet = () => betOf({ play: 'FixedPlace', pick: '7||||' });

async function placed(): Promise<string> {
  const { issue } = await drawOnSale(test, LOTTERY);
  const key = { idempotencyKey: randomUUID() };
  return valueOf(await player.client.call('placeBets', { issue, bets: [bet()] }, key)).order;
}

async function card(): Promise<string> {
  const { cards } = valueOf(await player.client.call('bankCards', {}));
  const [known] = cards;
  if (known !== undefined) return known.id;
  const made = await player.client.call('bankCardAdd', {
    bank: 'BDO',
    number: '001012345678',
    holder: 'Diego Luna',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  return valueOf(made).id;
}

async function withdrawal(): Promise<string> {
  const input = { amount: '200', card: await card(), paymentPassword: DEMO_PAYMENT_PASSWORD };
  const key = { idempotencyKey: randomUUID() };
  return valueOf(await player.client.call('withdrawCreate', input as never, key)).number;
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'a bet': async () => {
    const { issue } = await drawOnSale(test, LOTTERY);
    const input = { issue, bets: [bet()] };
    const key = { idempotencyKey: randomUUID() };
    return () => player.client.call('placeBets', input, key);
  },
  'a cancelled bet': async () => {
    const order = await placed();
    const key = { idempotencyKey: randomUUID() };
    return () => player.client.call('cancelBets', { order } as never, key);
  },
  'a chase': async () => {
    const { issue } = await drawOnSale(test, LOTTERY);
    const key = { idempotencyKey: randomUUID() };
    const input = {
      issue,
      kind: 'same' as const,
      multiples: [1, 1],
      stopOnWin: false,
      bets: [bet()],
      total: '4',
    };
    return () => player.client.call('createChase', input, key);
  },
  'a withdrawal': async () => {
    const input = { amount: '200', card: await card(), paymentPassword: DEMO_PAYMENT_PASSWORD };
    const key = { idempotencyKey: randomUUID() };
    return () => player.client.call('withdrawCreate', input as never, key);
  },
  'a withdrawal that is refused': async () => {
    const number = await withdrawal();
    valueOf(await backoffices.owner.call('withdrawalClaim', { number }));
    const key = { idempotencyKey: randomUUID() };
    const input = { number, reason: 'other', why: 'not as it should be' };
    return () => backoffices.owner.call('withdrawalReject', input as never, key);
  },
  'money given by two operators': async () => {
    const asked = await backoffices.owner.call(
      'adjustmentAsk',
      { username: 'downline1', direction: 'CREDIT', amount: '5', turnover: '0', why: 'a gift' },
      { idempotencyKey: randomUUID() },
    );
    const { approval } = valueOf(asked);
    const key = { idempotencyKey: randomUUID() };
    const input = { id: approval, decision: 'approve', reason: 'agreed' };
    return () => backoffices.partner.call('approvalDecide', input as never, key);
  },
};

/** No message stops the money that it is about: all but the message is written. */
const MESSAGES = 'messages.inbox';

/** The tables that differ. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...after].filter(([table, content]) => before.get(table) !== content).map(([t]) => t);
}

async function withFailing<Value>(table: string, run: () => Promise<Value>): Promise<Value> {
  await superuser.query(`create trigger asvs_fails before insert or update or delete on ${table}
    for each statement execute function public.asvs_fail()`);
  try {
    return await run();
  } finally {
    await superuser.query(`drop trigger asvs_fails on ${table}`);
  }
}

describe('an operation that fails half-way', () => {
  it.each(Object.entries(OPERATIONS))('leaves nothing of %s', async (_what, prepare) => {
    // Once beforehand, so that rows that only the first operation writes exist.
    expect(await (await prepare())()).toMatchObject({ ok: true });
    const next = await prepare();
    const start = await readContents(superuser);
    expect(await next()).toMatchObject({ ok: true });
    const written = changed(start, await readContents(superuser));
    expect(written.length).toBeGreaterThan(1);
    for (const table of written) {
      const operation = await prepare();
      const before = await readContents(superuser);
      const failed = await withFailing(table, operation);
      if (table === MESSAGES) {
        expect([table, failed.ok]).toEqual([table, true]);
        const others = written.filter((each) => each !== MESSAGES);
        expect(changed(before, await readContents(superuser))).toEqual(others);
        continue;
      }
      expect([table, failed.ok]).toEqual([table, false]);
      expect([table, changed(before, await readContents(superuser))]).toEqual([table, []]);
      expect([table, (await operation()).ok]).toEqual([table, true]);
      const after = await readContents(superuser);
      await operation();
      expect([table, changed(after, await readContents(superuser))]).toEqual([table, []]);
    }
  });

  it('a failed registration leaves no part of a member', async () => {
    const before = await readContents(superuser);
    const register = (username: string) =>
      test.client().call('register', {
        username,
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
        birthday: '1990-04-04',
      });
    for (const table of ['members.credential', 'identity.session', 'identity.device']) {
      const answer = await withFailing(table, () => register('walker55'));
      expect([table, answer.ok]).toEqual([table, false]);
      expect([table, changed(before, await readContents(superuser))]).toEqual([table, []]);
    }
    expect((await register('walker55')).ok).toBe(true);
  });
});
