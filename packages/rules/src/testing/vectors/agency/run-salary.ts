// Runs examples of the areas `daily-salary` and `hour-salary`.
import { dailySalary } from '../../../agency/salary/daily-salary.ts';
import { hourSalary, netAfterDirects } from '../../../agency/salary/hour-salary.ts';
import { splitMembers, splitStakes } from '../../../agency/salary/stakes.ts';
import type { SalaryBill } from '../../../agency/salary/salary-bill.ts';
import { isList, type Json, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import {
  percentText,
  readAmount,
  readCount,
  readDelta,
  readList,
  readObject,
  readPay,
  readShare,
  readTiers,
  soleTier,
} from './read-figures.ts';

const BASES = { ALL: 'all', WIN_LOSS: 'win_loss', MEMBER_PL: 'member_pl' } as const;

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runDailySalary(given: JsonObject): Figure | undefined {
  const name = Object.keys(BASES).find((each) => each === given.basis);
  if (name === undefined) return undefined;
  const tiers = given.tiers === undefined ? [soleTier(readPay(given))] : readTiers(given.tiers);
  const members = isList(given.members) ? splitMembers(given.members.map(memberOf)) : undefined;
  const bill = dailySalary(
    {
      kind: 'daily_salary',
      basis: BASES[name as keyof typeof BASES],
      period: 'day',
      categories: ['LOTT'],
      activeMinBet: readAmount('500'),
      tiers,
      ...(given.roundUnit === undefined ? {} : { roundUnit: readAmount(given.roundUnit) }),
      ...(given.dailyCap === undefined ? {} : { periodCap: readAmount(given.dailyCap) }),
    },
    {
      turnover: readAmount(given.teamTurnover),
      winStake: members?.winStake ?? readAmount(given.winStake),
      lossStake: members?.lossStake ?? readAmount(given.lossStake),
      loss: readAmount(given.teamLoss),
      active: readCount(given.active),
      deposit: readAmount('0'),
    },
  );
  const ofMembers = members && { winTurnover: members.winStake, lossTurnover: members.lossStake };
  return { ...billFigure(bill), ...ofMembers };
}

function memberOf(each: Json) {
  const { turnover, pl } = readObject(each);
  return { turnover: readAmount(turnover), result: readDelta(pl) };
}

function billFigure(bill: SalaryBill): { readonly [key: string]: Figure } {
  const pay = bill.reached?.tier.pay;
  return {
    tier: bill.reached?.level ?? null,
    rate: pay?.kind === 'rate' ? percentText(pay.rate) : '0',
    counted: bill.counted,
    winPart: bill.winPart,
    lossPart: bill.lossPart,
    amount: bill.amount,
    capped: bill.isCapped,
    status: bill.status.toUpperCase(),
  };
}

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runHourSalary(given: JsonObject): Figure | undefined {
  if (isList(given.bets)) return lowCoverage(given, given.bets);
  if (isList(given.directs)) {
    const gross = readAmount(given.gross);
    return { gross, ...netAfterDirects(gross, given.directs.map(readAmount)) };
  }
  if (given.winStake === undefined) return undefined;
  const bill = hourSalary(
    {
      kind: 'hour_salary',
      basis: 'win_loss',
      period: 'hour',
      categories: ['LOTT'],
      activeMinBet: readAmount('0'),
      tiers: [soleTier(readPay(given))],
    },
    {
      turnover: readAmount('0'),
      winStake: readAmount(given.winStake),
      lossStake: readAmount(given.lossStake),
      previousDayTurnover: readAmount('0'),
      active: 0,
    },
  );
  return billFigure(bill);
}

function lowCoverage(given: JsonObject, bets: readonly Json[]): Figure {
  const read = readList(bets)
    .map(readObject)
    .map(({ id, stake, won, coverage }) => ({
      id: String(id),
      stake: readAmount(stake),
      outcome: won === true ? ('won' as const) : ('lost' as const),
      coverage: readShare(coverage),
    }));
  const { winStake, lossStake, excluded } = splitStakes(read, readShare(given.minCoverage));
  return { winStake, lossStake, excluded };
}
