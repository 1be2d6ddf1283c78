// The rollback of a round that contributed, or that won: its share leaves the pots as far as they
// still have it, and what was paid from a pot goes back into it.
import type { SqlClient } from '@fairhouse/ledger';
import { houseJackpots, jackpotShare, type JackpotLevelName } from '@fairhouse/rules/games';
import { amount as amountOf, assert } from '@fairhouse/values';
import { currencyOf, jackpotAccount, vendorAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { entryOf } from './contribution.ts';
import { readPots } from './pots.ts';
import { returnWins, showPots, uncountWin } from './store.ts';

export interface Returning {
  readonly merchant: Merchant;
  readonly vendor: string;
  /** The rollback. */
  readonly transaction: string;
  readonly reference: string;
  /** The stake whose contribution is taken back; zero where only a win is. */
  readonly stake: bigint;
  /** The reversed wins of jackpots. */
  readonly wins: readonly string[];
  readonly at: number;
}

/** Moves what a rollback takes from the pots and gives to them; the pots are locked. */
export async function returnToPots(
  app: AppContext,
  sql: SqlClient,
  { merchant, vendor, transaction, reference, stake, wins, at }: Returning,
): Promise<void> {
  const pots = await readPots(app, sql, merchant);
  const levels = new Map(pots.levels);
  let { reserve } = pots;
  const account = vendorAccount('real', vendor);
  const legs = [];
  const returned = await returnWins(sql, merchant.id, { vendor, transactions: wins, at });
  for (const { level, amount, seed } of returned) {
    const pot = levels.get(level) ?? 0n;
    // What the pot was seeded with goes back as far as nobody has won it since.
    const unseeded = least(seed, pot);
    legs.push({
      debit: jackpotAccount(level),
      credit: jackpotAccount('reserve'),
      amount: unseeded,
    });
    legs.push({ debit: account, credit: jackpotAccount(level), amount });
    levels.set(level, pot - unseeded + amount);
    reserve += unseeded;
    await uncountWin(sql, merchant.id, { level, amount, seed: unseeded });
  }
  for (const each of stake > 0n ? houseJackpots(merchant.currency) : []) {
    const share = jackpotShare(amountOf(stake), each);
    // The pot may have been won since, and the reserve may have seeded it.
    const fromPot = least(share.toPot, levels.get(each.level) ?? 0n);
    const fromReserve = least(share.toReserve, reserve);
    levels.set(each.level, (levels.get(each.level) ?? 0n) - fromPot);
    reserve -= fromReserve;
    legs.push({ debit: jackpotAccount(each.level), credit: account, amount: fromPot });
    legs.push({ debit: jackpotAccount('reserve'), credit: account, amount: fromReserve });
  }
  const entries = entryOf(legs, {
    merchant: merchant.id,
    id: derivedId<'entry'>(app.keys, `jackpot-return:${merchant.id}:${vendor}:${transaction}`),
    currency: currencyOf(merchant.currency),
    code: 'jackpot_return',
    reference,
  });
  if (entries.length === 0) return;
  const [outcome] = await app.ledger.bookInTransaction(sql, entries);
  assert(outcome?.status === 'booked', 'accounts of the house have no balance to be short of');
  await showPots(sql, merchant.id, { vendor, pots: changedOf(pots.levels, levels), at });
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function changedOf(
  before: ReadonlyMap<JackpotLevelName, bigint>,
  after: ReadonlyMap<JackpotLevelName, bigint>,
): ReadonlyMap<JackpotLevelName, bigint> {
  return new Map([...after].filter(([level, amount]) => before.get(level) !== amount));
}
