// What a request changes of how a vendor is reached, for the operator who decides it.
import type { Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { changedParts, type ConsoleCall, type TermsChange } from '../../operators/index.ts';
import { keyFingerprint } from '../records/index.ts';
import { findGateway, type GatewayRow } from './store/gateway.ts';

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
  return changedParts(row === undefined ? {} : termsOf(row), requestedGateway(input));
}

const termsOf = (row: GatewayRow) => ({
  name: row.name,
  dialect: row.dialect,
  baseUrl: row.base_url,
  operatorRef: row.operator_ref,
  networks: row.networks,
  launchHosts: row.launch_hosts,
  turnover: row.turnover,
  demo: row.demo,
  lobby: row.lobby,
  autoPublish: row.auto_publish,
});
