// What a member owes after a correction took back more than was there (lottery.md 2.9).
import { amount, SECOND_MS, ZERO, type Amount, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, receivableAccount } from '../../accounts.ts';
import { eachOf } from '../../ground/each-of.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { eachMerchant } from '../settings/index.ts';

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
 * been allowed below zero, whatever came in would have filled that first. One process at a time, by
 * a lease that nobody takes where nobody owes; who comes while another collects leaves it to that
 * one and to the job. Play money owes nothing.
 */
export async function collectDebts(house: House, merchant: Merchant): Promise<void> {
  const debtors = await listDebtors(house, merchant);
  if (debtors.length === 0) return;
  await house.leases.run(leaseOf(merchant), async () => {
    const take = (member: Id<'member'>): Promise<void> => collect(house, merchant, member);
    await eachOf(house, debtors, take, String);
  });
}

const leaseOf = (merchant: Merchant): string => `debts:${merchant.code}`;

async function listDebtors(house: House, merchant: Merchant): Promise<Id<'member'>[]> {
  const debtors: Id<'member'>[] = [];
  let cursor: string | undefined;
  do {
    const { accounts, next } = await house.ledger.listAccounts({
      merchant: merchant.id,
      prefix: RECEIVABLE,
      currency: currencyOf(merchant.currency),
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const owing = accounts.filter(({ balance }) => balance < 0n);
    debtors.push(...owing.map(({ address }) => address.slice(RECEIVABLE.length) as Id<'member'>));
    cursor = next;
  } while (cursor !== undefined);
  return debtors;
}

/** Catches up with every credit, wherever it came from. */
export const collectDebtsOfAll: Job = {
  name: 'wallet-debts',
  everyMs: 2 * SECOND_MS,
  run: (house) => eachMerchant(house, (merchant) => collectDebts(house, merchant)),
};

/**
 * A member who spends the money meanwhile makes the booking fail; the next turn tries again. A
 * process whose lease has passed on books nothing: what it read may have been collected.
 */
async function collect(house: House, merchant: Merchant, member: Id<'member'>): Promise<void> {
  const currency = currencyOf(merchant.currency);
  const main = mainAccount('real', member);
  const debt = await readDebt(house, merchant, member);
  const there = amount(await house.ledger.balance(merchant.id, currency, main));
  const paid = there < debt ? there : debt;
  if (paid === 0n) return;
  const isBooked = await house.leases.transaction(leaseOf(merchant), async (sql) => {
    const [outcome] = await house.ledger.bookIn(sql, [
      {
        merchant: merchant.id,
        id: house.newId<'entry'>(),
        currency,
        code: 'debt_repaid',
        reference: 'debt',
        legs: [{ debit: main, credit: receivableAccount('real', member), amount: paid }],
      },
    ]);
    const value = outcome?.status === 'booked';
    return { commit: value, value };
  });
  if (!isBooked) return;
  house.signals.send({ topic: 'balance', merchant: merchant.id, member });
}

/** An account of the house that stands below zero is money that somebody owes it. */
function owed(balance: bigint): Amount {
  return balance < 0n ? amount(-balance) : ZERO;
}
