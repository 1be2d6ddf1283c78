// What a withdrawal will cost, worked out as the server does it (agency.md 5.3).
import {
  formatAmount,
  mulFloor,
  parseAmount,
  parseRate,
  subtract,
  type Amount,
  type Rate,
} from '@fairhouse/values';
import type { ValueOf } from '../../app/calls.ts';
import { amountOf } from './deposit-preview.ts';

export type WithdrawSettings = ValueOf<'withdrawSettings'>;

type Limits = Pick<
  WithdrawSettings,
  'min' | 'max' | 'available' | 'dayLimit' | 'withdrawnToday' | 'feeRate' | 'feeCap'
>;

export interface WithdrawPreview {
  readonly fee: string;
  /** What arrives outside. */
  readonly net: string;
  /** What stays in the wallet. */
  readonly left: string;
}

export type WithdrawFault = 'empty' | 'limits' | 'balance' | 'day';

/** The figures of a withdrawal of a typed amount; a fault when it cannot be asked for. */
export function previewWithdrawal(limits: Limits, typed: string): WithdrawPreview | WithdrawFault {
  const wanted = amountOf(typed);
  if (wanted === undefined || wanted === 0n) return 'empty';
  if (wanted < known(limits.min) || wanted > known(limits.max)) return 'limits';
  if (wanted > known(limits.available)) return 'balance';
  if (wanted > dayLeft(limits)) return 'day';
  const share = mulFloor(wanted, parseRate(limits.feeRate) ?? (0n as Rate));
  const cap = known(limits.feeCap);
  const capped = share > cap ? cap : share;
  const fee = capped < wanted ? capped : known('0');
  return {
    fee: formatAmount(fee),
    net: formatAmount(subtract(wanted, fee)),
    left: formatAmount(subtract(known(limits.available), wanted)),
  };
}

/** What may still be withdrawn today, as a decimal text. */
export function leftToday(limits: Pick<Limits, 'dayLimit' | 'withdrawnToday'>): string {
  return formatAmount(dayLeft(limits));
}

/** The most that one withdrawal can be now: the lowest of all limits. */
export function mostNow(limits: Limits): string {
  const figures = [known(limits.max), known(limits.available), dayLeft(limits)];
  return formatAmount(figures.reduce((least, each) => (each < least ? each : least)));
}

function dayLeft({
  dayLimit,
  withdrawnToday,
}: Pick<Limits, 'dayLimit' | 'withdrawnToday'>): Amount {
  const [limit, used] = [known(dayLimit), known(withdrawnToday)];
  return used < limit ? subtract(limit, used) : known('0');
}

function known(text: string): Amount {
  return parseAmount(text) ?? (0n as Amount);
}
