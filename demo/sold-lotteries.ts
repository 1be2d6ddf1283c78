// The lotteries that each demo merchant sells initially, so that its lobby stays short.
import type { LotteryChoice, LotteryPlan } from '../apps/server/src/modules/lottery/index.ts';
import type { Merchant } from '../apps/server/src/platform/app-context.ts';
import type { DemoSize } from './layers.ts';

/** The lotteries that tests and measurements use. */
const SMALL = ['SSC1', 'SSC5'];

const NOT_SOLD: Readonly<Record<string, (plan: LotteryPlan) => boolean>> = {
  manila: ({ menu, mode, code }) => (menu === 'VNC' && mode === 'entered') || code === 'TJSSC',
  saigon: ({ menu, code }) =>
    ['TL', 'ID', 'MAS', '11X5', 'PC28', '3D'].includes(menu) ||
    ['XJSSC', 'TJSSC', 'KL8', 'YEEKEE'].includes(code),
};

/** The lotteries of a demo merchant: two of them, or the whole catalogue. */
export function soldLotteries({ code }: Merchant, size: DemoSize): LotteryChoice {
  return {
    has: (plan) => size === 'whole' || SMALL.includes(plan.code),
    sells: (plan) => NOT_SOLD[code]?.(plan) !== true,
  };
}
