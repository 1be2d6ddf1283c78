// From a bill down to the bets: each level adds up to the one above.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { NO_PARTS, restOfParts } from '@fairhouse/rules/agency';
import { amount, assert, instant, ok, type Day, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findBill, listDirectBills, showBill, type BillRow } from '../bills/index.ts';
import { listPayments } from '../debts/index.ts';
import { findMemberByName } from '../../members/index.ts';
import { findContract } from '../offers/index.ts';
import { termsOf, readOwnPermissions } from '../terms/index.ts';
import {
  balanceOfBill,
  betsOfBill,
  daysOfBill,
  daySpanOf,
  membersOfBill,
  showParts,
  showRest,
  showSums,
  sumsOfMember,
  type ExplainedBill,
} from './levels.ts';

type Calls = PlayerCalls;
type Call = Pick<CallOf<Calls['agentBill']>, 'sql' | 'merchant' | 'session'>;

/** The most bets of a member's day that a page shows. */
const BETS_SHOWN = 500;

/** A bill of the caller, or of a direct that the caller pays or is the upline of. */
export async function findOwnBill(call: Call, id: Id<'bill'>): Promise<ExplainedBill | undefined> {
  const bill = await findBill(call.sql, call.merchant.id, id);
  if (bill === undefined) return undefined;
  const contract = await findContract(call.sql, call.merchant.id, bill.contract_id);
  assert(contract !== undefined, 'a bill has a contract');
  const parties = [bill.agent_id, bill.payer_id, contract.upline_id];
  return parties.includes(call.session.member) ? { bill, terms: termsOf(contract) } : undefined;
}

/** A bill with its terms, days, payments and the bills that are paid from it. */
export async function explainBill(
  call: CallOf<Calls['agentBill']>,
): Promise<Answer<Calls['agentBill']>> {
  const found = await findOwnBill(call, call.input.id);
  if (found === undefined) return refuse('contract.bill_unknown');
  const { bill, terms } = found;
  const days = await daysOfBill(call, found);
  const { raised, changed } = balanceOfBill(found, days);
  const payments = await listPayments(call.sql, call.merchant.id, bill.bill_id);
  const { agent_id: payer, kind, period_key: key } = bill;
  const directs = await listDirectBills(call.sql, call.merchant.id, { payer, kind, key });
  return ok({
    bill: showBill(bill),
    terms,
    days: days.map(({ day, ...sums }) => ({ day, ...showSums(terms, sums) })),
    raised: showRest(terms, raised),
    changed: showRest(terms, changed),
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
  const { terms } = found;
  const [own] = await daysOfBill(call, found, { first: day, last: day });
  const whole = own ?? { ...NO_PARTS, validBet: 0n, bets: 0, day };
  const { members, rest } = await membersOfBill(call, found, whole);
  return ok({
    day,
    members: members.map(({ id: memberId, username, active, ...sums }) => ({
      id: memberId,
      username,
      active,
      ...showSums(terms, sums),
    })),
    rest: showRest(terms, rest),
  });
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
  const { terms } = found;
  const sums = await sumsOfMember(call, found, { day, member: member.id });
  const asked = { day, member: member.id, sums, limit: BETS_SHOWN + 1 };
  const bets = await betsOfBill(call, found, asked);
  const shown = bets.slice(0, BETS_SHOWN);
  return ok({
    bets: shown.map(
      ({ issue, lottery, ticket, play, pick, stake, settledAt, coverage, isHedged, ...parts }) => ({
        issue,
        lottery,
        ticket,
        play,
        pick,
        stake,
        settledAt,
        coveragePct: coverage ?? null,
        isHedged,
        ...showParts(terms, parts),
      }),
    ),
    more: bets.length > BETS_SHOWN,
    rest: showRest(terms, restOfParts(sums, shown)),
  });
}

/** Whose bets the caller may see: without the permission only the own ones. */
export async function maySeeBets(call: Call): Promise<(member: Id<'member'>) => boolean> {
  const { viewsDescendantBets } = await readOwnPermissions(call);
  return (member) => viewsDescendantBets || member === call.session.member;
}

function isWithin({ merchant }: Pick<Call, 'merchant'>, bill: BillRow, day: Day): boolean {
  const { first, last } = daySpanOf(merchant, bill);
  return day >= first && day <= last;
}
