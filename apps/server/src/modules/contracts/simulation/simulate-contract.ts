import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { businessDayAt, countDays, plusDays, type ContractTerms } from '@fairhouse/rules/agency';
import { amount, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { decisionOf } from '../bills/index.ts';
import { findMember, findMemberByName } from '../../members/index.ts';
import { findContract, refuseTerms } from '../offers/index.ts';
import { contractCalendar, readKindSettings, termsOf } from '../terms/index.ts';
import { runningDividend, simulateTerms, type SimulatedPeriod } from './simulate.ts';
import { simulateRealtime } from './simulate-realtime.ts';

type Row = PlayerCalls['agentContractSimulate'];

const DAYS_MAX = 35;
const BACK_MAX = 90;
/** Figures of hours are kept for 40 days, and bets are read one by one. */
const DAYS_BACK: Readonly<Record<ContractTerms['kind'], number>> = {
  dividend: BACK_MAX,
  daily_salary: BACK_MAX,
  hour_salary: 39,
  realtime_salary: 39,
};

/** Simulates a contract of the caller, an offer to or by it, or imagined terms. */
export async function simulateContract(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, input } = call;
  const subject = await findSubject(call);
  if (!subject.ok) return subject;
  const { agent, username, terms } = subject.value;
  const today = businessDayAt(contractCalendar(merchant), now);
  const back = DAYS_BACK[terms.kind];
  const { from, to } = input;
  const isPast = from <= to && to <= today && from >= plusDays(today, -back);
  if (!isPast || countDays(from, to) > DAYS_MAX) {
    return refuse('contract.window', { params: { days: DAYS_MAX, back } });
  }
  const settings = await readKindSettings(call, terms.kind);
  // Agreed terms were checked when they were offered; the merchant's rules may be others by now.
  const wrong = input.id === undefined ? refuseTerms(settings, terms, call.language) : undefined;
  if (wrong !== undefined) return wrong;
  const context = { sql, merchant, now };
  const window = { from, to };
  const periods =
    terms.kind === 'realtime_salary'
      ? await simulateRealtime(context, agent, terms, { window, settings })
      : await simulateTerms(context, agent, terms, window);
  if (periods === undefined) return refuse('contract.window_busy');
  const running =
    terms.kind === 'realtime_salary' ? [] : await runningDividend(context, agent, terms, window);
  return ok({
    username,
    terms,
    periods: periods.map(showPeriod),
    gross: amount(periods.reduce((all, { bill }) => all + bill.gross, 0n)),
    paid: amount(periods.reduce((all, { paid }) => all + (paid ?? 0n), 0n)),
    running,
  });
}

const showPeriod = ({ key, begin, end, bill, billed, paid, open }: SimulatedPeriod) => ({
  key,
  begins: begin,
  ends: end,
  figures: bill.figures,
  ...decisionOf(bill),
  gross: bill.gross,
  billed: billed ?? null,
  paid: paid ?? null,
  open,
});

/** Whose team is looked at, and the terms. */
async function findSubject(call: CallOf<Row>) {
  const { sql, merchant, session, input } = call;
  const { id, terms, username } = input;
  if (id !== undefined) {
    const row = await findContract(sql, merchant.id, id);
    const isParty = row !== undefined && [row.agent_id, row.upline_id].includes(session.member);
    const isSeen =
      isParty && !(row.state === 'pending_approval' && row.agent_id === session.member);
    if (!isSeen) return refuse('contract.unknown');
    return ok({ agent: row.agent_id, username: row.agent_name, terms: terms ?? termsOf(row) });
  }
  if (terms === undefined) return refuse('contract.unknown');
  const member =
    username === undefined
      ? await findMember(sql, merchant.id, session.member)
      : await findMemberByName(sql, merchant.id, username);
  const agent: Id<'member'> | undefined = member?.id;
  const isOwn = agent === session.member || member?.upline === session.member;
  if (member === undefined || !isOwn) return refuse('contract.not_direct');
  return ok({ agent: member.id, username: member.username, terms });
}
