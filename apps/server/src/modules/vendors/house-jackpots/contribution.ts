// What a stake adds to the pots: an entry for each level, attached to the entry of its bet.
import type { EntryRequest, Leg } from '@fairhouse/ledger';
import { houseJackpots, jackpotShare, type JackpotLevelName } from '@fairhouse/rules/games';
import { amount as amountOf, type Amount } from '@fairhouse/values';
import { currencyOf, jackpotAccount, vendorAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';

/** A round whose stake contributes, or that wins. */
export interface JackpotRound {
  readonly merchant: Merchant;
  /** The code of the vendor. */
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
  /** The reference of the entries. */
  readonly reference: string;
}

export interface Contribution {
  /** To all pots and the reserve; zero for a stake too small to be divided. */
  readonly total: bigint;
  readonly entries: readonly EntryRequest[];
}

/** The id of an entry of a round's level: a round has one of each kind. */
export function levelEntryId(
  app: AppContext,
  kind: 'in' | 'win',
  { merchant, vendor, member, round }: JackpotRound,
  level: JackpotLevelName,
) {
  const reason = `jackpot-${kind}:${merchant.id}:${vendor}:${member}:${round}:${level}`;
  return derivedId<'entry'>(app.keys, reason);
}

/**
 * What the stake of a round adds to each level (games.md 3.5); undefined in a currency without
 * house jackpots.
 */
export function contributionOf(
  app: AppContext,
  round: JackpotRound,
  stake: Amount,
): Contribution | undefined {
  const { merchant, vendor, reference } = round;
  const levels = houseJackpots(merchant.currency);
  if (levels.length === 0) return undefined;
  const from = vendorAccount('real', vendor);
  let total = 0n;
  const entries = levels.flatMap((each): EntryRequest[] => {
    const { toPot, toReserve } = jackpotShare(stake, each);
    total += toPot + toReserve;
    const legs = [
      { debit: from, credit: jackpotAccount(each.level), amount: toPot },
      { debit: from, credit: jackpotAccount('reserve'), amount: toReserve },
    ];
    return entryOf(legs, {
      merchant: merchant.id,
      id: levelEntryId(app, 'in', round, each.level),
      currency: currencyOf(merchant.currency),
      code: 'jackpot_in',
      reference,
    });
  });
  return { total, entries };
}

type AnyLeg = Omit<Leg, 'amount'> & { readonly amount: bigint };

/** An entry of the legs that move something; none where nothing moves. */
export function entryOf(
  legs: readonly AnyLeg[],
  entry: Omit<EntryRequest, 'legs'>,
): EntryRequest[] {
  const [first, ...rest] = legs.flatMap((leg): Leg[] =>
    leg.amount > 0n ? [{ ...leg, amount: amountOf(leg.amount) }] : [],
  );
  return first === undefined ? [] : [{ ...entry, legs: [first, ...rest] }];
}
