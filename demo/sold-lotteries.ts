// What each merchant of the demo sells at first, so that its lobby stays in reach.
import type { LotteryChoice, LotteryPlan } from '../apps/server/src/modules/lottery/index.ts';
import type { Merchant } from '../apps/server/src/ground/house.ts';
import type { DemoSize } from './layers.ts';

/** What tests and measurements play. */
const SMALL = ['SSC1', 'SSC5'];

const NOT_SOLD: Readonly<Record<string, (plan: LotteryPlan) => boolean>> = {
  manila: ({ menu, mode, code }) => (menu === 'VNC' && mode === 'entered') || code === 'TJSSC',
  saigon: ({ menu, code }) =>
    ['TL', 'ID', 'MAS', '11X5', 'PC28', '3D'].includes(menu) ||
    ['XJSSC', 'TJSSC', 'KL8', 'YEEKEE'].includes(code),
};

/** The lotteries of a demo merchant: two of them, or the catalogue. */
export function soldLotteries({ code }: Merchant, size: DemoSize): LotteryChoice {
  return {
    has: (plan) => size === 'whole' || SMALL.includes(plan.code),
    sells: (plan) => NOT_SOLD[code]?.(plan) !== true,
  };
}
