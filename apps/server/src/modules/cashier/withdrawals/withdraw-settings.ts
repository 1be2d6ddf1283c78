import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, ZERO } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { TURNOVER_SHARES } from '../../../turnover-shares.ts';
import { findCredential, findMember, mayDo } from '../../members/index.ts';
import { readDebt } from '../../wallet/index.ts';
import { readSettings } from '../settings/index.ts';
import { changeLockUntil } from './change-lock.ts';
import { medianPayout } from './payout-time.ts';
import { isWithinServiceHours } from './service-hours.ts';
import { showCard, listCards, unbindLockUntil } from '../cards/index.ts';
import { readDayTotal, readTimeOfDay } from './store/withdrawal-figures.ts';
import { readFigures } from './check-withdrawal.ts';
import { withdrawalFeeRate } from './withdrawal-fee.ts';

type Row = PlayerCalls['withdrawSettings'];

/** The figures that the withdrawal page shows before a request. */
export async function readWithdrawSettings(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, app } = call;
  const { value: settings } = await readSettings(sql, merchant);
  const today = await readDayTotal(sql, merchant, session.member, now);
  const figures = await readFigures(call, settings, ZERO, today);
  const hours = { from: settings.hoursFrom, to: settings.hoursTo };
  const member = await findMember(sql, merchant.id, session.member);
  const credential = await findCredential(sql, merchant.id, session.member);
  const cards = await listCards(sql, merchant.id, session.member);
  const registeredAt = member?.registeredAt ?? now;
  const loginChangedAt = credential?.loginChangedAt ?? registeredAt;
  const { payoutHeldUntil } = credential ?? {};
  const changes = { registeredAt, loginChangedAt, payoutHeldUntil };
  const locks = [
    changeLockUntil(changes, settings.changeLockHours, now),
    unbindLockUntil(cards, settings, now),
  ].filter((until) => until !== undefined);
  const lockedUntil = locks.toSorted((one, other) => other - one)[0];
  const isFree = member !== undefined && mayDo(member, 'cash');
  return ok({
    currency: merchant.currency,
    open: isFree && isWithinServiceHours(hours, await readTimeOfDay(sql, merchant, now)),
    hours,
    min: settings.withdrawMin,
    max: settings.withdrawMax,
    available: figures.balance,
    countToday: today.count,
    countMax: settings.withdrawCountMax,
    withdrawnToday: today.amount,
    dayLimit: settings.withdrawDayLimit,
    turnoverLeft: figures.remainingTurnover,
    turnoverShares: TURNOVER_SHARES,
    contractOutstanding: figures.contractOutstanding,
    debt: await readDebt(app, merchant, session.member),
    feeRate: withdrawalFeeRate(today.count, settings.feeRates),
    feeCap: settings.feeCap,
    feeRates: settings.feeRates,
    lockedUntil: lockedUntil ?? null,
    hasPaymentPassword: credential?.paymentHash !== undefined,
    cards: cards.filter((card) => card.removed_at === null).map((card) => showCard(card, now)),
    medianPayoutSeconds: await medianPayout(app, merchant.id),
  });
}
