// Five hundred players with money and a session each, who bet on every draw on sale.
import { amount, HOUR_MS, plus, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, worldAccount } from '../apps/server/src/accounts.ts';
import { chooseOrder } from '../demo/lively/choose-order.ts';
import { makeTaste } from '../demo/lively/taste.ts';
import { transaction } from '../apps/server/src/platform/sql.ts';
import { hashText, randomText } from '../apps/server/src/platform/keys/random-text.ts';
import { insertSession } from '../apps/server/src/modules/identity/sessions/store/sessions.ts';
import { createMember } from '../apps/server/src/modules/members/index.ts';
import type { TestApp } from '../apps/server/src/testing/index.ts';
import { expectValue } from './guest.ts';
import type { Chance } from './chance.ts';

export type PlayerClient = ReturnType<TestApp['client']>;

export interface DrawOnSale {
  readonly lottery: string;
  readonly issue: string;
}

/** The outcomes of the orders: refusals by their code. */
export interface PlacedOrders {
  orders: number;
  tickets: number;
  readonly refused: Map<string, number>;
}

const SESSION_MS = 48 * HOUR_MS;
const BALANCE = amount(1_000_000_000_000n);
const BUDGET = amount(20_000_000n);
const AT_ONCE = 8;

/**
 * Creates members with money and a session each; registering them one by one would take too long.
 */
export async function createPlayers(test: TestApp, count: number): Promise<PlayerClient[]> {
  const { context: app, merchant } = test;
  const now = app.clock.now();
  const people = Array.from({ length: count }, (_, index) => ({
    id: app.newId<'member'>(),
    username: `heron${index}`,
    token: randomText(32),
  }));
  await transaction(app.pool, async (sql) => {
    for (const { id, username, token } of people) {
      const known = { kind: 'member', group: 'formal', language: 'EN', method: 'WEB' } as const;
      const blank = { upline: undefined, realName: '', birthday: undefined };
      const person = { id, username, ...known, ...blank, address: '127.0.0.1', now };
      await createMember(sql, app, merchant, person);
      await insertSession(sql, merchant.id, {
        id: app.newId<'session'>(),
        tokenHash: hashText(token),
        member: id,
        method: 'password',
        mustChange: false,
        deviceHash: hashText(username),
        device: 'day',
        address: '127.0.0.1',
        openedAt: now,
        endsAt: plus(now, SESSION_MS),
      });
    }
    return { commit: true, value: undefined };
  });
  await app.ledger.bookMany(people.map(({ id }) => depositOf(test, id)));
  return people.map(({ token }) => test.client({ token }));
}

type EntryAsked = Parameters<TestApp['context']['ledger']['book']>[0];

function depositOf({ context: app, merchant }: TestApp, member: Id<'member'>): EntryAsked {
  return {
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'day',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', member),
        amount: BALANCE,
      },
    ],
  };
}

const boards = new Map<string, Awaited<ReturnType<typeof boardOf>>>();

function boardOf(client: PlayerClient, lottery: string) {
  return expectValue(client.call('lotteryBoard', { gameCode: lottery }));
}

/** Places random orders: any player on any draw on sale. */
export async function placeOrders(
  { test, players, chance }: { test: TestApp; players: readonly PlayerClient[]; chance: Chance },
  onSale: readonly DrawOnSale[],
  { count, placed }: { count: number; placed: PlacedOrders },
): Promise<void> {
  let left = count;
  const one = async (): Promise<void> => {
    const client = chance.pick(players);
    const { lottery, issue } = chance.pick(onSale);
    const board = boards.get(lottery) ?? (await boardOf(client, lottery));
    boards.set(lottery, board);
    const order = chooseOrder(board as never, makeTaste(), BUDGET);
    if (order === undefined) return;
    const body = { issue, acceptChange: true, bets: [...order.bets] };
    const idempotencyKey = test.context.newId<'order'>();
    const answer = await client.call('placeBets', body, { idempotencyKey });
    if (answer.ok) {
      placed.orders += 1;
      placed.tickets += order.bets.length;
    } else {
      const { code } = answer.refusal;
      placed.refused.set(code, (placed.refused.get(code) ?? 0) + 1);
    }
  };
  const bettor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bettor));
}
