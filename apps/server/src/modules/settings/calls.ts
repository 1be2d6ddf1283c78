import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { resourceDelete, resourceList, settingList } from './backoffice.ts';
import { customerService, domainRoute, registerSettings } from './read-settings.ts';
import { secretList } from './secrets.ts';
import { whitelabel } from './whitelabel.ts';

export const settingsOperations = {
  whitelabel,
  registerSettings,
  domainRoute,
  customerService,
} satisfies Partial<Operations<PlayerCalls>>;

export const settingsBackoffice = {
  settingList,
  resourceList,
  resourceDelete,
  secretList,
} satisfies Partial<Operations<OperatorCalls>>;
