// The deposits of the history, as credits that the ledger books for the bank.
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

/** What an agent keeps in its wallet, from which it pays its directs. */
export const FLOAT = parseAmount('5000') ?? ZERO;

/** Credits every agent with its float. */
export async function depositFloat(house: HistoryHouse, agents: readonly Person[]): Promise<void> {
  await credit(
    house,
    agents.map((person) => ({ person, value: FLOAT })),
  );
}

/** Credits those who have next to nothing left; returns how many. */
export async function depositWhereLow(
  house: HistoryHouse,
  people: readonly Person[],
): Promise<number> {
  const { app, merchant } = house;
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
  await credit(
    house,
    low.map((person) => ({ person, value: oneOf(chance, AMOUNTS) })),
  );
  return low.length;
}

async function credit(
  { app, merchant }: HistoryHouse,
  deposits: readonly { readonly person: Person; readonly value: Amount }[],
): Promise<void> {
  await app.ledger.bookMany(
    deposits.map(({ person: { member }, value }) => ({
      merchant: merchant.id,
      id: app.newId<'entry'>(),
      currency: currencyOf(merchant.currency),
      code: 'deposit',
      reference: 'history',
      legs: [
        { debit: worldAccount('real', 'bank'), credit: mainAccount('real', member), amount: value },
      ],
    })),
  );
}
