// The fee and turnover requirement of a deposit, computed as on the server (agency.md 5.2, 4.5).
import {
  formatAmount,
  mulCeil,
  mulFloor,
  parseAmount,
  parseRate,
  subtract,
  type Amount,
  type Rate,
} from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';

export type Channel = ValueOf<'depositSettings'>['groups'][number]['channels'][number];

export interface DepositPreview {
  readonly fee: string;
  /** The amount credited to the wallet. */
  readonly credit: string;
  /** The turnover required before it can be withdrawn. */
  readonly turnover: string;
}

export type DepositFault = 'empty' | 'below' | 'above' | 'step' | 'fee';

/** The figures for a typed amount; a fault when the deposit cannot be made. */
export function previewDeposit(
  channel: Pick<Channel, 'min' | 'max' | 'step' | 'feeRate' | 'feeFixed' | 'turnover'>,
  typed: string,
): DepositPreview | DepositFault {
  const wanted = parseTypedAmount(typed);
  if (wanted === undefined || wanted === 0n) return 'empty';
  if (wanted < known(channel.min)) return 'below';
  if (wanted > known(channel.max)) return 'above';
  const step = known(channel.step);
  if (step > 0n && wanted % step !== 0n) return 'step';
  const fee = (mulFloor(wanted, factor(channel.feeRate)) + known(channel.feeFixed)) as Amount;
  if (fee >= wanted) return 'fee';
  const credit = subtract(wanted, fee);
  return {
    fee: formatAmount(fee),
    credit: formatAmount(credit),
    turnover: formatAmount(mulCeil(credit, factor(channel.turnover))),
  };
}

/** A deposit has whole hundredths, where the channel has no larger step. */
const HUNDREDTH = 100n;

/**
 * The first amount of a channel's form, as a plain decimal, for the amount that the page was opened
 * for: raised to the least of the channel and to its step. Empty where none was asked for.
 */
export function firstAmount(
  channel: Pick<Channel, 'min' | 'step'>,
  asked: string | undefined,
): string {
  const wanted = known(asked ?? '');
  if (wanted === 0n) return '';
  const least = known(channel.min);
  const step = known(channel.step) || HUNDREDTH;
  const raised = wanted > least ? wanted : least;
  const steps = (raised + step - 1n) / step;
  return formatAmount((steps * step) as Amount).replace(/\.?0+$/, '');
}

/** Parses an amount as it is typed, such as `500.`; undefined while it is not an amount. */
export function parseTypedAmount(typed: string): Amount | undefined {
  return parseAmount(typed.replace(/\.$/, ''));
}

function known(text: string): Amount {
  return parseAmount(text) ?? (0n as Amount);
}

function factor(text: string): Rate {
  return parseRate(text) ?? (0n as Rate);
}
