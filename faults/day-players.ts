// Five hundred players with money and a session each, who bet on whatever is on sale.
import { amount, HOUR_MS, plus, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, worldAccount } from '../apps/server/src/accounts.ts';
import { chooseOrder } from '../demo/lively/choose-order.ts';
import { makeTaste } from '../demo/lively/taste.ts';
import { transaction } from '../apps/server/src/ground/sql.ts';
import { hashText, randomText } from '../apps/server/src/modules/identity/secret-text.ts';
import { insertSession } from '../apps/server/src/modules/identity/store/sessions.ts';
import { createMember } from '../apps/server/src/modules/members/index.ts';
import type { TestHouse } from '../apps/server/src/testing/index.ts';
import { must } from './guest.ts';
import type { Chance } from './random.ts';

export type PlayerClient = ReturnType<TestHouse['client']>;

export interface OnSale {
  readonly lottery: string;
  readonly issue: string;
}

/** What became of the orders: refusals by their code. */
export interface Placed {
  orders: number;
  tickets: number;
  readonly refused: Map<string, number>;
}

const SESSION_MS = 48 * HOUR_MS;
const PURSE = amount(1_000_000_000_000n);
const BUDGET = amount(20_000_000n);
const AT_ONCE = 8;

/** Members with money and a session each; registering them one by one would take the time. */
export async function letPlayersIn(test: TestHouse, count: number): Promise<PlayerClient[]> {
  const { house, merchant } = test;
  const now = house.clock.now();
  const people = Array.from({ length: count }, (_, index) => ({
    id: house.newId<'member'>(),
    username: `heron${index}`,
    token: randomText(32),
  }));
  await transaction(house.pool, async (sql) => {
    for (const { id, username, token } of people) {
      const known = { kind: 'member', group: 'formal', language: 'EN', method: 'WEB' } as const;
      const blank = { upline: undefined, realName: '', birthday: undefined };
      const person = { id, username, ...known, ...blank, address: '127.0.0.1', now };
      await createMember(sql, house, merchant, person);
      await insertSession(sql, merchant.id, {
        id: house.newId<'session'>(),
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
  await house.ledger.bookMany(people.map(({ id }) => depositOf(test, id)));
  return people.map(({ token }) => test.client({ token }));
}

type EntryAsked = Parameters<TestHouse['house']['ledger']['book']>[0];

function depositOf({ house, merchant }: TestHouse, member: Id<'member'>): EntryAsked {
  return {
    merchant: merchant.id,
    id: house.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'day',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', member),
        amount: PURSE,
      },
    ],
  };
}

const boards = new Map<string, Awaited<ReturnType<typeof boardOf>>>();

function boardOf(client: PlayerClient, lottery: string) {
  return must(client.call('lotteryBoard', { gameCode: lottery }));
}

/** So many orders by chance: any player on any draw that is on sale. */
export async function placeOrders(
  { test, players, chance }: { test: TestHouse; players: readonly PlayerClient[]; chance: Chance },
  onSale: readonly OnSale[],
  { count, placed }: { count: number; placed: Placed },
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
    const idempotencyKey = test.house.newId<'order'>();
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
