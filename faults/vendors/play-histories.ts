// Random histories of a vendor's calls, answered by the server over HTTP and by the model: bets,
// wins and rollbacks in any order, repetitions, changed repetitions, and connections that are cut
// after a request was sent.
import { randomBytes, sign } from 'node:crypto';
import { connect } from 'node:net';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import type { Id } from '@fairhouse/values';
import { createMember } from '../../apps/server/src/modules/members/index.ts';
import { transaction } from '../../apps/server/src/platform/sql.ts';
import {
  bodyOf,
  openVendorApp,
  type VendorApp,
} from '../../apps/server/src/testing/vendors/vendor-app.ts';
import { openChance, type Chance } from '../chance.ts';
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
}

export interface HistoriesResult {
  readonly calls: ReadonlyMap<string, number>;
  readonly cuts: number;
  readonly problems: readonly string[];
}

const MEMBERS = 12;
const STEPS_MOST = 12;
const FUNDS = 50_000n;
/** A bet that waits longer for its batch is refused for ever. */
const BOOK_WITHIN_MS = 2000;

/** Plays the histories, each by one of a few members at the same time; compares every answer. */
export async function playHistories({ histories, seed }: Histories): Promise<HistoriesResult> {
  const test = await openVendorApp();
  const calls = new Map<string, number>();
  const problems: string[] = [];
  let [next, cuts] = [0, 0];
  let vendor = 0n;
  try {
    const members = await createMembers(test);
    await Promise.all(
      members.map(async (member) => {
        const player = await openPlayer(test, member);
        while (next < histories && problems.length < 20) {
          const history = next++;
          const chance = openChance(seed + history);
          const cut = await playOne(test, player, { chance, calls, problems, history });
          cuts += cut;
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
  return { calls, cuts, problems };
}

interface Player {
  readonly member: Id<'member'>;
  readonly user: string;
  readonly token: string;
  readonly model: WalletModel;
}

async function createMembers({ context: app, merchant }: VendorApp): Promise<Id<'member'>[]> {
  const now = app.clock.now();
  return transaction(app.pool, async (sql) => {
    const made: Id<'member'>[] = [];
    for (let at = 0; at < MEMBERS; at++) {
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

async function openPlayer(test: VendorApp, member: Id<'member'>): Promise<Player> {
  const token = await test.issue(member);
  return { member, user: test.userOf(member), token, model: openWalletModel(0n) };
}

interface Playing {
  readonly chance: Chance;
  readonly calls: Map<string, number>;
  readonly problems: string[];
  readonly history: number;
}

/** One history; returns how many of its connections were cut. */
async function playOne(test: VendorApp, player: Player, playing: Playing): Promise<number> {
  const { chance, calls, problems, history } = playing;
  const { model } = player;
  if (model.balance < FUNDS && model.debt === 0n) {
    await test.fund(player.member, FUNDS);
    fundModel(model, FUNDS);
  }
  const made: ModelCall[] = [];
  const rounds = [newId(), newId()];
  let cuts = 0;
  for (let step = 0; step < STEPS_MOST; step++) {
    const call = pickCall(chance, made, rounds, model.balance);
    made.push(call);
    const times = chance.whole(4) === 0 ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const body = bodyOfCall(player, call);
      const began = performance.now();
      if (chance.whole(12) === 0) {
        cuts += 1;
        await cutAfter(test, call, body);
      }
      const reply = await test.send(call.kind, body);
      const isLate = performance.now() - began >= BOOK_WITHIN_MS;
      if (isLate && reply.body['status'] === 'RS_ERROR_UNKNOWN') refuseLate(model, call);
      const wanted = answerOf(model, call);
      const [status, balance] = [reply.body['status'], reply.body['balance']];
      calls.set(
        `${call.kind} ${wanted.status}`,
        (calls.get(`${call.kind} ${wanted.status}`) ?? 0) + 1,
      );
      if (status !== wanted.status || balance !== Number(wanted.balance * 10n)) {
        problems.push(
          `history ${history}, step ${step}, ${call.kind}: ${String(status)} ${String(balance)}, ` +
            `the model says ${wanted.status} ${wanted.balance * 10n}`,
        );
        return cuts;
      }
    }
  }
  const balance = await test.balance(player.member);
  const debt = await test.debt(player.member);
  if (balance !== model.balance || debt !== model.debt) {
    problems.push(`history ${history}: ${balance} and a debt of ${debt}`);
  }
  return cuts;
}

function pickCall(
  chance: Chance,
  made: readonly ModelCall[],
  rounds: readonly string[],
  balance: bigint,
): ModelCall {
  const round = rounds[chance.whole(rounds.length)] ?? '';
  const closes = chance.whole(6) === 0;
  const some = made.length === 0 ? undefined : made[chance.whole(made.length)];
  const id = newId();
  switch (chance.whole(10)) {
    case 0:
    case 1:
    case 2:
    case 3: {
      const whole = chance.whole(8) === 0 ? balance : BigInt(chance.whole(20_000));
      return { kind: 'bet', id, round, closes, amount: whole, reference: undefined };
    }
    case 4:
    case 5:
    case 6: {
      const bets = made.filter(({ kind }) => kind === 'bet');
      const bet = bets.length === 0 ? undefined : bets[chance.whole(bets.length)];
      const amount = chance.whole(4) === 0 ? 0n : BigInt(chance.whole(60_000));
      const [reference, where] = [bet?.id ?? newId(), bet?.round ?? round];
      return { kind: 'win', id, round: where, closes, amount, reference };
    }
    case 7:
    case 8: {
      const reference = some?.id ?? newId();
      const where = some?.round ?? round;
      return { kind: 'rollback', id, round: where, closes, amount: 0n, reference };
    }
    default: {
      if (some === undefined) return pickCall(chance, made, rounds, balance);
      // A repetition, the same or changed; or what was rolled back before it arrived.
      const late = made.find(
        ({ kind, reference }) => kind === 'rollback' && !made.some((each) => each.id === reference),
      );
      if (late?.reference !== undefined && chance.whole(2) === 0) {
        const { reference: absent } = late;
        return { kind: 'bet', id: absent, round, closes: false, amount: 10n, reference: undefined };
      }
      if (some.kind === 'rollback' || chance.whole(2) === 0) return some;
      return { ...some, amount: some.amount + 1n };
    }
  }
}

/** The histories are repeatable but for their ids, which no answer depends on. */
function newId(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function bodyOfCall({ user, token }: Player, call: ModelCall): Record<string, unknown> {
  const { id, round, closes, amount: units, reference, kind } = call;
  const body = bodyOf({
    user,
    token,
    id,
    round,
    closes,
    units,
    ...(reference === undefined ? {} : { reference }),
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
