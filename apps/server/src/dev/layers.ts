// What each module lays out for a merchant, in the order in which one stands on another.
import type { House, Merchant } from '../ground/house.ts';
import { layOutCashier } from '../modules/cashier/index.ts';
import { layOutLotteries } from '../modules/lottery/index.ts';
import { layOutVendors } from '../modules/vendors/index.ts';
import { layOutCast } from './cast.ts';
import { layOutDemoOperators } from './operators.ts';

export type Layer = (house: House, merchant: Merchant) => Promise<void>;

export const LAYERS: readonly Layer[] = [
  layOutCast,
  layOutCashier,
  (house, merchant) => layOutLotteries(house.pool, merchant),
  layOutVendors,
  layOutDemoOperators,
];
