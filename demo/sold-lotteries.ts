// The lotteries that each demo merchant sells initially, so that its lobby stays short.
import type { LotteryChoice, LotteryPlan } from '../apps/server/src/modules/lottery/index.ts';
import type { Merchant } from '../apps/server/src/platform/app-context.ts';
import type { DemoSize } from './layers.ts';

/** The lotteries that tests and measurements use. */
const SMALL = ['SSC1', 'SSC5'];

/**
 * Lotteries at intervals that others of their kind are close to: an operator can put them on sale,
 * and the lobby lists a hundred at most.
 */
const SPARE = new Set(['FFC15', 'FFC3', 'HN5FC', 'K3_3', 'AHK3', 'HBK3', 'PK10_3']);

const NOT_SOLD: Readonly<Record<string, (plan: LotteryPlan) => boolean>> = {
  manila: ({ menu, mode, code }) => (menu === 'VNC' && mode === 'entered') || SPARE.has(code),
  saigon: ({ menu, code }) =>
    ['TL', 'ID', 'MAS', '11X5', 'PC28', '3D'].includes(menu) ||
    ['XJSSC', 'TJSSC', 'KL8', 'YEEKEE', 'MYTHAI', 'FTSE'].includes(code) ||
    SPARE.has(code),
};

/** Lotteries of this house with a draw every twenty minutes, at the same minutes, by day. */
export const SLOW_LOTTERIES: readonly string[] = ['TJSSC', 'SH11X5', 'XJSSC'];

/** The lotteries of a demo merchant: a few of them, or the whole catalogue. */
export function soldLotteries({ code }: Merchant, size: DemoSize): LotteryChoice {
  const few = size === 'small' ? SMALL : SLOW_LOTTERIES;
  return {
    has: (plan) => size === 'whole' || few.includes(plan.code),
    sells: (plan) => NOT_SOLD[code]?.(plan) !== true,
  };
}
