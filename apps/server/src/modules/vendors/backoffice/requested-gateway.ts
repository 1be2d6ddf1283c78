// What a request changes of how a vendor is reached, for the operator who decides it.
import type { Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { changedParts, type ConsoleCall, type TermsChange } from '../../operators/index.ts';
import { keyFingerprint } from '../records/index.ts';
import { connectionOf } from './connection-of.ts';
import { findGateway } from './store/gateway.ts';

type Connection = Input<OperatorCalls['vendorConnect']>;

/** The requested terms; a key is shown by its fingerprint, which the vendor can confirm. */
export function requestedGateway({
  code: _code,
  reason: _reason,
  publicKey,
  ...terms
}: Connection): Readonly<Record<string, unknown>> {
  return {
    ...terms,
    ...(publicKey === null ? {} : { fingerprint: keyFingerprint(publicKey) }),
  };
}

/** A new key is no change of the current one: it becomes the next one beside it. */
export async function changedGateway(call: ConsoleCall, input: Connection): Promise<TermsChange> {
  const row = await findGateway(call.sql, call.merchant.id, input.code);
  return changedParts(row === undefined ? {} : connectionOf(row), requestedGateway(input));
}
