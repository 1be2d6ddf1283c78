// What the modules write for a new merchant, in the order in which one stands on another.
import { layOutOwnCashier } from '../cashier/index.ts';
import { layOutLotteries } from '../lottery/index.ts';
import { layOutRoles } from '../operators/index.ts';
import type { MerchantLayer } from '../settings/index.ts';
import { layOutVendors } from '../vendors/index.ts';

export const MERCHANT_LAYERS: readonly MerchantLayer[] = [
  (sql, _house, merchant) => layOutRoles(sql, merchant),
  (sql, _house, merchant) => layOutOwnCashier(sql, merchant),
  (sql, _house, merchant, { lotteries }) =>
    layOutLotteries(sql, merchant, {
      has: () => true,
      sells: ({ code }) => lotteries.includes(code),
    }),
  (sql, _house, merchant) => layOutVendors(sql, merchant),
];
