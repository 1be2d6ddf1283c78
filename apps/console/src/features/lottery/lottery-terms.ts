// The terms of a lottery as edited in the console; pure functions.
import type { CallInput } from '../../calls/calls.ts';
import type { Lottery } from './LotteriesPage.tsx';

/** The editable fields of a lottery other than calendar and odds. */
export type LotteryTerms = Omit<CallInput<'lotteryEdit'>, 'code' | 'version' | 'reason'>;

export const AMOUNTS = [
  'minStake',
  'maxStake',
  'maxDrawStake',
  'maxNumberLiability',
  'maxPayout',
  'narrowPayout',
  'memberDrawPayout',
  'memberDayPayout',
] as const;
export const COUNTS = [
  'sort',
  'cancelLockSeconds',
  'cancelFeeShare',
  'groupMin',
  'groupMax',
  'groupDefault',
  'narrowShare',
  'maxMultiple',
] as const;

/** Whether a count is in parts per million, which is shown as a percentage. */
export function isShare(name: (typeof COUNTS)[number]): name is 'cancelFeeShare' | 'narrowShare' {
  return name === 'cancelFeeShare' || name === 'narrowShare';
}

/** Whether an amount of zero is no limit. */
export function isFree(name: (typeof AMOUNTS)[number]): boolean {
  return name === 'memberDrawPayout' || name === 'memberDayPayout';
}

export const MODES = ['cosign', 'drand'] as const;
export const UNITS = ['yuan', 'jiao', 'fen', 'li'] as const;

/** The current terms, to be sent back with a change. */
export function currentTerms(lottery: Lottery): LotteryTerms {
  const { enabled, names, unitModes } = lottery;
  const mode = MODES.find((each) => each === lottery.mode);
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, lottery[name]]));
  const counts = Object.fromEntries(COUNTS.map((name) => [name, lottery[name]]));
  const chosen = mode === undefined ? {} : { mode };
  return { enabled, names, unitModes, ...amounts, ...counts, ...chosen } as LotteryTerms;
}
