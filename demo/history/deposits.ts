// The members' deposits of the history, as credits that the ledger books for the bank.
import { parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { currencyOf, mainAccount, worldAccount } from '../../apps/server/src/accounts.ts';
import { oneOf } from '@fairhouse/rules/testing';
import { chance } from '../lively/chance.ts';
import type { HistoryHouse, Person } from './people.ts';

const AMOUNTS: readonly Amount[] = ['200', '500', '500', '1000', '2000', '5000'].map(
  (text) => parseAmount(text) ?? ZERO,
);
/** Below this a member deposits before playing. */
const LOW = parseAmount('100') ?? ZERO;

/** Credits those who have next to nothing left; returns how many. */
export async function depositWhereLow(
  { app, merchant }: HistoryHouse,
  people: readonly Person[],
): Promise<number> {
  const currency = currencyOf(merchant.currency);
  const low: Person[] = [];
  for (const person of people) {
    const balance = await app.ledger.balance(
      merchant.id,
      currency,
      mainAccount('real', person.member),
    );
    if (balance < LOW) low.push(person);
  }
  await app.ledger.bookMany(
    low.map(({ member }) => ({
      merchant: merchant.id,
      id: app.newId<'entry'>(),
      currency,
      code: 'deposit',
      reference: 'history',
      legs: [
        {
          debit: worldAccount('real', 'bank'),
          credit: mainAccount('real', member),
          amount: oneOf(chance, AMOUNTS),
        },
      ],
    })),
  );
  return low.length;
}
