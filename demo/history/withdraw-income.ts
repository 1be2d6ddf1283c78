// What agents take out of the house in the history, as the ledger books it for the bank: first set
// aside, then paid. An agent that owes of its contracts takes nothing out.
import { amount, assert, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import {
  currencyOf,
  heldAccount,
  mainAccount,
  worldAccount,
} from '../../apps/server/src/accounts.ts';
import { readContractDebt } from '../../apps/server/src/modules/contracts/index.ts';
import { transaction } from '../../apps/server/src/platform/sql.ts';
import { FLOAT } from './deposits.ts';
import type { AppContext, Merchant } from '../../apps/server/src/platform/app-context.ts';
import type { Person } from './people.ts';

/** Whose agents withdraw. */
interface House {
  readonly app: AppContext;
  readonly merchant: Merchant;
}

/** Nobody withdraws less. */
const LEAST = parseAmount('100') ?? ZERO;
/** Withdrawals are of whole tens. */
const WHOLE = parseAmount('10') ?? 1n;

/**
 * Pays out what the agents have above their float, unless it is little; returns how many withdrew.
 */
export async function withdrawIncome(house: House, agents: readonly Person[]): Promise<number> {
  const { app, merchant } = house;
  const wanted: { readonly person: Person; readonly value: Amount }[] = [];
  for (const person of agents) {
    if ((await readContractDebt(app.pool, merchant.id, person.member)) > 0n) continue;
    const income = (await readBalance(house, person)) - FLOAT;
    // Who paid more down its line than it earned is below its float.
    if (income < LEAST) continue;
    wanted.push({ person, value: amount(income - (income % WHOLE)) });
  }
  for (const each of wanted) await payOut(house, each);
  return wanted.length;
}

/** Pays out the whole wallet of an agent. */
export async function withdrawEverything(house: House, person: Person): Promise<void> {
  const value = await readBalance(house, person);
  if (value > 0n) await payOut(house, { person, value: amount(value) });
}

const readBalance = ({ app, merchant }: House, { member }: Person) =>
  app.ledger.balance(merchant.id, currencyOf(merchant.currency), mainAccount('real', member));

async function payOut(
  { app, merchant }: House,
  { person: { member }, value }: { readonly person: Person; readonly value: Amount },
): Promise<void> {
  const hold = app.newId<'entry'>();
  await transaction(app.pool, async (sql) => {
    const held = await app.ledger.holdInTransaction(sql, {
      merchant: merchant.id,
      id: hold,
      currency: currencyOf(merchant.currency),
      code: 'withdrawal_hold',
      reference: 'history',
      from: mainAccount('real', member),
      held: heldAccount('real', member),
      amount: value,
    });
    assert(held.status === 'booked', 'the wallet has what was read of it');
    const paid = await app.ledger.settleHoldInTransaction(sql, {
      merchant: merchant.id,
      hold,
      entry: app.newId<'entry'>(),
      to: worldAccount('real', 'bank'),
      code: 'withdrawal_paid',
    });
    assert(paid.status === 'booked', 'a hold is paid out');
    return { commit: true, value: undefined };
  });
}
