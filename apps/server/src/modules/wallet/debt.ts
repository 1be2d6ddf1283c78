// The debt of a member when a correction takes back more than the balance (lottery.md 2.9).
import { readBalances, type SqlClient } from '@fairhouse/ledger';
import { amount, SECOND_MS, ZERO, type Amount, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, receivableAccount } from '../../accounts.ts';
import { processEach } from '../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs.ts';
import { eachMerchant } from '../settings/index.ts';
import { lockDebt } from './store/debt-lock.ts';

const JOB = 'wallet-debts';

const RECEIVABLE = 'receivable:';
const PAGE = 1000;

/** The exact debt of a member in the real book; zero if there is none. */
export async function readDebt(
  app: AppContext,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<Amount> {
  const address = receivableAccount('real', member);
  const balance = await app.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
  return claimAmount(balance);
}

/** Those of a merchant's members that owe something in the real book. */
export async function listDebtorsAmong(
  sql: SqlClient,
  merchant: Merchant,
  members: readonly Id<'member'>[],
): Promise<Id<'member'>[]> {
  const balances = await readBalances(sql, {
    merchant: merchant.id,
    currency: currencyOf(merchant.currency),
    addresses: members.map((member) => receivableAccount('real', member)),
  });
  return members.filter((member) => {
    const balance = balances.get(receivableAccount('real', member));
    return balance !== undefined && balance < 0n;
  });
}

/**
 * Pays the debts of a merchant's members from their main balances, before the members can spend
 * that money: as if a balance could be negative and incoming money filled it first. A lease allows
 * one process at a time; it is not taken while no member has a debt. A process that does not get
 * the lease leaves the work to its holder and to the job, whose alarms the failures are. There are
 * no debts in play money.
 */
export async function collectDebts(app: AppContext, merchant: Merchant): Promise<void> {
  const debtors = await listDebtors(app, merchant);
  if (debtors.length === 0) return;
  await app.leases.run(leaseName(merchant), async () => {
    const take = (member: Id<'member'>): Promise<void> => collectDebt(app, merchant, member);
    await processEach({ app, job: JOB }, debtors, take, String);
  });
}

const leaseName = (merchant: Merchant): string => `debts:${merchant.code}`;

async function listDebtors(app: AppContext, merchant: Merchant): Promise<Id<'member'>[]> {
  const debtors: Id<'member'>[] = [];
  let cursor: string | undefined;
  do {
    const { accounts, next } = await app.ledger.listAccounts({
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

/** Collects debts after any credit, whatever its source. */
export const collectDebtsOfAll: Job = {
  name: JOB,
  everyMs: 2 * SECOND_MS,
  run: (app) => eachMerchant({ app, job: JOB }, (merchant) => collectDebts(app, merchant)),
};

/**
 * The booking is refused if the member spends the money in between; the next run tries again. A
 * process that has lost its lease books nothing, because the debt that it read may already be
 * collected.
 */
async function collectDebt(
  app: AppContext,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<void> {
  const currency = currencyOf(merchant.currency);
  const main = mainAccount('real', member);
  if ((await app.ledger.balance(merchant.id, currency, main)) <= 0n) return;
  const isBooked = await app.leases.transaction(leaseName(merchant), async (sql) => {
    await lockDebt(sql, merchant.id, member);
    const debt = await readDebt(app, merchant, member);
    const available = amount(await app.ledger.balance(merchant.id, currency, main));
    const paid = available < debt ? available : debt;
    if (paid === 0n) return { commit: false, value: false };
    const [outcome] = await app.ledger.bookInTransaction(sql, [
      {
        merchant: merchant.id,
        id: app.newId<'entry'>(),
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
  app.signals.send({ topic: 'balance', merchant: merchant.id, member });
}

/** A negative balance of a house account is a claim of the house on a member. */
function claimAmount(balance: bigint): Amount {
  return balance < 0n ? amount(-balance) : ZERO;
}
