// The bill of a dividend (agency.md 2.4), with the reason of its amount.
import {
  amount,
  delta,
  subtract,
  ZERO,
  type Amount,
  type Delta,
  type Rate,
} from '@fairhouse/values';
import { chooseNone, chooseTier, type TierChoice } from '../contracts/choose-tier.ts';
import type { DividendTerms } from '../contracts/contract.ts';
import type { TierFigures, TierPay } from '../contracts/tier.ts';
import { companyWin, type CompanyFigures } from '../figures/company-win.ts';
import { abovePart, mulFloor2, smaller } from '../roundings.ts';
import {
  addStreak,
  countSellingDays,
  type SellingDaysFound,
  type StreakRate,
} from './qualification.ts';

/** A team's figures of a period. */
export interface DividendFigures extends CompanyFigures {
  readonly active: number;
  readonly deposit: Amount;
  /** The loss of earlier periods, by `carryPeriod`. */
  readonly carryIn: Amount;
  /** Business days of the period. */
  readonly days: number;
  /** The team's turnover of each of them; needed where the contract asks for selling days. */
  readonly dailyTurnover: readonly Amount[];
  /** Periods in a row before this one that were paid. */
  readonly qualifiedBefore: number;
}

export interface DividendBill extends TierChoice {
  readonly status: 'payable' | 'not_reached';
  readonly reason: 'no_loss' | 'no_tier' | 'selling_days' | 'nothing_counted' | undefined;
  readonly companyWin: Delta;
  readonly carryIn: Amount;
  /** What the rate is multiplied by: the loss after the carried one, or the turnover. */
  readonly base: Delta;
  /** The turnover that was compared with the tiers. */
  readonly tierTurnover: Amount;
  readonly streak: StreakRate;
  readonly sellingDays: SellingDaysFound | undefined;
  readonly uncapped: Amount;
  readonly gross: Amount;
  readonly isCapped: boolean;
  readonly aboveCap: Amount;
}

/** Computes a dividend; it is rounded down to a hundredth, and zero where the base is. */
export function dividend(terms: DividendTerms, figures: DividendFigures): DividendBill {
  const won = companyWin(figures);
  const isOnLoss = terms.basis === 'net_loss';
  const carryIn = isOnLoss ? figures.carryIn : ZERO;
  const base = isOnLoss ? delta(won - carryIn) : delta(figures.bet);
  const tierFigures = tierFiguresOf(terms, figures, isOnLoss ? base : won);
  const choice =
    base > 0n
      ? chooseTier(terms.tiers, tierFigures)
      : chooseNone(terms.tiers, tierFigures, isOnLoss ? abovePart(1n - base) : ZERO);
  const sellingDays =
    terms.sellingDays && countSellingDays(terms.sellingDays, figures.dailyTurnover);
  const sells = sellingDays?.isMet ?? true;
  const pay = sells ? choice.reached?.tier.pay : undefined;
  const streak = streakOf(terms, figures, pay);
  const uncapped = amountOf(pay, abovePart(base), streak.rate);
  const gross = terms.periodCap === undefined ? uncapped : smaller(uncapped, terms.periodCap);
  return {
    status: gross > 0n ? 'payable' : 'not_reached',
    reason: gross > 0n ? undefined : reasonOf({ base, choice, sells, isOnLoss }),
    companyWin: won,
    carryIn,
    base,
    tierTurnover: tierFigures.turnover,
    streak,
    sellingDays,
    uncapped,
    gross,
    isCapped: gross < uncapped,
    aboveCap: subtract(uncapped, gross),
    ...choice,
  };
}

function tierFiguresOf(terms: DividendTerms, figures: DividendFigures, loss: Delta): TierFigures {
  const isAverage = terms.tierMetric === 'daily_average';
  return {
    turnover: isAverage ? amount(figures.bet / BigInt(Math.max(1, figures.days))) : figures.bet,
    loss: abovePart(loss),
    active: figures.active,
    deposit: figures.deposit,
  };
}

function streakOf(
  terms: DividendTerms,
  { qualifiedBefore }: DividendFigures,
  pay: TierPay | undefined,
): StreakRate {
  const none: StreakRate = { added: 0n as Rate, rate: 0n as Rate, isCapped: false };
  if (pay?.kind !== 'rate') return none;
  return addStreak(pay.rate, terms.streak ?? [], qualifiedBefore + 1, terms.rateCap);
}

function amountOf(pay: TierPay | undefined, base: Amount, rate: Rate): Amount {
  if (pay === undefined || base === 0n) return ZERO;
  return pay.kind === 'fixed' ? pay.amount : mulFloor2(base, rate);
}

function reasonOf({
  base,
  choice,
  sells,
  isOnLoss,
}: {
  readonly base: Delta;
  readonly choice: TierChoice;
  readonly sells: boolean;
  readonly isOnLoss: boolean;
}): DividendBill['reason'] {
  if (base <= 0n && isOnLoss) return 'no_loss';
  if (!sells) return 'selling_days';
  return choice.reached ? 'nothing_counted' : 'no_tier';
}
