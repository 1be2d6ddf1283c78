import { amount, mulDivFloor, type Amount } from '@fairhouse/values';
import type { Lottery } from '../catalogue/index.ts';

const WHOLE = 1_000_000n;

/** The fee for cancelling an order of this stake, rounded down (lottery.md 2.7). */
export function computeCancelFee({ row }: Pick<Lottery, 'row'>, stake: Amount): Amount {
  return amount(mulDivFloor(stake, BigInt(row.cancel_fee_share), WHOLE));
}
