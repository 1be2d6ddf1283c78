// What must hold before money can leave, in the order in which a member can deal with it.
import { parseAmount } from '@fairhouse/values';
import { leftToday, type WithdrawSettings } from './withdraw-preview.ts';

export type ConditionName =
  | 'hours'
  | 'debt'
  | 'paymentPassword'
  | 'lock'
  | 'card'
  | 'turnover'
  | 'agreement'
  | 'count'
  | 'day'
  | 'balance';

export interface Condition {
  readonly name: ConditionName;
  readonly met: boolean;
}

/** Conditions that are only worth a word when they are not met. */
const QUIET: readonly ConditionName[] = ['hours', 'debt', 'lock', 'agreement', 'count', 'day'];

/** The conditions of a withdrawal, the met ones that nobody asks about left out. */
export function withdrawConditions(settings: WithdrawSettings): Condition[] {
  const all: Condition[] = [
    { name: 'hours', met: settings.open },
    { name: 'debt', met: isZero(settings.debt) },
    { name: 'paymentPassword', met: settings.hasPaymentPassword },
    { name: 'lock', met: settings.lockedUntil === null },
    { name: 'card', met: settings.cards.some((card) => card.usable) },
    { name: 'turnover', met: isZero(settings.turnoverLeft) },
    { name: 'agreement', met: isZero(settings.contractOutstanding) },
    { name: 'count', met: settings.countToday < settings.countMax },
    { name: 'day', met: !isZero(leftToday(settings)) },
    { name: 'balance', met: units(settings.available) >= units(settings.min) },
  ];
  return all.filter(({ name, met }) => !met || !QUIET.includes(name));
}

function isZero(text: string): boolean {
  return units(text) === 0n;
}

function units(text: string): bigint {
  return parseAmount(text) ?? 0n;
}
