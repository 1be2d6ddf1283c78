// What the journey of pay does by calls: contracts that were agreed before, an account below an
// agent, and bets.
import { randomUUID } from 'node:crypto';
import { assert, parseAmount } from '@fairhouse/values';
import { setTimeout as wait } from 'node:timers/promises';
import type { AgreedContract } from '../../demo/history/contracts.ts';
import { createOrderRequest, deposit, expectValue, openClient } from '../../faults/guest.ts';
import type { NewMember } from '../pages/site/entry.ts';
import type { TurnedInstallation } from './turned-installation.ts';

type Served = Pick<TurnedInstallation, 'site' | 'now'>;

/** Ten digits in one place, 2.00 on each, so many times: the house keeps some per cent of it. */
const MULTIPLE = 250;
export const STAKE = 2 * 10 * MULTIPLE;

/** A lottery of the slow ones. */
const LOTTERY = 'TJSSC';

interface Rates {
  readonly dividend: number;
  readonly daily: number;
}

const tier = (per: number) => ({
  minTurnover: '0',
  minLoss: '0',
  minActive: 0,
  minDeposit: '0',
  ratePct: String(per),
});

const base = { categories: ['LOTT' as const], activeMinBet: '20' };

/** A dividend of each day. */
export function dividend(username: string, per: number): AgreedContract {
  const period = { basis: 'NET_LOSS', period: 'DAY', carryMode: 'NONE' } as const;
  const terms = { ...base, ...period, kind: 'DIVIDEND', tierMetric: 'TOTAL' } as const;
  return { username, terms: { ...terms, tiers: [tier(per)] } };
}

/** A dividend and a daily salary. */
export function contractsOf(username: string, rates: Rates): AgreedContract[] {
  const daily = { ...base, kind: 'DAILY_SALARY', basis: 'ALL', period: 'DAY' } as const;
  return [
    dividend(username, rates.dividend),
    { username, terms: { ...daily, tiers: [tier(rates.daily)] } },
  ];
}

type Login = Pick<NewMember, 'username' | 'password'>;

/** A session of a member, opened by a call. */
export async function openSession(served: Served, { username, password }: Login) {
  const client = await openClient(served.site, () => undefined, served.now);
  return expectValue(client.call('login', { username, password }));
}

/** A client of the calls with a session of a member. */
async function clientOf(served: Served, login: Login) {
  const { token } = await openSession(served, login);
  return openClient(served.site, () => token, served.now);
}

/** The agent makes a link, by which another agent registers. */
export async function openBelow(
  served: Served,
  member: NewMember,
  below: NewMember,
): Promise<void> {
  const client = await clientOf(served, member);
  const { groups } = await expectValue(client.call('agentOpening', {}));
  const link = await expectValue(
    client.call(
      'agentLinkCreate',
      {
        kind: 'agent',
        group: groups.max,
        rates: {},
        device: 'WEB',
        label: '',
        days: 1,
        maxUses: 1,
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const visitor = await openClient(served.site, () => undefined, served.now);
  await expectValue(
    visitor.call('register', {
      username: below.username,
      password: below.password,
      confirmPassword: below.password,
      birthday: below.birthday,
      affiliateCode: link.code,
      login: true,
      registerMethod: 'WEB',
    }),
  );
}

/**
 * Bets on every digit of a place of the draw on sale; returns when it is drawn. The clock may be
 * turned over the close of a draw that the server still calls the current one.
 */
export async function betWholePlace(served: Served, member: NewMember): Promise<number> {
  const client = await clientOf(served, member);
  for (const endsAt = performance.now() + 60_000; performance.now() < endsAt;) {
    const { current } = await expectValue(client.call('currentDraw', { gameCode: LOTTERY }));
    if (current !== undefined) {
      const idempotencyKey = randomUUID();
      const placed = await client.call('placeBets', orderOn(current.issue), { idempotencyKey });
      if (placed.ok || placed.refusal.code !== 'bet.draw_closed') {
        await expectValue(Promise.resolve(placed));
        return current.drawAt;
      }
    }
    await wait(200);
  }
  throw new Error('no draw goes on sale');
}

/** An order on every digit of a place. */
function orderOn(issue: string) {
  const unit = 20_000n;
  const digits = '0123456789';
  const order = createOrderRequest(issue, [
    { play: 'FixedPlace', pick: `${digits}||||`, notes: digits.length, unit: unit as never },
  ]);
  const bets = order.bets.map((bet) => ({
    ...bet,
    multiple: MULTIPLE,
    group: 1940,
    stake: `${STAKE}.0000`,
  }));
  return { ...order, bets };
}

/** A deposit at the bank, which arrives. */
export async function payIn(served: Served, member: Login, amount: string): Promise<void> {
  const client = await clientOf(served, member);
  const value = parseAmount(amount);
  assert(value !== undefined, `${amount} is an amount`);
  await deposit({ client }, value, () => wait(200));
}

/** Contracts as two owners write those of lines that move in. */
export async function agreeContracts(
  { maker, checker }: Awaited<ReturnType<TurnedInstallation['openOwners']>>,
  contracts: readonly AgreedContract[],
): Promise<void> {
  const reason = 'A journey needs it so.';
  const asked = await expectValue(maker.call('contractImport', { rows: [...contracts], reason }));
  const { approvalId: id } = asked;
  assert(id !== null && id !== undefined, 'the second owner is asked');
  await expectValue(checker.call('approvalDecide', { id, decision: 'approve', reason }));
}
