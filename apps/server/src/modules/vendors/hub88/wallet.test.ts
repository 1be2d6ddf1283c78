import { randomUUID } from 'node:crypto';
import { amount, type Id } from '@fairhouse/values';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
  type WalletReply,
} from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let member: Id<'member'>;
let user: string;
let token: string;

beforeAll(async () => {
  test = await openVendorApp();
  member = memberOf(test, 'player1');
  user = test.userOf(member);
  token = await test.issue(member);
});
afterAll(() => test.close());

/** What the house's account of the vendor holds is what its transactions moved. */
afterEach(async () => {
  const [sums] = await test.sql<{ moved: string; held: string }>(`
    select coalesce((select sum(case when kind = 'BET' then amount else -amount end)
        from vendors.transaction where state = 'BOOKED' and (kind = 'WIN' or (kind = 'BET' and not free))
          and reversed_by is null), 0) as moved,
      coalesce((select sum(case when c.address like 'house:vendor:%' then m.amount else -m.amount end)
        from ledger.movement m
        join ledger.account c on c.merchant_id = m.merchant_id and c.account_id = m.credit_id
        join ledger.account d on d.merchant_id = m.merchant_id and d.account_id = m.debit_id
        where m.refused is null and (c.address like 'house:vendor:%') <> (d.address like 'house:vendor:%')
      ), 0) as held`);
  if (sums?.held !== sums?.moved) throw new Error(`${sums?.held} instead of ${sums?.moved}`);
});

const statusOf = ({ body }: WalletReply): unknown => body['status'];
const balanceOf = ({ body }: WalletReply): unknown => body['balance'];
const nextRound = (): string => `r-${randomUUID()}`;
const bet = (fields: Partial<Parameters<typeof bodyOf>[0]> = {}) =>
  test.send('bet', bodyOf({ user, token, round: nextRound(), ...fields }));

/** Waits until so many statements wait for a row that another transaction holds. */
async function untilWaiting(statements: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await test.sql<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.waiting;
    })
    .toBe(statements);
}

describe('requests that arrive at once', () => {
  it('of one id are applied once and answered equally', async () => {
    await test.fund(member, 1_000_000n);
    const before = await test.balance(member);
    const body = bodyOf({ user, token, round: nextRound(), units: 10_000n });
    const replies = await Promise.all(Array.from({ length: 20 }, () => test.send('bet', body)));
    expect(new Set(replies.map((each) => JSON.stringify(each)))).toHaveProperty('size', 1);
    expect(statusOf(replies[0] as WalletReply)).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before - 10_000n);
  });

  it('spend a balance once', async () => {
    const whole = await test.balance(member);
    const replies = await Promise.all([bet({ units: whole }), bet({ units: whole })]);
    const statuses = replies.map((each) => String(statusOf(each))).toSorted();
    expect(statuses).toEqual(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK']);
    expect(await test.balance(member)).toBe(0n);
    await test.fund(member, 10_000_000n);
  });

  it('of a bet and its rollback leave the balance as it was', async () => {
    const before = await test.balance(member);
    for (let at = 0; at < 15; at++) {
      const id = randomUUID();
      const round = nextRound();
      const rollback = bodyOf({ user, token, round, reference: id });
      const [, back] = await Promise.all([
        bet({ id, round, units: 50_000n }),
        test.send('rollback', rollback),
      ]);
      expect(statusOf(back)).toBe('RS_OK');
    }
    expect(await test.balance(member)).toBe(before);
    const [standing] = await test.sql<{ count: string }>(
      `select count(*) from vendors.transaction where kind = 'BET' and state = 'BOOKED'
         and reversed_by is null and amount = 50000`,
    );
    expect(standing?.count).toBe('0');
  });

  it('of a bet that was rolled back before get one answer while the balance changes', async () => {
    const id = randomUUID();
    const round = nextRound();
    await test.send('rollback', bodyOf({ user, token, round, reference: id }));
    const late = bodyOf({ user, token, round, id });
    const holder = new pg.Client({ connectionString: test.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from vendors.transaction where transaction_id = $1 for update', [
        id,
      ]);
      const first = test.send('bet', late);
      await untilWaiting(1);
      expect(statusOf(await bet())).toBe('RS_OK');
      const second = test.send('bet', late);
      await untilWaiting(2);
      await holder.query('commit');
      expect(statusOf(await first)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
      expect(await second).toEqual(await first);
    } finally {
      await holder.end();
    }
  });

  it('of a win and the rollback of its bet leave the balance as it was', async () => {
    const before = await test.balance(member);
    for (let at = 0; at < 10; at++) {
      const id = randomUUID();
      const round = nextRound();
      expect(statusOf(await bet({ id, round }))).toBe('RS_OK');
      const won = bodyOf({ user, token, round, reference: id, units: 70_000n });
      const [win, back] = await Promise.all([
        test.send('win', won),
        test.send('rollback', bodyOf({ user, token, round, reference: id })),
      ]);
      expect(statusOf(back)).toBe('RS_OK');
      expect(['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']).toContain(statusOf(win));
    }
    expect(await test.balance(member)).toBe(before);
  });
});

describe('what was answered once', () => {
  it('is answered again after a deposit, a deposit changes no refusal', async () => {
    const body = bodyOf({ user, token, round: nextRound(), units: 999_999_999_990n });
    const refused = await test.send('bet', body);
    expect(statusOf(refused)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    await test.fund(member, 10_000n);
    expect(await test.send('bet', body)).toEqual(refused);
  });

  it.each([
    ['amount', { amount: 200_000 }],
    ['round', { round: 'another' }],
    ['game', { game_code: 'jade-koi' }],
    ['is_free', { is_free: true }],
  ])('is refused with another %s, and an operator sees it', async (_name, fields) => {
    const body = bodyOf({ user, token, round: nextRound() });
    expect(statusOf(await test.send('bet', body))).toBe('RS_OK');
    const changed = await test.send('bet', { ...body, ...fields });
    expect(statusOf(changed)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    const cases = await test.sql(
      `select from vendors.vendor_case where kind = 'CHANGED_DUPLICATE' and subject = $1`,
      [body['transaction_uuid']],
    );
    expect(cases).toHaveLength(1);
  });

  it('is found when the session has ended since', async () => {
    const ending = await test.issue(member);
    const body = bodyOf({ user, token: ending, round: nextRound() });
    const first = await test.send('bet', body);
    await test.sql(
      `update vendors.game_session set ended_at = house_now(), end_reason = 'test'
       where ended_at is null and session_id in (select session_id from vendors.game_session
         order by issued_at desc, session_id limit 1000) and token_hash = sha256($1::bytea)`,
      [Buffer.from(ending)],
    );
    expect(await test.send('bet', body)).toEqual(first);
    const next = await test.send('bet', bodyOf({ user, token: ending, round: nextRound() }));
    expect(statusOf(next)).toBe('RS_ERROR_TOKEN_EXPIRED');
  });
});

describe('a bet is refused', () => {
  it('by an amount that is not one', async () => {
    const asked = bodyOf({ user, token, round: nextRound() });
    const of = async (text: string): Promise<unknown> => {
      const body = JSON.stringify({ ...asked, transaction_uuid: randomUUID(), amount: 7 });
      return statusOf(await signedText(body.replace('"amount":7', `"amount":${text}`)));
    };
    expect(await of('0')).toBe('RS_OK');
    expect(await of('10')).toBe('RS_OK');
    for (const text of ['1', '9', '-10', '9007199254740992']) {
      expect(await of(text), text).toBe('RS_ERROR_WRONG_SYNTAX');
    }
    for (const text of ['"10"', '10.5', 'true', '{}']) {
      expect(await of(text), text).toBe('RS_ERROR_WRONG_TYPES');
    }
    expect(await of('null')).toBe('RS_ERROR_WRONG_TYPES');
  });

  it('with a NUL or a lone surrogate in a text', async () => {
    for (const round of ['a\u0000b', 'a\ud800b']) {
      expect(statusOf(await bet({ round }))).toBe('RS_ERROR_WRONG_SYNTAX');
    }
  });

  it('for another game than its session’s, an unknown one, and another currency', async () => {
    const of = async (fields: Record<string, unknown>) => statusOf(await bet({ fields }));
    expect(await of({ game_code: 'jade-koi' })).toBe('RS_ERROR_INVALID_GAME');
    expect(await of({ game_code: 'nothing' })).toBe('RS_ERROR_INVALID_GAME');
    expect(await of({ currency: 'VND' })).toBe('RS_ERROR_WRONG_CURRENCY');
  });

  it('by a key of nobody, by a signature of another body, and when it is too large', async () => {
    const body = bodyOf({ user, token, round: nextRound() });
    const stranger = await test.addVendor({ code: 'STRANGER' });
    expect(statusOf(await test.send('bet', body, { signature: 'AAAA' }))).toBe(
      'RS_ERROR_INVALID_SIGNATURE',
    );
    // Another vendor may sign, but the token is not its own.
    expect(statusOf(await test.send('bet', body, { key: stranger.key }))).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
    const large = { ...body, transaction_uuid: randomUUID(), filler: 'x'.repeat(66_000) };
    expect(statusOf(await test.send('bet', large))).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(
      await test.sql(
        `select from vendors.transaction where transaction_id = $1
      and vendor = 'TESTER'`,
        [body['transaction_uuid']],
      ),
    ).toEqual([]);
  });

  it('from a foreign address with status 403', async () => {
    await setNetworks(['203.0.113.0/24']);
    const refused = await bet();
    await setNetworks([]);
    expect([refused.http, statusOf(refused)]).toEqual([403, 'RS_ERROR_INVALID_PARTNER']);
    expect(statusOf(await bet())).toBe('RS_OK');
  });

  it('over a stake limit until a rollback gives the stake back', async () => {
    const limited = memberOf(test, 'downline1');
    await test.fund(limited, 10_000_000n);
    const own = { user: test.userOf(limited), token: await test.issue(limited) };
    await setStakeLimit(limited, 100_000n);
    const id = randomUUID();
    const round = nextRound();
    expect(statusOf(await bet({ ...own, id, round, units: 80_000n }))).toBe('RS_OK');
    expect(statusOf(await bet({ ...own, units: 30_000n }))).toBe('RS_ERROR_LIMIT_REACHED');
    await test.send('rollback', bodyOf({ ...own, round, reference: id }));
    expect(statusOf(await bet({ ...own, units: 30_000n }))).toBe('RS_OK');
    const racing = await Promise.all(
      Array.from({ length: 10 }, () => bet({ ...own, units: 20_000n })),
    );
    expect(racing.filter((each) => statusOf(each) === 'RS_OK')).toHaveLength(3);
  });
});

describe('another merchant', () => {
  it('has other members and ids of its own', async () => {
    const { rows } = {
      rows: await test.sql<{ merchant_id: number; code: string }>(
        `select merchant_id, code from settings.merchant where merchant_id <> $1 order by 1`,
        [test.merchant.id],
      ),
    };
    const second = rows[0];
    if (second === undefined) throw new Error('the demo has two merchants');
    const body = bodyOf({ user: `${second.code}-${member}`, token, round: nextRound() });
    expect(statusOf(await test.send('bet', body))).toBe('RS_ERROR_INVALID_TOKEN');
    const other = await test.addVendor({ code: 'TESTER2', merchant: second.merchant_id });
    const stolen = bodyOf({ user, token, round: nextRound() });
    expect(statusOf(await test.send('bet', stolen, { key: other.key }))).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
    expect(statusOf(await test.send('win', stolen, { key: other.key }))).toBe('RS_ERROR_UNKNOWN');
  });
});

describe('a token', () => {
  it('opens its session within a minute, and from one address', async () => {
    const fresh = await test.issue(member, { isFresh: true });
    expect(statusOf(await bet({ token: fresh }))).toBe('RS_OK');
    const old = await test.issue(member, { isFresh: true });
    await test.turnClock(61_000);
    expect(statusOf(await bet({ token: old }))).toBe('RS_ERROR_INVALID_TOKEN');
    expect(statusOf(await bet({ token: fresh }))).toBe('RS_OK');
    await test.turnClock(31 * 60_000);
    expect(statusOf(await bet({ token: fresh }))).toBe('RS_ERROR_TOKEN_EXPIRED');
    token = await test.issue(member);
  });
});

describe('a free bet', () => {
  it('takes nothing, and its win needs no bet', async () => {
    const before = await test.balance(member);
    const round = nextRound();
    const free = { is_free: true };
    expect(balanceOf(await bet({ round, fields: free }))).toBe(Number(before) * 10);
    const win = await test.send('win', bodyOf({ user, token, round, closes: true, fields: free }));
    expect(statusOf(win)).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before + amount(10_000n));
  });
});

async function signedText(text: string): Promise<WalletReply> {
  const { sign } = await import('node:crypto');
  const signature = sign('sha256', Buffer.from(text), test.vendor.key).toString('base64');
  return test.sendRaw(WALLET_PATHS.bet, text, { [SIGNATURE_HEADER]: signature });
}

async function setNetworks(networks: readonly string[]): Promise<void> {
  await test.sql(`update vendors.vendor set networks = $1 where code = 'TESTER'`, [networks]);
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
  await new Promise((resolve) => setTimeout(resolve, 300));
}

async function setStakeLimit(limited: Id<'member'>, most: bigint): Promise<void> {
  const login = await test.client().call('login', {
    username: 'downline1',
    password: 'Fairhouse-2026!',
  });
  if (!login.ok) throw new Error('the member can log in');
  const client = test.client({ token: login.value.token });
  const set = await client.call('protectionLimit', {
    kind: 'stake',
    period: 'day',
    amount: `${most / 10_000n}.0000`,
  });
  expect(set, limited).toMatchObject({ ok: true });
}
