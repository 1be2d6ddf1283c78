// Vendors at the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { listVendors, replacePlaces, switchVendor } from './store.ts';

export async function vendorList(
  call: CallOf<OperatorCalls['vendorList']>,
): Promise<Answer<OperatorCalls['vendorList']>> {
  return ok(await listVendors(call.sql, call.merchant.id));
}

/** Switches a vendor and moves it; the navigation of open pages follows at once. */
export async function vendorChange(
  call: CallOf<OperatorCalls['vendorChange']>,
): Promise<Answer<OperatorCalls['vendorChange']>> {
  const { code, enabled, categories } = call.input;
  const { id } = call.merchant;
  if (!(await switchVendor(call.sql, id, code, enabled))) return refuse('not.found');
  await replacePlaces(call.sql, id, code, categories);
  call.after(() => call.house.signals.send({ topic: 'site', merchant: id }));
  return ok(null);
}
