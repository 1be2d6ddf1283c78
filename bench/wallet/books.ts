// What players and vendors have, by the ledger, compared with what a driver's rounds came to.
import { currencyOf, mainAccount, vendorAccount } from '../../apps/server/src/accounts.ts';
import type { Id } from '@fairhouse/values';
import type { LotteryTestbed } from '../lottery-testbed.ts';
import type { BenchVendor } from './create-vendors.ts';
import type { WalletDriverResult } from './wallet-driver.ts';

export interface Books {
  readonly players: readonly bigint[];
  readonly vendors: readonly bigint[];
}

/** The balances of the players and of the vendors' accounts, in one snapshot. */
export async function readBooks(
  { app, merchant }: LotteryTestbed,
  vendors: readonly BenchVendor[],
): Promise<Books> {
  const players = (vendors[0]?.players ?? []).map(({ user }) =>
    mainAccount('real', user.slice(merchant.code.length + 1) as Id<'member'>),
  );
  const houses = vendors.map(({ code }) => vendorAccount('real', code));
  const balances = await app.ledger.balancesInTransaction(app.pool, {
    merchant: merchant.id,
    currency: currencyOf(merchant.currency),
    addresses: [...players, ...houses],
  });
  const listOf = (addresses: readonly (typeof houses)[number][]): bigint[] =>
    addresses.map((address) => balances.get(address) ?? 0n);
  return { players: listOf(players), vendors: listOf(houses) };
}

/** Throws where an answer, a player or a vendor is not as the rounds that were sent say. */
export function requireEqual(before: Books, after: Books, result: WalletDriverResult): void {
  const { wrong, problem } = result;
  if (wrong > 0) throw new Error(`${wrong} answers are wrong: ${problem}`);
  for (const kind of ['players', 'vendors'] as const) {
    for (const [at, balance] of before[kind].entries()) {
      const expected = balance + BigInt(result[kind][String(at)] ?? 0);
      const found = after[kind][at];
      if (found !== expected) {
        throw new Error(`${kind} ${at} have ${found}, and ${expected} by the oracle`);
      }
    }
  }
}
