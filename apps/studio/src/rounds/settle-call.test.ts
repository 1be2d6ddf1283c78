// Two attempts at a call at once: the second is judged by what the first has left.
import { randomUUID } from 'node:crypto';
import { amount, assert } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StudioContext } from '../context.ts';
import type { WalletReply } from '../house/wallet.ts';
import { playSlotRound } from '../rgs/play-slot-round.ts';
import { openSession } from '../sessions/open-session.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { sendCall } from './settle-call.ts';

const NONE = amount(0n);
let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.house.fault = () => 'none';
});

/** Plays a round whose bet is answered by `answer` instead of the house. */
async function playAnswered(user: string, answer: (betId: string) => Promise<WalletReply>) {
  const sessionId = await studio.launch('harbour-lights', user);
  const session = await openSession(studio.context, { sessionId, address: '127.0.0.1' });
  assert(session !== undefined, 'the session lives');
  const { wallet } = studio.context;
  const context: StudioContext = {
    ...studio.context,
    wallet: {
      ...wallet,
      ask: (call, fields) =>
        call === 'bet' ? answer(String(fields.transaction_uuid)) : wallet.ask(call, fields),
    },
  };
  return playSlotRound(context, session, { amount: 10_000_000, mode: 'base' });
}

/** The rounds of a user with their calls, and how many nonces of its pair are taken. */
async function standing(user: string) {
  const { rows } = await studio.database.query<{ state: string; calls: string; nonce: number }>(
    `select r.state, string_agg(c.kind || ' ' || c.state, ', ' order by c.created_at, c.kind) as calls,
            (select nonce from studio.seed_pair s
              where s.player_id = p.id and s.state = 'ACTIVE') as nonce
       from studio.player p
       join studio.round r on r.player_id = p.id
       join studio.wallet_call c on c.round_id = r.id
      where p.username = $1 group by p.id, r.id`,
    [user],
  );
  return rows;
}

it('an answer to a request that was not read leaves open what an earlier one came to', async () => {
  let attempts = 0;
  const answer = await playAnswered('m-unread', async (betId) => {
    attempts += 1;
    // The house booked another process's attempt, and its answer was lost.
    studio.house.fault = () => (attempts === 1 ? 'cut' : 'none');
    const other = await sendCall(studio.context, betId);
    expect(studio.house.booked.has(betId)).toBe(true);
    if (attempts > 1) return { answered: true, status: 'RS_OK', balance: other.balance ?? NONE };
    expect(other).toMatchObject({ state: 'WAITING', unanswered: true });
    return { answered: true, status: 'RS_ERROR_INVALID_SIGNATURE' };
  });
  expect(answer).toMatchObject({ ok: true });
  expect(attempts).toBe(2);
  const [round] = await standing('m-unread');
  expect(round).toMatchObject({ nonce: 1 });
  expect(round?.calls).toMatch(/^BET DONE/);
});

it('a round is decided once by the attempt that ends its bet', async () => {
  const answer = await playAnswered('m-twice', async (betId) => {
    expect((await sendCall(studio.context, betId)).state).toBe('DONE');
    return { answered: true, status: 'RS_OK', balance: NONE };
  });
  expect(answer).toMatchObject({ ok: true });
  const [round, ...others] = await standing('m-twice');
  expect(others).toEqual([]);
  expect(round).toMatchObject({ nonce: 1 });
  expect(round?.calls.match(/BET/g)).toHaveLength(1);
  expect(studio.house.balances.get('m-twice')).toBeLessThanOrEqual(10_000_000n);
});

it('a repeated request that reads its round before it is decided answers with the decided one', async () => {
  const sessionId = await studio.launch('harbour-lights', 'm-again');
  const session = await openSession(studio.context, { sessionId, address: '127.0.0.1' });
  assert(session !== undefined, 'the session lives');
  const body = { amount: 10_000_000, mode: 'base', playId: randomUUID() };
  const { wallet, database } = studio.context;
  let answerBet = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answerBet = resolve));
  const ask: StudioContext['wallet']['ask'] = async (call, fields) => {
    if (call === 'bet') await isAnswered;
    return wallet.ask(call, fields);
  };
  const first = playSlotRound({ ...studio.context, wallet: { ask } }, session, body);
  await expect.poll(() => standing('m-again')).toHaveLength(1);
  // The bet is answered between the reading of the round and that of its calls.
  const late = Object.create(database) as typeof database;
  const query = async (text: string, values: readonly unknown[]) => {
    if (text.includes('from studio.wallet_call where round_id')) {
      answerBet();
      await first;
    }
    return database.query(text, [...values]);
  };
  const second = await playSlotRound(
    { ...studio.context, database: Object.assign(late, { query }) },
    session,
    body,
  );
  expect(second).toMatchObject({ ok: true });
  const [one, other] = [await first, second].map((answer) =>
    answer.ok ? (answer.value as { round: { betID: unknown } }).round.betID : undefined,
  );
  expect(one).toBeDefined();
  expect(other).toBe(one);
});
