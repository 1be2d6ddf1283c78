// What each module lays out for a merchant, in the order in which one stands on another.
import type { House, Merchant } from '../apps/server/src/ground/house.ts';
import { layOutCashier } from '../apps/server/src/modules/cashier/index.ts';
import { layOutLotteries } from '../apps/server/src/modules/lottery/index.ts';
import { layOutVendors } from '../apps/server/src/modules/vendors/index.ts';
import { layOutCast } from './cast.ts';
import { soldLotteries } from './sold-lotteries.ts';
import { layOutDemoOperators } from './operators.ts';

/** How much of the demo is laid out: `small` has two lotteries, for tests and measurements. */
export type DemoSize = 'whole' | 'small';

export type Layer = (house: House, merchant: Merchant, size: DemoSize) => Promise<void>;

export const LAYERS: readonly Layer[] = [
  layOutCast,
  layOutCashier,
  (house, merchant, size) => layOutLotteries(house.pool, merchant, soldLotteries(merchant, size)),
  (house, merchant) => layOutVendors(house.pool, merchant),
  layOutDemoOperators,
];
