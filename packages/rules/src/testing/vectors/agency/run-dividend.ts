// Runs an example of area `dividend`: bills, carry modes, selling days.
import type { Delta, Rate } from '@fairhouse/values';
import type { CarryMode, DividendTerms } from '../../../agency/contracts/contract.ts';
import { carryPeriod, type CarryState } from '../../../agency/dividend/carry.ts';
import { dividend, type DividendBill } from '../../../agency/dividend/dividend.ts';
import { countSellingDays } from '../../../agency/dividend/qualification.ts';
import { abovePart, mulFloor2 } from '../../../agency/roundings.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import {
  percentText,
  readAmount,
  readCount,
  readDelta,
  readObject,
  readPercent,
  readTiers,
} from './read-figures.ts';

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runDividend(given: JsonObject): Figure | undefined {
  if (isList(given.companyWins)) return foldCarry(given, given.companyWins);
  if (isList(given.dailyTurnover)) return sellingDays(given, given.dailyTurnover);
  if (given.tiers === undefined) return undefined;
  if (given.basis === 'TURNOVER') return bill(given, 'turnover');
  return isObject(given.team) ? bill(given, 'net_loss') : undefined;
}

function bill(given: JsonObject, basis: DividendTerms['basis']): Figure {
  const team = isObject(given.team) ? given.team : {};
  const found = dividend(
    {
      kind: 'dividend',
      basis,
      period: 'half_month',
      carryMode: 'month',
      tierMetric: 'total',
      categories: ['LOTT'],
      activeMinBet: readAmount('1000'),
      tiers: readTiers(given.tiers),
    },
    {
      bet: readAmount(team.bet ?? given.teamTurnover),
      payout: readAmount(team.payout),
      rebate: readAmount(team.rebate),
      activity: readAmount(team.activity),
      salary: readAmount(team.salary),
      fees: readAmount(team.fees),
      active: readCount(team.active ?? given.active),
      deposit: readAmount('0'),
      carryIn: readAmount(given.carryIn),
      days: 15,
      dailyTurnover: [],
      qualifiedBefore: 0,
    },
  );
  return {
    companyWin: found.companyWin,
    base: found.base,
    tier: found.reached?.level ?? null,
    rate: percentText(rateOf(found)),
    amount: found.gross,
    status: found.status.toUpperCase(),
  };
}

function rateOf({ reached, streak }: DividendBill): Rate {
  return reached ? streak.rate : (0n as Rate);
}

function foldCarry(given: JsonObject, periods: readonly Json[]): Figure {
  const mode = String(given.mode).toLowerCase() as CarryMode;
  const rate = readPercent(given.ratePct);
  let state: CarryState | undefined;
  return periods.map((each) => {
    const { period = null, month, win } = readObject(each);
    const companyWin: Delta = readDelta(win);
    const { carryIn, base, next } = carryPeriod(mode, state, { month: String(month), companyWin });
    state = next;
    return { period, carryIn, base, amount: mulFloor2(abovePart(base), rate) } as Figure;
  });
}

function sellingDays(given: JsonObject, days: readonly Json[]): Figure {
  const rule = {
    minPerDay: readAmount(given.minPerDay),
    requiredDays: readCount(given.requiredDays),
  };
  const found = countSellingDays(rule, days.map(readAmount));
  return { qualifiedDays: found.qualified, ok: found.isMet };
}
