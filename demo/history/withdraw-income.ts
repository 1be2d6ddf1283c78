// What agents take out of the house in the history, as the ledger books it for the bank: first set
// aside, then paid. An agent that owes of its contracts takes nothing out.
import { amount, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import {
  currencyOf,
  heldAccount,
  mainAccount,
  worldAccount,
  type Code,
} from '../../apps/server/src/accounts.ts';
import { readContractDebt } from '../../apps/server/src/modules/contracts/index.ts';
import type { HistoryHouse, Person } from './people.ts';

/** Nobody withdraws less. */
const LEAST = parseAmount('100') ?? ZERO;
/** Withdrawals are of whole tens. */
const WHOLE = parseAmount('10') ?? 1n;

/** Pays out what the agents have, unless it is little; returns how many withdrew. */
export async function withdrawIncome(
  house: HistoryHouse,
  agents: readonly Person[],
): Promise<number> {
  const { app, merchant } = house;
  const wanted: { readonly person: Person; readonly value: Amount }[] = [];
  for (const person of agents) {
    if ((await readContractDebt(app.pool, merchant.id, person.member)) > 0n) continue;
    const main = mainAccount('real', person.member);
    const balance = await app.ledger.balance(merchant.id, currencyOf(merchant.currency), main);
    const value = amount(balance - (balance % WHOLE));
    if (value >= LEAST) wanted.push({ person, value });
  }
  for (const code of ['withdrawal_hold', 'withdrawal_paid'] as const) {
    await app.ledger.bookMany(wanted.map((each) => entryOf(house, code, each)));
  }
  return wanted.length;
}

function entryOf(
  { app, merchant }: HistoryHouse,
  code: Extract<Code, 'withdrawal_hold' | 'withdrawal_paid'>,
  { person: { member }, value }: { readonly person: Person; readonly value: Amount },
) {
  const held = heldAccount('real', member);
  const leg =
    code === 'withdrawal_hold'
      ? { debit: mainAccount('real', member), credit: held, amount: value }
      : { debit: held, credit: worldAccount('real', 'bank'), amount: value };
  return {
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code,
    reference: 'history',
    legs: [leg] as const,
  };
}
