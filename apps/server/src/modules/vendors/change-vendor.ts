// Vendors in the back office.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { listVendors, replacePlaces, switchVendor } from './store.ts';

export async function readVendors(
  call: CallOf<OperatorCalls['vendorList']>,
): Promise<Answer<OperatorCalls['vendorList']>> {
  return ok(await listVendors(call.sql, call.merchant.id));
}

/**
 * Enables or disables a vendor and sets its categories. A signal updates the navigation of open
 * pages.
 */
export async function changeVendor(
  call: CallOf<OperatorCalls['vendorChange']>,
): Promise<Answer<OperatorCalls['vendorChange']>> {
  const { code, enabled, categories } = call.input;
  const { id } = call.merchant;
  if (!(await switchVendor(call.sql, id, code, enabled))) return refuse('not.found');
  await replacePlaces(call.sql, id, code, categories);
  call.after(() => call.app.signals.send({ topic: 'site', merchant: id }));
  return ok(null);
}
