import { parseAmount, ZERO } from '@fairhouse/values';
import { mostTransferable } from './most-transferable.ts';
import type { TransferOptions } from './TransferForm.tsx';

export type TransferBlock =
  | 'frozen'
  | 'declined'
  | 'locked'
  | 'password'
  | 'factor'
  | 'count'
  | 'turnover'
  | 'contract'
  | 'low';

/** What prevents any transfer of the caller now; undefined where one is possible. */
export function transferBlock(
  options: Pick<
    TransferOptions,
    | 'up'
    | 'frozen'
    | 'lockedUntil'
    | 'hasPaymentPassword'
    | 'needsFactor'
    | 'hasFactor'
    | 'countLeft'
    | 'turnoverLeft'
    | 'contractOutstanding'
    | 'balance'
    | 'min'
    | 'max'
    | 'dayLeft'
    | 'monthLeft'
  >,
  direction: 'UP' | 'DOWN',
): TransferBlock | undefined {
  if (direction === 'UP' && options.up?.accepts !== true) return 'declined';
  if (options.frozen) return 'frozen';
  if (options.lockedUntil !== null) return 'locked';
  if (!options.hasPaymentPassword) return 'password';
  if (direction === 'DOWN' && options.needsFactor && !options.hasFactor) return 'factor';
  if (options.countLeft === 0) return 'count';
  if (isAbove(options.turnoverLeft)) return 'turnover';
  if (isAbove(options.contractOutstanding)) return 'contract';
  const most = parseAmount(mostTransferable(options)) ?? ZERO;
  return most < (parseAmount(options.min) ?? ZERO) ? 'low' : undefined;
}

function isAbove(decimal: string): boolean {
  return (parseAmount(decimal) ?? 0n) > 0n;
}
