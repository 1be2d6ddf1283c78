// The bill of a daily or an hourly salary (agency.md 2.4), with the reason of its amount.
import { amount, subtract, ZERO, type Amount } from '@fairhouse/values';
import { chooseTier, type TierChoice } from '../contracts/choose-tier.ts';
import type { Tier, TierFigures, TierPay } from '../contracts/tier.ts';
import { mulFloor2, smaller, wholeUnits } from '../roundings.ts';

/** What the rates are multiplied by. */
export interface SalaryBase {
  readonly turnover: Amount;
  readonly winStake: Amount;
  readonly lossStake: Amount;
}

export interface SalaryBill extends TierChoice {
  readonly status: 'payable' | 'not_reached';
  /** Why nothing is paid. */
  readonly reason: 'no_tier' | 'nothing_counted' | undefined;
  /** The turnover in whole units. */
  readonly counted: Amount;
  readonly winPart: Amount;
  readonly lossPart: Amount;
  /** The amount of the tier before the cap. */
  readonly uncapped: Amount;
  readonly amount: Amount;
  readonly isCapped: boolean;
  /** What the cap took. */
  readonly aboveCap: Amount;
}

export interface SalaryCase {
  readonly tiers: readonly Tier[];
  readonly figures: TierFigures;
  readonly base: SalaryBase;
  readonly roundUnit: Amount | undefined;
  readonly cap: Amount | undefined;
}

/** Chooses the tier, and computes the amount; every part is rounded down to a hundredth. */
export function makeSalaryBill({ tiers, figures, base, roundUnit, cap }: SalaryCase): SalaryBill {
  const choice = chooseTier(tiers, figures);
  const counted = wholeUnits(base.turnover, roundUnit ?? ZERO);
  const parts = choice.reached
    ? partsOf(choice.reached.tier.pay, { ...base, turnover: counted })
    : { winPart: ZERO, lossPart: ZERO, whole: ZERO };
  const uncapped = amount(parts.whole + parts.winPart + parts.lossPart);
  const paid = cap === undefined ? uncapped : smaller(uncapped, cap);
  return {
    status: paid > 0n ? 'payable' : 'not_reached',
    reason: paid > 0n ? undefined : choice.reached ? 'nothing_counted' : 'no_tier',
    counted,
    winPart: parts.winPart,
    lossPart: parts.lossPart,
    uncapped,
    amount: paid,
    isCapped: paid < uncapped,
    aboveCap: subtract(uncapped, paid),
    ...choice,
  };
}

function partsOf(pay: TierPay, { turnover, winStake, lossStake }: SalaryBase) {
  if (pay.kind === 'split') {
    return {
      whole: ZERO,
      winPart: mulFloor2(winStake, pay.winRate),
      lossPart: mulFloor2(lossStake, pay.lossRate),
    };
  }
  const whole = pay.kind === 'rate' ? mulFloor2(turnover, pay.rate) : pay.amount;
  return { whole: turnover > 0n ? whole : ZERO, winPart: ZERO, lossPart: ZERO };
}
