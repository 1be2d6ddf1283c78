// From a bill down to the bets: each level adds up to the one above.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays, type ContractTerms } from '@fairhouse/rules/agency';
import { amount, assert, delta, instant, ok, type Day, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { daysOf, findBill, listDirectBills, showBill, type BillRow } from '../bills/index.ts';
import { listPayments } from '../debts/index.ts';
import { findMemberByName } from '../../members/index.ts';
import { findContract } from '../offers/index.ts';
import { contractCalendar, termsOf, readOwnPermissions } from '../terms/index.ts';
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

type Calls = PlayerCalls;
type Call = Pick<CallOf<Calls['agentBill']>, 'sql' | 'merchant' | 'session'>;

/** The most bets of a member's day that a page shows. */
const BETS_SHOWN = 500;

export interface ExplainedBill {
  readonly bill: BillRow;
  readonly terms: ContractTerms;
}

/** A bill of the caller, or of a direct that the caller pays or is the upline of. */
export async function findOwnBill(call: Call, id: Id<'bill'>): Promise<ExplainedBill | undefined> {
  const bill = await findBill(call.sql, call.merchant.id, id);
  if (bill === undefined) return undefined;
  const contract = await findContract(call.sql, call.merchant.id, bill.contract_id);
  assert(contract !== undefined, 'a bill has a contract');
  const parties = [bill.agent_id, bill.payer_id, contract.upline_id];
  return parties.includes(call.session.member) ? { bill, terms: termsOf(contract) } : undefined;
}

export const sumsOf = (row: SumsRow) => ({
  bet: amount(row.bet),
  validBet: amount(row.valid_bet),
  winStake: amount(row.win_stake),
  lossStake: amount(row.loss_stake),
  payout: amount(row.payout),
  bets: Number(row.bets),
});

const spanOf = (bill: BillRow) => ({
  begin: instant(bill.begins_at.getTime()),
  end: instant(bill.ends_at.getTime()),
});

/** The team's days of a bill; of an hourly one its only hour, under the day that contains it. */
export async function daysOfBill(
  { sql, merchant }: Pick<Call, 'sql' | 'merchant'>,
  { bill, terms }: ExplainedBill,
) {
  const { first, last } = daysOf(merchant, spanOf(bill));
  const team = { agent: bill.agent_id, categories: terms.categories };
  if (terms.kind === 'hour_salary') {
    const row = await readTeamHour(sql, merchant.id, { ...team, hour: bill.begins_at });
    return row === undefined ? [] : [{ day: first, ...sumsOf(row) }];
  }
  const rows = await listTeamDays(sql, merchant.id, { ...team, first, last });
  return rows.map(({ day, ...row }) => ({ day, ...sumsOf(row) }));
}

/** The most members of a day that are listed, those of the highest turnover. */
const MEMBERS_SHOWN = 2000;

/**
 * The members of a bill's day, or of its hour, and what comes from others: people
 * beyond the list, or who have moved to another line since.
 */
export async function membersOfBill(
  { sql, merchant }: Pick<Call, 'sql' | 'merchant'>,
  { bill, terms }: ExplainedBill,
  day: Day,
) {
  const team = { agent: bill.agent_id, categories: terms.categories, limit: MEMBERS_SHOWN };
  const isHour = terms.kind === 'hour_salary';
  const hour = bill.begins_at;
  const shown = isHour
    ? await listMembersOfHour(sql, merchant.id, { ...team, hour })
    : await listMembersOfDay(sql, merchant.id, { ...team, day });
  const [all] = isHour
    ? [await readTeamHour(sql, merchant.id, { ...team, hour })]
    : await listTeamDays(sql, merchant.id, { ...team, first: day, last: day });
  const members = shown.map(({ member_id: id, username, ...row }) => ({
    id,
    username,
    active: row.valid_bet > 0n && row.valid_bet >= terms.activeMinBet,
    ...sumsOf(row),
  }));
  return { members, rest: all === undefined ? null : restOf(all, shown) };
}

type BetSums = Pick<SumsRow, 'bet' | 'payout'>;

/** What a level has that the listed parts do not; null if they add up to it. */
export function restOf(whole: BetSums, parts: readonly BetSums[]) {
  const bet = parts.reduce((left, part) => left - part.bet, whole.bet);
  const payout = parts.reduce((left, part) => left - part.payout, whole.payout);
  return bet === 0n && payout === 0n ? null : { bet: delta(bet), payout: delta(payout) };
}

/** The settled bets of a member within a bill's day, or its hour. */
export async function betsOfBill(
  { sql, merchant }: Pick<Call, 'sql' | 'merchant'>,
  { bill, terms }: ExplainedBill,
  of: { readonly day: Day; readonly member: Id<'member'>; readonly limit: number },
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
  return rows.map(({ settled_at: settledAt, seq, stake, payout, ...row }) => ({
    ...row,
    ticket: seq,
    stake: amount(stake),
    payout: amount(payout),
    settledAt: instant(settledAt.getTime()),
  }));
}

/** A bill with its terms, days, payments and the bills that are paid from it. */
export async function explainBill(
  call: CallOf<Calls['agentBill']>,
): Promise<Answer<Calls['agentBill']>> {
  const found = await findOwnBill(call, call.input.id);
  if (found === undefined) return refuse('contract.bill_unknown');
  const { bill, terms } = found;
  const days = await daysOfBill(call, found);
  const shown = showBill(bill);
  const bet = days.reduce((all, day) => all + day.bet, 0n);
  const payments = await listPayments(call.sql, call.merchant.id, bill.bill_id);
  const { agent_id: payer, kind, period_key: key } = bill;
  const directs = await listDirectBills(call.sql, call.merchant.id, { payer, kind, key });
  return ok({
    bill: shown,
    terms,
    days,
    changed: delta(bet - shown.figures.bet),
    payments: payments.map((row) => ({
      id: row.payment_id,
      cause: row.cause,
      payer: row.payer_name,
      payee: row.payee_name,
      amount: amount(row.amount),
      at: instant(row.at.getTime()),
    })),
    directs: directs.map((row) => ({
      id: row.bill_id,
      username: row.agent_name,
      gross: row.gross,
      received: row.received,
      outstanding: row.outstanding,
      status: row.status,
    })),
  });
}

export async function explainMembers(
  call: CallOf<Calls['agentBillMembers']>,
): Promise<Answer<Calls['agentBillMembers']>> {
  const { id, day } = call.input;
  const found = await findOwnBill(call, id);
  if (found === undefined || !isWithin(call, found.bill, day))
    return refuse('contract.bill_unknown');
  return ok({ day, ...(await membersOfBill(call, found, day)) });
}

export async function explainBets(
  call: CallOf<Calls['agentBillBets']>,
): Promise<Answer<Calls['agentBillBets']>> {
  const { id, day, username } = call.input;
  const found = await findOwnBill(call, id);
  if (found === undefined || !isWithin(call, found.bill, day))
    return refuse('contract.bill_unknown');
  const member = await findMemberByName(call.sql, call.merchant.id, username);
  const agent = found.bill.agent_id;
  const isOfTeam = member !== undefined && (member.id === agent || member.path.includes(agent));
  if (!isOfTeam) return refuse('contract.bill_unknown');
  if (!(await maySeeBets(call))(member.id)) return refuse('agent.not_permitted');
  const limit = BETS_SHOWN + 1;
  const bets = await betsOfBill(call, found, { day, member: member.id, limit });
  const shown = bets.slice(0, BETS_SHOWN);
  const whole = await sumsOfMember(call, found, { day, member: member.id });
  const parts = shown.map(({ stake, payout }) => ({ bet: stake, payout }));
  return ok({ bets: shown, more: bets.length > BETS_SHOWN, rest: restOf(whole, parts) });
}

function sumsOfMember(
  { sql, merchant }: Pick<Call, 'sql' | 'merchant'>,
  { bill, terms: { kind, categories } }: ExplainedBill,
  { day, member }: { readonly day: Day; readonly member: Id<'member'> },
): Promise<SumsRow> {
  return kind === 'hour_salary'
    ? readMemberHour(sql, merchant.id, { member, categories, hour: bill.begins_at })
    : readMemberDay(sql, merchant.id, { member, categories, day });
}

/** Whose bets the caller may see: without the permission only the own ones. */
export async function maySeeBets(call: Call): Promise<(member: Id<'member'>) => boolean> {
  const { viewsDescendantBets } = await readOwnPermissions(call);
  return (member) => viewsDescendantBets || member === call.session.member;
}

function isWithin({ merchant }: Pick<Call, 'merchant'>, bill: BillRow, day: Day): boolean {
  const { first, last } = daysOf(merchant, spanOf(bill));
  return day >= first && day <= last;
}
