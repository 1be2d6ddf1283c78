import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { redirectsOf } from './redirect-address.ts';

type Row = OperatorCalls['socialAddresses'];

/** The addresses that an operator copies into the provider's own console. */
export async function socialAddresses(call: CallOf<Row>): Promise<Answer<Row>> {
  return ok({ redirects: await redirectsOf(call.house, call.merchant) });
}
