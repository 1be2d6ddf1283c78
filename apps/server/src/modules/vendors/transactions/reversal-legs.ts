// What a rollback moves. Pure.
import type { Leg } from '@fairhouse/ledger';
import { amount as amountOf } from '@fairhouse/values';
import { mainAccount, receivableAccount } from '../../../accounts.ts';
import { counterAccount } from './move-legs.ts';
import type { Rollback } from './move.ts';
import type { StandingWin, TransactionRow } from './store/answers.ts';

/** The stake that goes back: nothing was taken for a free bet. */
export const stakeOf = (target: TransactionRow): bigint =>
  target.kind === 'BET' && !target.free ? target.amount : 0n;

/** What wins paid together. */
export const sumOf = (wins: readonly StandingWin[]): bigint =>
  wins.reduce((sum, { amount }) => sum + amount, 0n);

/** What the member can spend. */
export const mainOf = ({ trial, member }: Rollback) =>
  mainAccount(trial ? 'trial' : 'real', member);

/**
 * The stake goes back and the wins are taken, netted for each account of the house. A credit repays
 * a debt first; of what is taken, the part above the balance becomes a debt.
 */
export function reversalLegs(
  asked: Rollback,
  target: TransactionRow,
  wins: readonly StandingWin[],
  { balance, debt }: { readonly balance: bigint; readonly debt: bigint },
): Leg[] {
  const { trial } = asked;
  const vendor = asked.vendor.code;
  const main = mainOf(asked);
  const receivable = receivableAccount(trial ? 'trial' : 'real', asked.member);
  const bonus = sumOf(wins.filter(({ source }) => source === 'BONUS'));
  const nets = [
    {
      counter: counterAccount({ trial, vendor, source: 'VENDOR' }),
      net: stakeOf(target) - sumOf(wins) + bonus,
    },
    { counter: counterAccount({ trial, vendor, source: 'BONUS' }), net: -bonus },
  ];
  let [left, owed] = [balance, debt];
  const legs: Leg[] = [];
  const move = (debit: Leg['debit'], credit: Leg['credit'], units: bigint): void => {
    if (units > 0n) legs.push({ debit, credit, amount: amountOf(units) });
  };
  for (const { counter, net } of nets) {
    if (net > 0n) {
      const repaid = owed < net ? owed : net;
      move(counter, receivable, repaid);
      move(counter, main, net - repaid);
      owed -= repaid;
      left += net - repaid;
      continue;
    }
    const taken = left < -net ? left : -net;
    move(main, counter, taken);
    move(receivable, counter, -net - taken);
    left -= taken;
    owed += -net - taken;
  }
  return legs;
}
