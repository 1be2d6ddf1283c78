// The levels of a bill as parts that add up: the bill, the team's days, their members, their bets.
import {
  addParts,
  countedParts,
  countsLoss,
  dayBegins,
  leastCoverage,
  lossOfParts,
  NO_PARTS,
  partsOfBet,
  plusDays,
  restOfParts,
  stakesOfMember,
  type BillParts,
  type ContractTerms,
} from '@fairhouse/rules/agency';
import { amount, delta, instant, type Day, type Id } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  daysOf,
  listNarrowStakes,
  readBetMarks,
  readNarrowStakes,
  showBill,
  type BillRow,
  type NarrowStakes,
} from '../bills/index.ts';
import { contractCalendar } from '../terms/index.ts';
import {
  listBetsOf,
  listMembersOfDay,
  listMembersOfHour,
  listTeamDays,
  readMemberDay,
  readMemberHour,
  readTeamHour,
  type SumsRow,
} from './store.ts';

export interface ExplainedBill {
  readonly bill: BillRow;
  readonly terms: ContractTerms;
}

/** What a reading of a level needs of its call. */
export interface LevelContext {
  readonly sql: Sql;
  readonly merchant: Merchant;
}

/** The parts of a level, with its valid bets and the number of its bets. */
export interface LevelSums extends BillParts {
  readonly validBet: bigint;
  readonly bets: number;
}

const sumsOf = (
  terms: ContractTerms,
  { valid_bet, win_stake, loss_stake, ...row }: SumsRow,
): LevelSums => ({
  ...row,
  rebate: countsLoss(terms) ? row.rebate : 0n,
  validBet: valid_bet,
  winStake: win_stake,
  lossStake: loss_stake,
  narrowStake: 0n,
  bets: Number(row.bets),
});

/** The sums with what narrow and hedged bets staked taken out of the other stakes. */
function withoutNarrow(sums: LevelSums, { won, lost }: NarrowStakes = NONE): LevelSums {
  const winStake = sums.winStake - won;
  const lossStake = sums.lossStake - lost;
  return { ...sums, winStake, lossStake, narrowStake: won + lost };
}

const NONE: NarrowStakes = { won: 0n, lost: 0n };

/** The narrow stakes of the team's members in the hour of a bill; none where it counts all. */
async function narrowOf(
  { sql, merchant }: LevelContext,
  { bill, terms }: ExplainedBill,
  agent: Id<'member'>,
): Promise<ReadonlyMap<Id<'member'>, NarrowStakes>> {
  const minCoverage = leastCoverage(terms);
  if (minCoverage === undefined || !terms.categories.includes('LOTT')) return new Map();
  return listNarrowStakes(sql, merchant.id, { agent, hour: bill.begins_at, minCoverage });
}

/** The parts of a bill as it counted them. */
export function partsOfBill({ bill, terms }: ExplainedBill): BillParts {
  const { bet, payout, winStake, lossStake, narrowStake, ...others } = showBill(bill).figures;
  const { rebate, activity, salary, fees, deposit } = others;
  const play = { ...NO_PARTS, bet, payout, winStake, lossStake, narrowStake };
  return countedParts(
    countsLoss(terms) ? { ...play, rebate, activity, salary, fees, deposit } : play,
  );
}

/** The business days of a bill. */
export const daySpanOf = (merchant: Merchant, bill: BillRow) =>
  daysOf(merchant, {
    begin: instant(bill.begins_at.getTime()),
    end: instant(bill.ends_at.getTime()),
  });

/** A day of a team. */
export type DaySums = LevelSums & { readonly day: Day };

/** The team's days of a bill; of an hourly one its only hour, under the day that contains it. */
export async function daysOfBill(
  { sql, merchant }: LevelContext,
  { bill, terms }: ExplainedBill,
  { first, last } = daySpanOf(merchant, bill),
): Promise<readonly DaySums[]> {
  const team = { agent: bill.agent_id, categories: terms.categories };
  if (terms.kind === 'hour_salary') {
    const hour = bill.begins_at;
    const row = await readTeamHour(sql, merchant.id, { ...team, hour });
    if (row === undefined) return [];
    const narrow = await readNarrowStakes(sql, merchant.id, { first: hour, last: hour }, [
      { ...team, minCoverage: leastCoverage(terms) },
    ]);
    const sums = withoutNarrow(sumsOf(terms, row), narrow.get(bill.agent_id));
    return [{ day: first, ...sums }];
  }
  const asked = { ...team, first, last, withLedger: countsLoss(terms) };
  const rows = await listTeamDays(sql, merchant.id, asked);
  return rows.map(({ day, ...row }) => ({
    ...sumsOf(terms, row),
    ...sidesOfDay({ bill, terms }),
    day,
  }));
}

/**
 * The turnover of the members who won and who lost a day. It is of the team as it was when the bill
 * was made, which only the bill knows: members may have moved to another line since.
 */
function sidesOfDay(found: ExplainedBill) {
  if (found.terms.basis !== 'member_pl') return {};
  const { winStake, lossStake } = partsOfBill(found);
  return { winStake, lossStake };
}

/** How the days of a bill come to what it counted; each is undefined where there is nothing. */
export function balanceOfBill(found: ExplainedBill, days: readonly BillParts[]) {
  const sum = addParts(days);
  const counted = countedParts(sum);
  return {
    raised: restOfParts(counted, [sum]),
    changed: restOfParts(counted, [partsOfBill(found)]),
  };
}

/** The most members of a day that are listed, those of the highest turnover. */
const MEMBERS_SHOWN = 2000;

/**
 * The members of a bill's day, or of its hour, and what comes from others: people
 * beyond the list, or who have moved to another line since.
 */
export async function membersOfBill(context: LevelContext, found: ExplainedBill, day: DaySums) {
  const { sql, merchant } = context;
  const { bill, terms } = found;
  const team = { agent: bill.agent_id, categories: terms.categories, limit: MEMBERS_SHOWN };
  const rows =
    terms.kind === 'hour_salary'
      ? await listMembersOfHour(sql, merchant.id, { ...team, hour: bill.begins_at })
      : await listMembersOfDay(sql, merchant.id, {
          ...team,
          day: day.day,
          withLedger: countsLoss(terms),
        });
  const narrow = await narrowOf(context, found, bill.agent_id);
  const members = rows.map(({ member_id: id, username, ...row }) => ({
    ...stakesOfMember(terms, withoutNarrow(sumsOf(terms, row), narrow.get(id))),
    id,
    username,
    active: row.valid_bet > 0n && row.valid_bet >= terms.activeMinBet,
  }));
  return { members, rest: restOfParts(day, members) };
}

/** The sums of a member on a bill's day, or in its hour. */
export async function sumsOfMember(
  context: LevelContext,
  found: ExplainedBill,
  { day, member }: { readonly day: Day; readonly member: Id<'member'> },
): Promise<LevelSums> {
  const { sql, merchant } = context;
  const { bill, terms } = found;
  const { kind, categories } = terms;
  const row =
    kind === 'hour_salary'
      ? await readMemberHour(sql, merchant.id, { member, categories, hour: bill.begins_at })
      : await readMemberDay(sql, merchant.id, {
          member,
          categories,
          day,
          withLedger: countsLoss(terms),
        });
  const narrow = await narrowOf(context, found, member);
  return stakesOfMember(terms, withoutNarrow(sumsOf(terms, row), narrow.get(member)));
}

interface MemberOfDay {
  readonly day: Day;
  readonly member: Id<'member'>;
  /** What the member's day comes to. */
  readonly sums: BillParts;
}

/** The settled bets of a member within a bill's day, or its hour. */
export async function betsOfBill(
  { sql, merchant }: LevelContext,
  { bill, terms }: ExplainedBill,
  of: MemberOfDay & { readonly limit: number },
) {
  if (!terms.categories.includes('LOTT')) return [];
  const calendar = contractCalendar(merchant);
  const span =
    terms.kind === 'hour_salary'
      ? { begin: bill.begins_at, end: bill.ends_at }
      : {
          begin: new Date(dayBegins(calendar, of.day)),
          end: new Date(dayBegins(calendar, plusDays(of.day, 1))),
        };
  const { member, limit } = of;
  const rows = await listBetsOf(sql, merchant.id, { member, ...span, limit });
  const asked = { member, hour: bill.begins_at };
  const marks =
    leastCoverage(terms) === undefined ? undefined : await readBetMarks(sql, merchant.id, asked);
  return rows.map(({ settled_at: settledAt, stake, payout, rebate, ...row }) => {
    const { coverage, isHedged = false } = marks?.(row) ?? {};
    const bet = { stake, payout, rebate: countsLoss(terms) ? rebate : 0n, coverage, isHedged };
    return {
      ...row,
      ...partsOfBet(terms, bet, of.sums),
      coverage,
      isHedged,
      ticket: row.seq,
      stake: amount(stake),
      settledAt: instant(settledAt.getTime()),
    };
  });
}

/** Parts as calls answer them: those of the loss where the contract counts it. */
export function showParts(terms: ContractTerms, parts: BillParts) {
  const { rebate, activity, salary, fees, deposit } = parts;
  return {
    bet: delta(parts.bet),
    payout: delta(parts.payout),
    winStake: delta(parts.winStake),
    lossStake: delta(parts.lossStake),
    narrowStake: delta(parts.narrowStake),
    loss: countsLoss(terms)
      ? {
          rebate: delta(rebate),
          activity: delta(activity),
          salary: delta(salary),
          fees: delta(fees),
          deposit: delta(deposit),
          companyWin: lossOfParts(parts),
        }
      : null,
  };
}

/** The same of what a list does not name; null for nothing. */
export const showRest = (terms: ContractTerms, rest: BillParts | undefined) =>
  rest === undefined ? null : showParts(terms, rest);

/** The same of a level with its valid bets and their number. */
export const showSums = (terms: ContractTerms, sums: LevelSums) => ({
  ...showParts(terms, sums),
  validBet: delta(sums.validBet),
  bets: sums.bets,
});
