// Random histories of a vendor's calls, answered by the server over HTTP and by the model: bets,
// wins and rollbacks in any order, repetitions, changed repetitions, and connections that are cut
// after a request was sent. With house jackpots one member plays, claims levels as well, and the
// database drops what it is at.
import { sign } from 'node:crypto';
import { connect } from 'node:net';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import type { Id } from '@fairhouse/values';
import { currencyOf, jackpotAccount } from '../../apps/server/src/accounts.ts';
import { createMember } from '../../apps/server/src/modules/members/index.ts';
import { forgetVendors } from '../../apps/server/src/modules/vendors/index.ts';
import { transaction } from '../../apps/server/src/platform/sql.ts';
import {
  bodyOf,
  openVendorApp,
  type VendorApp,
} from '../../apps/server/src/testing/vendors/vendor-app.ts';
import { openChance, type Chance } from '../chance.ts';
import { newId, pickCall } from './pick-call.ts';
import type { PotsModel } from './pots-model.ts';
import {
  answerOf,
  fundModel,
  openWalletModel,
  refuseLate,
  type ModelCall,
  type WalletModel,
} from './wallet-model.ts';

export interface Histories {
  readonly histories: number;
  readonly seed: number;
  /** One player, so that what is in the pots is known at each step. */
  readonly jackpots?: boolean;
}

export interface HistoriesResult {
  readonly calls: ReadonlyMap<string, number>;
  readonly cuts: number;
  /** Transactions that the database ended from outside. */
  readonly breaks: number;
  readonly problems: readonly string[];
}

const MEMBERS = 12;
const STEPS_MOST = 12;
const FUNDS = 50_000n;
/** A bet that waits longer for its batch is refused for ever. */
const BOOK_WITHIN_MS = 2000;
/** Each time may meet another broken connection of the pool. */
const SENT_MOST = 10;

/** Plays the histories, each by one of a few members at the same time; compares every answer. */
export async function playHistories(asked: Histories): Promise<HistoriesResult> {
  const { histories, seed, jackpots = false } = asked;
  const test = await openVendorApp();
  const count: Counted = { calls: new Map(), problems: [], cuts: 0, breaks: 0 };
  const { problems } = count;
  let next = 0;
  let vendor = 0n;
  try {
    if (jackpots) await offerJackpots(test);
    const members = await createMembers(test, jackpots ? 1 : MEMBERS);
    await Promise.all(
      members.map(async (member) => {
        const player = await openPlayer(test, member, jackpots);
        while (next < histories && problems.length < 20) {
          const history = next++;
          const chance = openChance(seed + history);
          await playOne(test, player, { chance, count, history });
        }
        vendor += player.model.vendor;
      }),
    );
    const { context: app, merchant } = test;
    const address = `house:vendor:${test.vendor.code}` as never;
    const held = await app.ledger.balance(merchant.id, merchant.currency as never, address);
    if (held !== vendor) problems.push(`the vendor's account holds ${held}, not ${vendor}`);
  } finally {
    await test.close();
  }
  return count;
}

async function offerJackpots(test: VendorApp): Promise<void> {
  const { code } = test.vendor;
  await test.sql(`update vendors.vendor set kind = 'studio' where code = $1`, [code]);
  await test.sql(`update vendors.game set house_jackpot = true where vendor = $1`, [code]);
  forgetVendors(test.context, test.merchant.id);
}

interface Player {
  readonly member: Id<'member'>;
  readonly user: string;
  readonly token: string;
  readonly model: WalletModel;
}

async function createMembers(
  { context: app, merchant }: VendorApp,
  members: number,
): Promise<Id<'member'>[]> {
  const now = app.clock.now();
  return transaction(app.pool, async (sql) => {
    const made: Id<'member'>[] = [];
    for (let at = 0; at < members; at++) {
      const id = await createMember(sql, app, merchant, {
        username: `history${at}`,
        kind: 'member',
        group: 'formal',
        upline: undefined,
        language: 'EN',
        address: '127.0.0.1',
        method: 'WEB',
        now,
      });
      if (id !== undefined) made.push(id);
    }
    return { commit: true, value: made };
  });
}

async function openPlayer(
  test: VendorApp,
  member: Id<'member'>,
  hasPots: boolean,
): Promise<Player> {
  const token = await test.issue(member);
  return { member, user: test.userOf(member), token, model: openWalletModel(0n, hasPots) };
}

interface Counted {
  readonly calls: Map<string, number>;
  readonly problems: string[];
  cuts: number;
  breaks: number;
}

interface Playing {
  readonly chance: Chance;
  readonly count: Counted;
  readonly history: number;
}

async function playOne(test: VendorApp, player: Player, playing: Playing): Promise<void> {
  const { chance, count, history } = playing;
  const { calls, problems } = count;
  const { model } = player;
  if (model.balance < FUNDS && model.debt === 0n) {
    await test.fund(player.member, FUNDS);
    fundModel(model, FUNDS);
  }
  const made: ModelCall[] = [];
  const rounds = [newId(), newId()];
  for (let step = 0; step < STEPS_MOST; step++) {
    const call = pickCall(chance, { made, rounds, model });
    made.push(call);
    const times = chance.whole(4) === 0 ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const body = bodyOfCall(player, call);
      const began = performance.now();
      if (chance.whole(12) === 0) {
        count.cuts += 1;
        await cutAfter(test, call, body);
      }
      // A bet that is not booked within its time is refused for ever, by a broken database as well.
      if (model.pots !== undefined && call.kind !== 'bet' && chance.whole(6) === 0) {
        count.breaks += await breakDuring(test, chance.whole(8), test.send(call.kind, body));
      }
      const reply = await sendUntilAnswered(test, call.kind, body);
      const isLate = performance.now() - began >= BOOK_WITHIN_MS;
      if (isLate && reply.body['status'] === 'RS_ERROR_UNKNOWN') refuseLate(model, call);
      const wanted = answerOf(model, call);
      const [status, balance] = [reply.body['status'], reply.body['balance']];
      const name = `${call.level === undefined ? call.kind : 'claim'} ${wanted.status}`;
      calls.set(name, (calls.get(name) ?? 0) + 1);
      const paid = reply.body['house_jackpot_paid'];
      if (
        status !== wanted.status ||
        balance !== Number(wanted.balance * 10n) ||
        paid !== (wanted.paid === undefined ? undefined : Number(wanted.paid * 10n))
      ) {
        problems.push(
          `history ${history}, step ${step}, ${call.kind} ${call.level ?? ''}: ` +
            `${String(status)} ${String(balance)} ${String(paid)}, ` +
            `the model says ${wanted.status} ${wanted.balance * 10n} ${String(wanted.paid)}`,
        );
        return;
      }
    }
  }
  const balance = await test.balance(player.member);
  const debt = await test.debt(player.member);
  if (balance !== model.balance || debt !== model.debt) {
    problems.push(`history ${history}: ${balance} and a debt of ${debt}`);
  }
  if (model.pots !== undefined) problems.push(...(await comparePots(test, model.pots, history)));
}

async function comparePots(
  { context: app, merchant }: VendorApp,
  { levels, reserve }: PotsModel,
  history: number,
): Promise<string[]> {
  const wanted = [...levels, ['reserve', reserve] as const];
  const problems = await Promise.all(
    wanted.map(async ([name, holds]) => {
      const address = jackpotAccount(name);
      const held = await app.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
      return held === holds ? [] : [`history ${history}: ${name} holds ${held}, not ${holds}`];
    }),
  );
  return problems.flat();
}

const BREAK = `
  select count(pg_terminate_backend(pid)) as broken from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    and backend_type = 'client backend'`;

/** Ends the database's transactions while a request is answered; returns how many. */
async function breakDuring(
  test: VendorApp,
  afterMs: number,
  asked: Promise<unknown>,
): Promise<number> {
  await new Promise((passed) => setTimeout(passed, afterMs));
  const [row] = await test.sql<{ broken: string }>(BREAK);
  await asked;
  return Number(row?.broken ?? 0);
}

/**
 * Sends a call as a vendor does: one without an answer is sent again. A connection can break after
 * the call that it was ended in, and fail the next one.
 */
async function sendUntilAnswered(
  test: VendorApp,
  kind: ModelCall['kind'],
  body: Record<string, unknown>,
): Promise<Awaited<ReturnType<VendorApp['send']>>> {
  for (let time = 1; ; time++) {
    const reply = await test.send(kind, body);
    if (reply.body['status'] !== undefined || time === SENT_MOST) return reply;
  }
}

function bodyOfCall({ user, token }: Player, call: ModelCall): Record<string, unknown> {
  const { id, round, closes, amount: units, reference, kind, level } = call;
  const body = bodyOf({
    user,
    token,
    id,
    round,
    closes,
    units,
    ...(reference === undefined ? {} : { reference }),
    ...(level === undefined ? {} : { fields: { house_jackpot: level } }),
  });
  if (kind !== 'rollback') return body;
  const { amount: _amount, currency: _currency, ...rest } = body;
  return rest;
}

/** Sends the request and closes the connection without reading an answer. */
async function cutAfter(test: VendorApp, call: ModelCall, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const signature = sign('sha256', Buffer.from(text), test.vendor.key).toString('base64');
  const { hostname, port } = new URL(test.origin);
  await new Promise<void>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(
        `POST ${WALLET_PATHS[call.kind]} HTTP/1.1\r\nHost: ${hostname}\r\n` +
          `${SIGNATURE_HEADER}: ${signature}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`,
      );
      socket.write(text, () => socket.destroy());
    });
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
}
