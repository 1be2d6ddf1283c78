import { amount, mulDivFloor, type Amount } from '@fairhouse/values';
import type { Lottery } from './catalogue.ts';

const WHOLE = 1_000_000n;

/** What taking an order of a stake back costs its player, rounded down (lottery.md 2.7). */
export function cancelFeeOf({ row }: Pick<Lottery, 'row'>, stake: Amount): Amount {
  return amount(mulDivFloor(stake, BigInt(row.cancel_fee_share), WHOLE));
}
