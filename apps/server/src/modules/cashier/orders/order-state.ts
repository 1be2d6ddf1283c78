// The states of deposits and withdrawals, as the calls show them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';

type Shown = Value<PlayerCalls['depositCreate']>;
export type DepositState = Shown['state'];
export type OrderReason = NonNullable<Shown['reason']>;
export type WithdrawalState = Value<PlayerCalls['withdrawCreate']>['state'];
