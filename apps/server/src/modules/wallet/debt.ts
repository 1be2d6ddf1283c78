// What a member owes after a correction took back more than was there (lottery.md 2.9).
import { amount, SECOND_MS, ZERO, type Amount, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, receivableAccount } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { underJobLock } from '../../ground/job-lock.ts';
import type { Job } from '../../ground/jobs.ts';
import { directoryOf } from '../settings/index.ts';

const RECEIVABLE = 'receivable:';
const PAGE = 1000;

/** The debt of a member in the real book, exact; zero when nothing is owed. */
export async function readDebt(
  house: House,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<Amount> {
  const address = receivableAccount('real', member);
  const balance = await house.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
  return owed(balance);
}

/**
 * Pays every debt of a merchant's members as far as their spendable money goes: had the balance
 * been allowed below zero, whatever came in would have filled that first. One process at a time;
 * who comes while another collects leaves it to that one and to the job. Play money owes nothing.
 */
export async function collectDebts(house: House, merchant: Merchant): Promise<void> {
  await underJobLock(house.pool, `debts:${merchant.code}`, async () => {
    let cursor: string | undefined;
    do {
      const { accounts, next } = await house.ledger.listAccounts({
        merchant: merchant.id,
        prefix: RECEIVABLE,
        currency: currencyOf(merchant.currency),
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const { address, balance } of accounts) {
        const member = address.slice(RECEIVABLE.length) as Id<'member'>;
        if (balance < 0n) await collect(house, merchant, member, owed(balance));
      }
      cursor = next;
    } while (cursor !== undefined);
  });
}

/** Catches up with every credit, wherever it came from. */
export const collectDebtsOfAll: Job = {
  name: 'wallet-debts',
  everyMs: 2 * SECOND_MS,
  run: async (house) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) await collectDebts(house, merchant);
  },
};

/** A member who spends the money meanwhile makes the booking fail; the next turn tries again. */
async function collect(
  house: House,
  merchant: Merchant,
  member: Id<'member'>,
  debt: Amount,
): Promise<void> {
  const currency = currencyOf(merchant.currency);
  const main = mainAccount('real', member);
  const there = amount(await house.ledger.balance(merchant.id, currency, main));
  const paid = there < debt ? there : debt;
  if (paid === 0n) return;
  const outcome = await house.ledger.book({
    merchant: merchant.id,
    id: house.newId<'entry'>(),
    currency,
    code: 'debt_repaid',
    reference: 'debt',
    legs: [{ debit: main, credit: receivableAccount('real', member), amount: paid }],
  });
  if (outcome.status !== 'booked') return;
  house.signals.send({ topic: 'balance', merchant: merchant.id, member });
}

/** An account of the house that stands below zero is money that somebody owes it. */
function owed(balance: bigint): Amount {
  return balance < 0n ? amount(-balance) : ZERO;
}
