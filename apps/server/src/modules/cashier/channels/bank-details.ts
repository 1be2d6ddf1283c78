// The operator's bank account for transfers, as an order stores it.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';

export type BankDetails = NonNullable<Value<PlayerCalls['depositCreate']>['bankDetails']>;

/** Whether the account is complete, so that members can be shown it. */
export function isBankDetailsComplete(details: BankDetails): boolean {
  return Object.values(details).every((part) => part !== '');
}

/** Whether all three parts are set, or none. */
export function isCompleteOrEmpty(details: BankDetails): boolean {
  return isBankDetailsComplete(details) || Object.values(details).every((part) => part === '');
}

/**
 * The account as a `payto` URI (RFC 8905), which the order stores: a member who was shown one
 * account is not shown another when the settings change.
 */
export function toPayto({ bank, account, holder }: BankDetails): string {
  const path = [bank, account].map(encodeURIComponent).join('/');
  return `payto://bank/${path}?receiver-name=${encodeURIComponent(holder)}`;
}

/** Parses what `toPayto` formats. */
export function fromPayto(address: string): BankDetails {
  const { pathname, searchParams } = new URL(address);
  const [, bank, account] = pathname.split('/').map(decodeURIComponent);
  const holder = searchParams.get('receiver-name');
  assert(
    bank !== undefined && account !== undefined && holder !== null,
    'an order keeps all three',
  );
  return { bank, account, holder };
}
