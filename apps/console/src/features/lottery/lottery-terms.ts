// The terms of a lottery as they are edited; pure.
import type { InputOf } from '../../app/calls.ts';
import type { Lottery } from './LotteriesPage.tsx';

/** What an operator may change of a lottery beside its calendar and odds. */
export type Terms = Omit<InputOf<'lotteryEdit'>, 'code' | 'version' | 'reason'>;

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

/** Whether a count is in parts per million, which few read as quickly as per cent. */
export function isShare(name: (typeof COUNTS)[number]): boolean {
  return name === 'cancelFeeShare' || name === 'narrowShare';
}

export const MODES = ['cosign', 'drand'] as const;
export const UNITS = ['yuan', 'jiao', 'fen', 'li'] as const;

/** The terms as they are now, to be sent back with a change. */
export function termsOf(lottery: Lottery): Terms {
  const { enabled, names, unitModes } = lottery;
  const mode = MODES.find((each) => each === lottery.mode);
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, lottery[name]]));
  const counts = Object.fromEntries(COUNTS.map((name) => [name, lottery[name]]));
  const chosen = mode === undefined ? {} : { mode };
  return { enabled, names, unitModes, ...amounts, ...counts, ...chosen } as Terms;
}
