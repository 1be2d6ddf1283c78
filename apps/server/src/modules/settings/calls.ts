import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { merchantList, resourceDelete, resourceList, resourcePut, settingList } from './desk.ts';
import { customerService, domainRoute, registerSettings } from './read-settings.ts';
import { secretList, secretSet } from './secrets.ts';
import { whitelabel } from './whitelabel.ts';

export const settingsOperations = {
  whitelabel,
  registerSettings,
  domainRoute,
  customerService,
} satisfies Partial<Operations<PlayerCalls>>;

export const settingsDesk = {
  merchantList,
  settingList,
  resourceList,
  resourcePut,
  resourceDelete,
  secretList,
  secretSet,
} satisfies Partial<Operations<OperatorCalls>>;
