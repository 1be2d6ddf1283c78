// Runs examples of the areas `period` and `report`.
import { instant, parseDay, sum } from '@fairhouse/values';
import type { DividendPeriod } from '../../../agency/contracts/contract.ts';
import { countActive } from '../../../agency/figures/count-active.ts';
import { myIncome } from '../../../agency/figures/my-income.ts';
import {
  drillDown,
  resultsOf,
  sumFigures,
  type TeamFigures,
} from '../../../agency/figures/team-figures.ts';
import { businessDayAt } from '../../../agency/periods/business-day.ts';
import { periodAt, periodOfDay } from '../../../agency/periods/period.ts';
import { floorDelta2 } from '../../../agency/roundings.ts';
import { isList, isObject, show, type Json, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import { readAmount, readCount, readDelta, readList, readObject } from './read-figures.ts';

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runPeriod(given: JsonObject): Figure | undefined {
  if (given.settledAt !== undefined) return slotAt(given);
  const day = parseDay(String(given.businessDate));
  if (day === undefined) return undefined;
  const kind = String(given.kind).toLowerCase() as DividendPeriod;
  const { key, first, last } = periodOfDay(kind, day);
  return { key, start: first, end: last };
}

function slotAt(given: JsonObject): Figure | undefined {
  if (given.slotMinutes !== 5) return undefined;
  const { at, hours, zone } = readTime(given.settledAt);
  const { begin, end } = periodAt('slot_5m', { zone, cutHour: 0 }, at);
  return { slotStart: writeTime(begin, hours), slotEnd: writeTime(end, hours) };
}

/** A time with a distance from UTC in whole hours, and the zone of that distance. */
function readTime(value: Json | undefined) {
  const text = String(value);
  const hours = Number(/([+-]\d{2}):00$/.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(hours)) throw new Error(`${show(value)} is no time of whole hours from UTC`);
  // The sign of these zones is reversed.
  const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return { at: instant(Date.parse(text)), hours, zone };
}

function writeTime(at: number, hours: number): string {
  const local = new Date(at + hours * 3_600_000).toISOString().slice(0, 19);
  return `${local}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runReport(given: JsonObject): Figure | undefined {
  if (isList(given.rows)) return totals(given.rows);
  if (isObject(given.directs)) return lines(given.directs);
  if (isList(given.users)) return active(given, given.users);
  if (given.agentRebate !== undefined) return income(given);
  if (given.at === undefined) return undefined;
  const { at, zone } = readTime(given.at);
  return { businessDate: businessDayAt({ zone, cutHour: readCount(given.cutHour) }, at) };
}

function figuresOf(value: Json): TeamFigures {
  const row = readObject(value);
  return {
    deposit: readAmount(row.deposit),
    withdrawal: readAmount(row.withdrawal),
    bet: readAmount(row.bet),
    payout: readAmount(row.payout),
    betRebate: readAmount(row.betRebate),
    agentRebate: readAmount(row.agentRebate),
    activity: readAmount(row.activity),
    salary: readDelta(row.salary),
    dividend: readDelta(row.dividend),
    fees: readAmount(row.fees),
  };
}

function totals(rows: readonly Json[]): Figure {
  const team = sumFigures(rows.map(figuresOf));
  const results = resultsOf(team);
  return {
    ...team,
    rebate: results.rebate,
    gamePL: results.gameResult,
    userPL: results.memberResult,
    netPL: results.netResult,
    depositMinusWithdrawal: results.depositLessWithdrawal,
  };
}

function lines(directs: JsonObject): Figure {
  const rows = Object.entries(directs).map(([name, members]) => ({
    name,
    members: readList(members).map(figuresOf),
  }));
  const drilled = drillDown(rows);
  const nets = drilled.lines.map(({ name, figures }) => [name, resultsOf(figures).netResult]);
  const everyone = sumFigures(rows.flatMap(({ members }) => members));
  const total = resultsOf(drilled.team).netResult;
  return {
    lines: Object.fromEntries(nets) as { readonly [key: string]: Figure },
    sumEqualsTeam: total === resultsOf(everyone).netResult,
  };
}

function active(given: JsonObject, users: readonly Json[]): Figure {
  const rows = users.map((each, at) => ({
    member: String(at),
    validBet: readAmount(readObject(each).bet),
  }));
  return { active: countActive(rows, readAmount(given.minValidBet)) };
}

function income(given: JsonObject): Figure {
  const total = myIncome({
    agentRebate: readAmount(given.agentRebate),
    dailySalary: readAmount(given.dailySalary),
    hourSalary: readAmount(given.hourSalary),
    realtimeSalary: readAmount(given.realtimeSalary),
    dividend: readAmount(given.dividendReceived),
    paidToDownlines: sum([readAmount(String(given.paidToDownline).replace(/^-/, ''))]),
  });
  return { total: floorDelta2(total) };
}
