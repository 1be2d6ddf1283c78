import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { country, location } from './countries.ts';
import { statusChange, statusView } from './backoffice.ts';
import { permission } from './permission.ts';

export const statusOperations = { permission, country, location } satisfies Partial<
  Operations<PlayerCalls>
>;

export const statusBackoffice = { statusChange, statusView } satisfies Partial<
  Operations<OperatorCalls>
>;
