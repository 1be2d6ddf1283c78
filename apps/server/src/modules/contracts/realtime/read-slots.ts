// What an agent reads of its real-time salary: the slots of a day, and the bets behind one.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { payFigures, spanOfDays } from '@fairhouse/rules/agency';
import { amount, delta, instant, ok, type Rate } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { contractCalendar, readOwnPermissions } from '../terms/index.ts';
import { readPay } from './stored-pay.ts';
import { listRates, listSlotLines, listSlots } from './store/slots.ts';

type Slots = PlayerCalls['agentRealtime'];
type Bets = PlayerCalls['agentRealtimeBets'];

export async function readSlots(call: CallOf<Slots>): Promise<Answer<Slots>> {
  const { day } = call.input;
  const agent = call.session.member;
  const { begin, end } = spanOfDays(contractCalendar(call.merchant), day, day);
  const span = { agent, begin: new Date(begin), end: new Date(end) };
  const rows = await listSlots(call.sql, call.merchant.id, span);
  const rates = await listRates(call.sql, call.merchant.id, day);
  const own = rates.find(({ agent_id: each }) => each === agent);
  return ok({
    day,
    rates: own === undefined ? [] : payFigures(readPay(own.pay)).map((each) => each as Rate),
    slots: rows.map((row) => ({
      slot: instant(row.slot.getTime()),
      bets: row.bets,
      turnover: delta(row.turnover),
      total: delta(row.total),
      carriedIn: amount(row.carried_in),
      carriedOut: amount(row.carried_out),
      paid: row.paid,
      paidAt: row.paid_at === null ? null : instant(row.paid_at.getTime()),
    })),
    paid: amount(rows.reduce((all, { paid }) => all + paid, 0n)),
  });
}

export async function readSlotBets(call: CallOf<Bets>): Promise<Answer<Bets>> {
  const slot = new Date(call.input.slot);
  const rows = await listSlotLines(call.sql, call.merchant.id, call.session.member, slot);
  const { username: caller } = call.session;
  const showsOthers = rows.some(({ username }) => username !== caller);
  if (showsOthers && !(await readOwnPermissions(call)).viewsDescendantBets)
    return refuse('agent.not_permitted');
  const lines = rows.map(({ username, issue, seq, stake, amount: earned }) => ({
    username,
    issue,
    ticket: seq,
    stake: delta(stake),
    amount: delta(earned),
  }));
  return ok({ lines });
}
