// The vendor's table: every call that a game vendor's server makes to the wallet.
import type { CallTable } from '../call.ts';

export const vendor = {} as const satisfies CallTable;

export type VendorCalls = typeof vendor;
