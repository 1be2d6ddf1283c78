// The parts of a bill as its figures have them, and what lies between them and its days.
import type { ValueOf } from '../../../../calls/calls.ts';
import type { Parts } from './PartsTable.tsx';

type Explained = ValueOf<'agentBill'>;

/** The parts that a bill counted; a salary below zero counts as zero. */
export function partsOfBill({ bill: { figures }, days }: Explained): Parts {
  const { bet, payout, winStake, lossStake, narrowStake, rebate, activity, fees, deposit } =
    figures;
  const salary = figures.salary.startsWith('-') ? '0' : figures.salary;
  const { companyWin } = figures;
  const counts = days.some(({ loss }) => loss !== null);
  const loss = counts ? { rebate, activity, salary, fees, deposit, companyWin } : null;
  return { bet, payout, winStake, lossStake, narrowStake, loss };
}

/** The same parts with the other sign. */
export function negateParts({ loss, ...parts }: Parts): Parts {
  const { bet, payout, winStake, lossStake, narrowStake } = parts;
  return {
    bet: negate(bet),
    payout: negate(payout),
    winStake: negate(winStake),
    lossStake: negate(lossStake),
    narrowStake: negate(narrowStake),
    loss: loss && {
      rebate: negate(loss.rebate),
      activity: negate(loss.activity),
      salary: negate(loss.salary),
      fees: negate(loss.fees),
      deposit: negate(loss.deposit),
      companyWin: negate(loss.companyWin),
    },
  };
}

function negate(text: string): string {
  if (!/[1-9]/.test(text)) return text;
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}
