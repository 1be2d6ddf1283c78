import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { consolidatedSettings } from './consolidated-settings.ts';
import { vendorChange, vendorList } from './desk.ts';
import { gameVendor } from './game-vendor.ts';

export { layOutVendors } from './lay-out.ts';

export const vendorOperations = {
  gameVendor,
  settings: consolidatedSettings,
} satisfies Partial<Operations<PlayerCalls>>;

export const vendorDesk = { vendorList, vendorChange } satisfies Partial<Operations<OperatorCalls>>;
