// The vendor's table: every call that a game vendor's server makes to the wallet.
import { defineCalls } from '../call.ts';

export const vendor = defineCalls({});

export type VendorCalls = typeof vendor;
