// The account of the house's own to which members transfer, as an order keeps it.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';

export type BankDetails = NonNullable<Value<PlayerCalls['depositCreate']>['bankDetails']>;

/** Whether members can be told where to transfer to. */
export function areTold(details: BankDetails): boolean {
  return Object.values(details).every((part) => part !== '');
}

/** Whether all three parts are there, or none. */
export function isWholeOrEmpty(details: BankDetails): boolean {
  return areTold(details) || Object.values(details).every((part) => part === '');
}

/**
 * The account as a `payto` address (RFC 8905), which the order keeps: a member who was told one
 * account is not shown another when the settings change.
 */
export function toPayto({ bank, account, holder }: BankDetails): string {
  const path = [bank, account].map(encodeURIComponent).join('/');
  return `payto://bank/${path}?receiver-name=${encodeURIComponent(holder)}`;
}

/** What `toPayto` wrote. */
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
