// Books credits of agents once each, and takes exactly what was booked back.
import type { EntryRequest } from '@fairhouse/ledger';
import type { Amount, Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount, type Code } from '../../../accounts.ts';
import { allEnded } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { deductOnce, recordConflict } from '../../wallet/index.ts';

/** A credit of an agent from the house's account for commissions. */
export interface Credit {
  readonly member: Id<'member'>;
  readonly amount: Amount;
  readonly code: Code;
  readonly reference: string;
  /** The text that the entry's id is derived from: the same credit has the same. */
  readonly reason: string;
}

/** The house account that pays agents. */
const ACCOUNT = 'commission';
const TOGETHER = 2000;
const CREDITS_TOGETHER = 1000;
/** Uses up the id of an entry that must not be booked any more. */
const SUPERSEDED = 'superseded';

function entryOf(app: AppContext, merchant: Merchant, credit: Credit): EntryRequest {
  return {
    merchant: merchant.id,
    id: derivedId<'entry'>(app.keys, credit.reason),
    currency: currencyOf(merchant.currency),
    code: credit.code,
    reference: credit.reference,
    legs: [
      {
        debit: houseAccount('real', ACCOUNT),
        credit: mainAccount('real', credit.member),
        amount: credit.amount,
      },
    ],
  };
}

/** Books credits that are not booked yet; one that cannot be is recorded and delays no other. */
export async function creditOnce(
  app: AppContext,
  merchant: Merchant,
  credits: readonly Credit[],
): Promise<void> {
  // While the ledger writes some of them, the others' movements are prepared.
  const half = Math.ceil(credits.length / 2);
  const halves = [credits.slice(0, half), credits.slice(half)];
  await allEnded(halves.map((each) => creditInOrder(app, merchant, each)));
}

async function creditInOrder(
  app: AppContext,
  merchant: Merchant,
  credits: readonly Credit[],
): Promise<void> {
  for (let at = 0; at < credits.length; at += CREDITS_TOGETHER) {
    const together = credits.slice(at, at + CREDITS_TOGETHER);
    const entries = together.map((credit) => entryOf(app, merchant, credit));
    for (const [index, outcome] of (await app.ledger.bookMany(entries)).entries()) {
      const [entry, credit] = [entries[index], together[index]];
      if (entry === undefined || credit === undefined) continue;
      if (outcome.status === 'booked') {
        app.signals.send({ topic: 'balance', merchant: merchant.id, member: credit.member });
      } else if (outcome.status === 'conflict' || outcome.reason !== SUPERSEDED) {
        const reason = outcome.status === 'conflict' ? outcome.field : outcome.reason;
        await recordConflict(app, entry, reason);
      }
    }
  }
}

/** A part of a credit, or the whole, that is taken back. */
export interface TakenBack {
  readonly credit: Credit;
  readonly taking: Credit;
}

/**
 * Takes parts of credits back that were booked, each once, and keeps the others from ever being
 * booked. What a member no longer has becomes a debt.
 */
export async function takeBackOnce(
  app: AppContext,
  merchant: Merchant,
  parts: readonly TakenBack[],
): Promise<void> {
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    const entries = together.map(({ credit }) => entryOf(app, merchant, credit));
    const outcomes = await app.ledger.refuseMany(entries, SUPERSEDED);
    for (const [index, outcome] of outcomes.entries()) {
      const [entry, part] = [entries[index], together[index]];
      if (entry === undefined || part === undefined || outcome.status !== 'booked') continue;
      await deduct(app, merchant, { ...part.taking, reverses: entry.id });
    }
  }
}

/** Deducts money from an agent once, by the reason. */
export async function deduct(
  app: AppContext,
  merchant: Merchant,
  taking: Credit & { readonly reverses?: Id<'entry'> },
): Promise<void> {
  const reason = `${taking.code}:${taking.reason}`;
  const idOf = (attempt: number) => derivedId<'entry'>(app.keys, `${reason}:${attempt}`);
  const deduction = { ...taking, merchant, book: 'real', account: ACCOUNT } as const;
  const conflicting = await deductOnce(app, deduction, idOf);
  if (conflicting !== undefined) await recordConflict(app, conflicting, 'legs');
  app.signals.send({ topic: 'balance', merchant: merchant.id, member: taking.member });
}
