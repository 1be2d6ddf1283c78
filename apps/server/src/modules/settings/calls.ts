import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { resourceDelete, resourceList, settingList } from './desk.ts';
import { customerService, domainRoute, registerSettings } from './read-settings.ts';
import { secretList } from './secrets.ts';
import { whitelabel } from './whitelabel.ts';

export const settingsOperations = {
  whitelabel,
  registerSettings,
  domainRoute,
  customerService,
} satisfies Partial<Operations<PlayerCalls>>;

export const settingsDesk = {
  settingList,
  resourceList,
  resourceDelete,
  secretList,
} satisfies Partial<Operations<OperatorCalls>>;
