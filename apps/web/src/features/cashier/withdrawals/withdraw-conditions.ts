// The conditions of a withdrawal, in the order in which a member can meet them.
import { parseAmount } from '@fairhouse/values';
import { remainingToday, type WithdrawSettings } from './withdraw-preview.ts';

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

/** Conditions that are listed only when they are not met. */
const LISTED_WHEN_UNMET: readonly ConditionName[] = [
  'hours',
  'debt',
  'lock',
  'agreement',
  'count',
  'day',
];

/** The conditions of a withdrawal, without met ones that are listed only when unmet. */
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
    { name: 'day', met: !isZero(remainingToday(settings)) },
    { name: 'balance', met: units(settings.available) >= units(settings.min) },
  ];
  return all.filter(({ name, met }) => !met || !LISTED_WHEN_UNMET.includes(name));
}

function isZero(text: string): boolean {
  return units(text) === 0n;
}

function units(text: string): bigint {
  return parseAmount(text) ?? 0n;
}
