import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GAMES,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { keyContext } from '../records/index.ts';

interface Example {
  readonly area: string;
  readonly case: string;
  readonly given: {
    readonly startCents: number;
    readonly requests: readonly {
      readonly game_id: string;
      readonly actions: readonly {
        action: string;
        action_id: string;
        original_action_id?: string;
      }[];
    }[];
  };
  readonly expect: {
    readonly answers: readonly {
      readonly http: number;
      readonly code?: number;
      readonly balance: number;
      readonly transactions?: readonly (string | { action_id: string; known: boolean })[];
    }[];
    readonly endUnits: number;
    readonly rounds: Record<string, string>;
  };
}

const file = join(import.meta.dirname, '../../../testing/vectors/vendor-wallet.json');
const all = JSON.parse(readFileSync(file, 'utf8')) as Example[];
const examples = all.filter(({ area }) => area === 'second-dialect');
const SECRET = 'second-dialect-secret';

let test: VendorApp;
let member: Id<'member'>;
let token: string;

beforeAll(async () => {
  test = await openVendorApp();
  member = memberOf(test, 'player1');
  await test.addVendor({ code: 'PLAYER' });
  await test.sql(`update vendors.vendor set dialect = 'PLAY' where code = 'PLAYER'`);
  const id = randomUUID();
  const sealed = test.context.keys.seal(Buffer.from(SECRET), keyContext(id));
  await test.sql(
    `insert into vendors.vendor_key
       (merchant_id, code, key_id, owner, algorithm, sealed, state, created_at)
     values ($1, 'PLAYER', $2, 'VENDOR', 'HMAC', $3, 'NEXT', house_now())`,
    [test.merchant.id, id, Buffer.from(sealed)],
  );
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
  await new Promise((resolve) => setTimeout(resolve, 300));
  token = await test.issue(member, { vendor: 'PLAYER' });
});
afterAll(() => test.close());

async function send(path: 'play' | 'rollback', body: object, secret = SECRET) {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return test.sendRaw(`/vendor/play/v1/${path}`, text, { 'x-request-sign': signature });
}

describe('the worked examples of the second dialect', () => {
  it('are five', () => expect(examples).toHaveLength(5));

  it.each(examples.map((each) => [each.case, each] as const))('%s', async (_name, example) => {
    const { given, expect: wanted } = example;
    const salt = randomUUID().slice(0, 8);
    await test.sql(`delete from vendors.round`);
    const before = await test.balance(member);
    const start = BigInt(given.startCents) * 100n;
    await test.fund(member, start);
    // What the examples before left stays below.
    const cents = (shown: number): number => shown + Number(before / 100n);
    for (const [index, asked] of given.requests.entries()) {
      const salted = {
        ...asked,
        user_id: test.userOf(member),
        session_id: token,
        actions: asked.actions.map((action) => ({
          ...action,
          action_id: salt + action.action_id,
          ...(action.original_action_id === undefined
            ? {}
            : { original_action_id: salt + action.original_action_id }),
        })),
      };
      const isRollback = asked.actions[0]?.action === 'rollback';
      const { http, body } = await send(isRollback ? 'rollback' : 'play', salted);
      const answer = wanted.answers[index];
      expect([http, body['code'], body['balance']]).toEqual([
        answer?.http,
        answer?.code,
        cents(answer?.balance ?? 0),
      ]);
      const booked = (body['transactions'] ?? []) as { action_id: string; tx_id: string }[];
      expect(booked.map(({ action_id }) => action_id)).toEqual(
        (answer?.transactions ?? []).map(
          (each) => salt + (typeof each === 'string' ? each : each.action_id),
        ),
      );
      for (const [at, each] of (answer?.transactions ?? []).entries()) {
        const isKnown = typeof each === 'string' || each.known;
        expect(booked[at]?.tx_id !== '').toBe(isKnown);
      }
    }
    expect((await test.balance(member)) - before).toBe(BigInt(wanted.endUnits) / 10n);
    const rounds = await test.sql<{ round_id: string; state: string }>(
      `select round_id, state from vendors.round`,
    );
    expect(Object.fromEntries(rounds.map((row) => [row.round_id, row.state]))).toEqual(
      wanted.rounds,
    );
  });
});

it('refuses another secret, and says so by a status', async () => {
  const body = { user_id: test.userOf(member), currency: 'PHP', game: GAMES[0], actions: [] };
  expect((await send('play', body, 'another')).http).toBe(403);
  expect((await send('play', body)).http).toBe(200);
});

it('signs as the worked example does', () => {
  const example = all.find((each) => each.case.startsWith('signature-01')) as unknown as {
    given: { body: string; secret: string };
    expect: Record<string, string>;
  };
  const { body, secret } = example.given;
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  expect(signature).toBe(example.expect['X-REQUEST-SIGN']);
});

it('books the actions of one call once, when it arrives twenty times at once', async () => {
  await test.fund(member, 1_000_000n);
  const before = await test.balance(member);
  const id = randomUUID();
  const body = {
    user_id: test.userOf(member),
    session_id: token,
    currency: 'PHP',
    game: GAMES[0],
    game_id: id,
    finished: true,
    actions: [
      { action: 'bet', action_id: `${id}-1`, amount: 500 },
      { action: 'win', action_id: `${id}-2`, amount: 200 },
    ],
  };
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('play', body)));
  expect(new Set(replies.map(({ http }) => http))).toEqual(new Set([200]));
  expect(await test.balance(member)).toBe(before - 30_000n);
});
