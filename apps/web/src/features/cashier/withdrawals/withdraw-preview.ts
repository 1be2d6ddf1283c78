// The fee of a withdrawal, computed as on the server (agency.md 5.3).
import {
  formatAmount,
  mulFloor,
  parseAmount,
  parseRate,
  subtract,
  type Amount,
  type Rate,
} from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';
import { parseTypedAmount } from '../deposits/deposit-preview.ts';

export type WithdrawSettings = ValueOf<'withdrawSettings'>;

type Limits = Pick<
  WithdrawSettings,
  'min' | 'max' | 'available' | 'dayLimit' | 'withdrawnToday' | 'feeRate' | 'feeCap'
>;

export interface WithdrawPreview {
  readonly fee: string;
  /** The amount paid out. */
  readonly net: string;
  /** The balance that remains in the wallet. */
  readonly left: string;
}

export type WithdrawFault = 'empty' | 'limits' | 'balance' | 'day';

/** The figures for a typed amount; a fault when the withdrawal cannot be requested. */
export function previewWithdrawal(limits: Limits, typed: string): WithdrawPreview | WithdrawFault {
  const wanted = parseTypedAmount(typed);
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

/** The rest of today's limit, as a decimal string. */
export function remainingToday(limits: Pick<Limits, 'dayLimit' | 'withdrawnToday'>): string {
  return formatAmount(dayLeft(limits));
}

/** The maximum of one withdrawal now: the lowest of all limits. */
export function maximumWithdrawal(limits: Limits): string {
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
