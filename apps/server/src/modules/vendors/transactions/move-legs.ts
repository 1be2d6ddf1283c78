// Between which accounts the money of a movement goes. Pure.
import type { Leg } from '@fairhouse/ledger';
import { amount as amountOf, type Amount } from '@fairhouse/values';
import { houseAccount, mainAccount, receivableAccount, vendorAccount } from '../../../accounts.ts';
import type { MoveRow } from './move-row.ts';

const bookOf = (row: MoveRow) => (row.trial ? 'trial' : 'real');
/** What the member of a movement can spend. */
export const mainOf = (row: MoveRow) => mainAccount(bookOf(row), row.member);

/** The account of the house on the other side of a movement. */
export function counterAccount(row: Pick<MoveRow, 'trial' | 'vendor' | 'source'>) {
  const book = row.trial ? 'trial' : 'real';
  return row.source === 'BONUS' ? houseAccount(book, 'bonus') : vendorAccount(book, row.vendor);
}

/** A bet goes to the vendor; the other movements come from it, or from the house. */
export function moveLeg(row: MoveRow): Leg {
  const [main, counter] = [mainOf(row), counterAccount(row)];
  return row.kind === 'BET'
    ? { debit: main, credit: counter, amount: row.amount }
    : { debit: counter, credit: main, amount: row.amount };
}

/** The legs of a movement; a credit repays the member's debt first. */
export function legsOf(row: MoveRow, debt: Amount): readonly [Leg, ...Leg[]] {
  if (debt === 0n) return [moveLeg(row)];
  const repaid = amountOf(debt < row.amount ? debt : row.amount);
  const rest = amountOf(row.amount - repaid);
  const debit = counterAccount(row);
  const toDebt = { debit, credit: receivableAccount('real', row.member), amount: repaid };
  return rest > 0n ? [toDebt, { debit, credit: mainOf(row), amount: rest }] : [toDebt];
}
