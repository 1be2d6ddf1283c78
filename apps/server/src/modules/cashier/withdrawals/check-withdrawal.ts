// The conditions of a withdrawal, checked in the order of agency.md 5.3.
import { refuse } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  formatAmount,
  HOUR_MS,
  MINUTE_MS,
  ok,
  subtract,
  ZERO,
  type Amount,
  type Id,
} from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { readContractDebt } from '../../contracts/index.ts';
import { needsIdentity } from '../../kyc/index.ts';
import { findCredential, findMember, mayDo } from '../../members/index.ts';
import { memberAccounts, readDebt, readFunds } from '../../wallet/index.ts';
import { readSettings, type CashierSettings } from '../settings/index.ts';
import { changeLockUntil } from './change-lock.ts';
import { isWithinServiceHours } from './service-hours.ts';
import { findCard, listCards, type CardRow, unbindLockUntil } from '../cards/index.ts';
import { readDayTotal, readTimeOfDay } from './store/withdrawal-figures.ts';
import { countTurnover } from '../payment-profiles/index.ts';
import { findWithdrawalProblem, type WithdrawalFigures } from './withdrawal-problem.ts';

type Call = Pick<
  CallOf<PlayerCalls['withdrawCreate']>,
  'sql' | 'merchant' | 'session' | 'now' | 'app'
>;

/** Checks everything but the payment password; the caller locks the payment profile. */
export async function checkWithdrawal(
  call: Call,
  wanted: { readonly amount: Amount; readonly card: Id<'bank_card'> },
) {
  const { sql, merchant, session, now } = call;
  const { value: settings } = await readSettings(sql, merchant);
  const hours = { from: settings.hoursFrom, to: settings.hoursTo };
  if (!isWithinServiceHours(hours, await readTimeOfDay(sql, merchant, now))) {
    return refuse('withdraw.closed_hours', { params: hours });
  }
  const member = await findMember(sql, merchant.id, session.member);
  if (member === undefined || !mayDo(member, 'cash')) return refuse('member.frozen');
  const credential = await findCredential(sql, merchant.id, session.member);
  const changes = {
    registeredAt: member.registeredAt,
    loginChangedAt: credential?.loginChangedAt ?? member.registeredAt,
    payoutHeldUntil: credential?.payoutHeldUntil,
  };
  const rest = changeLockUntil(changes, settings.changeLockHours, now);
  if (rest !== undefined) {
    return refuse('withdraw.locked', { params: { hours: Math.ceil((rest - now) / HOUR_MS) } });
  }
  const cards = await listCards(sql, merchant.id, session.member);
  const unbound = unbindLockUntil(cards, settings, now);
  if (unbound !== undefined) {
    const hours = Math.ceil((unbound - now) / HOUR_MS);
    return refuse('withdraw.unbound', { params: { hours } });
  }
  const card = await findCard(sql, merchant.id, wanted.card);
  const card_ok = checkCard(call, card);
  if (!card_ok.ok) return card_ok;
  // Before the amounts: a debt has used up the balance, and a lower amount would not help.
  const debt = await readDebt(call.app, merchant, session.member);
  if (debt > 0n) return refuse('withdraw.debt', { params: { left: formatAmount(debt) } });
  const today = await readDayTotal(sql, merchant, session.member, now);
  const figures = await readFigures(call, settings, wanted.amount, today);
  const fits = checkFigures(figures);
  if (!fits.ok) return fits;
  const payout = { member: session.member, amount: wanted.amount };
  if (await needsIdentity(sql, call.app, merchant, payout)) return refuse('identity.required');
  return ok({ card: card_ok.value, settings, today, figures });
}

function checkCard({ session, now }: Call, card: CardRow | undefined) {
  if (card === undefined || card.member_id !== session.member || card.removed_at !== null) {
    return refuse('withdraw.card_unknown');
  }
  const wait = card.usable_at.getTime() - now;
  if (wait > 0) {
    return refuse('withdraw.card_too_new', { params: { minutes: Math.ceil(wait / MINUTE_MS) } });
  }
  return ok(card);
}

/** The current figures of the decision. */
export async function readFigures(
  call: Call,
  settings: CashierSettings,
  wanted: Amount,
  today: { readonly count: number; readonly amount: Amount },
): Promise<WithdrawalFigures> {
  const accounts = memberAccounts(call.merchant, call.session.member, 'real');
  const { left } = await countTurnover(call, call.session.member, call.now);
  const funds = await readFunds(call.app, call.merchant, accounts);
  return {
    amount: wanted,
    balance: funds.main,
    min: settings.withdrawMin,
    max: settings.withdrawMax,
    countToday: today.count,
    maxCount: settings.withdrawCountMax,
    withdrawnToday: today.amount,
    dayLimit: settings.withdrawDayLimit,
    remainingTurnover: left,
    contractOutstanding: await readContractDebt(call.sql, call.merchant.id, call.session.member),
  };
}

function checkFigures(figures: WithdrawalFigures) {
  const problem = findWithdrawalProblem(figures);
  const money = (value: Amount): string => formatAmount(value);
  switch (problem) {
    case undefined:
      return ok(null);
    case 'BELOW_MIN':
      return refuse('withdraw.amount_low', { params: { min: money(figures.min) } });
    case 'ABOVE_MAX':
      return refuse('withdraw.amount_high', { params: { max: money(figures.max) } });
    case 'INSUFFICIENT_BALANCE':
      return refuse('withdraw.balance_low');
    case 'COUNT_LIMIT':
      return refuse('withdraw.count_limit', { params: { count: figures.maxCount } });
    case 'DAY_LIMIT':
      return refuse('withdraw.day_limit', { params: { left: money(dayLeft(figures)) } });
    case 'TURNOVER_REQUIRED': {
      const left = money(figures.remainingTurnover);
      return refuse('withdraw.turnover_required', { params: { left }, value: { left } });
    }
    case 'CONTRACT_OUTSTANDING':
      return refuse('withdraw.contract_outstanding', {
        params: { left: money(figures.contractOutstanding) },
      });
  }
}

function dayLeft({ dayLimit, withdrawnToday }: WithdrawalFigures): Amount {
  return withdrawnToday < dayLimit ? subtract(dayLimit, withdrawnToday) : ZERO;
}
