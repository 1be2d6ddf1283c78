import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { listRedirectAddresses } from './redirect-address.ts';

type Row = OperatorCalls['socialAddresses'];

/** The redirect addresses that an operator copies into the provider's console. */
export async function socialAddresses(call: CallOf<Row>): Promise<Answer<Row>> {
  return ok({ redirects: await listRedirectAddresses(call.app, call.merchant) });
}
