// What each module provisions for a merchant, in the order of their dependencies.
import type { AppContext, Merchant } from '../apps/server/src/platform/app-context.ts';
import { provisionCashier } from '../apps/server/src/modules/cashier/index.ts';
import { provisionLotteries } from '../apps/server/src/modules/lottery/index.ts';
import { provisionVendors } from '../apps/server/src/modules/vendors/index.ts';
import { provisionDemoMembers } from './demo-members.ts';
import { soldLotteries } from './sold-lotteries.ts';
import { provisionDemoOperators } from './operators.ts';

/**
 * How much of the demo is provisioned: `small` has two lotteries, for tests and measurements,
 * `past` those that the history is played on, and `slow` the same for tests.
 */
export type DemoSize = 'whole' | 'past' | 'small' | 'slow';

/** Whether the demo is one of tests, whose members prove nothing of themselves. */
export const isForTests = (size: DemoSize): boolean => size === 'small' || size === 'slow';

export type Layer = (app: AppContext, merchant: Merchant, size: DemoSize) => Promise<void>;

export const LAYERS: readonly Layer[] = [
  provisionDemoMembers,
  provisionCashier,
  (app, merchant, size) => provisionLotteries(app.pool, merchant, soldLotteries(merchant, size)),
  (app, merchant) => provisionVendors(app.pool, merchant),
  provisionDemoOperators,
];
