// What the modules write for a new merchant, in the order of their dependencies.
import { provisionOwnCashier } from '../cashier/index.ts';
import { provisionLotteries } from '../lottery/index.ts';
import { provisionRoles } from '../operators/index.ts';
import type { MerchantLayer } from '../settings/index.ts';
import { provisionVendors } from '../vendors/index.ts';

export const MERCHANT_LAYERS: readonly MerchantLayer[] = [
  (sql, _app, merchant) => provisionRoles(sql, merchant),
  (sql, _app, merchant) => provisionOwnCashier(sql, merchant),
  (sql, _app, merchant, { lotteries }) =>
    provisionLotteries(sql, merchant, {
      has: () => true,
      sells: ({ code }) => lotteries.includes(code),
    }),
  (sql, _app, merchant) => provisionVendors(sql, merchant),
];
