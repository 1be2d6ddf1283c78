import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { consolidatedSettings } from './consolidated-settings.ts';
import { changeVendor, readVendors } from './change-vendor.ts';
import { gameVendor } from './game-vendor.ts';

export { walletRoutes as vendorRoutes } from './hub88/index.ts';
export { moveParticipant } from './transactions/index.ts';
export { provisionVendors } from './provision-vendors.ts';

export const vendorOperations = {
  gameVendor,
  settings: consolidatedSettings,
} satisfies Partial<Operations<PlayerCalls>>;

export const vendorBackoffice = {
  vendorList: readVendors,
  vendorChange: changeVendor,
} satisfies Partial<Operations<OperatorCalls>>;
