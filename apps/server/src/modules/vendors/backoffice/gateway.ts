// How vendors are reached, and with which keys.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import {
  forgetVendors,
  isNetwork,
  keyFingerprint,
  promoteVendorKey,
  readPublicKey,
  vendorsOf,
} from '../records/index.ts';
import { connectionOf } from './connection-of.ts';
import { findGateway, listKeys, lockGateway, putGateway, setMaintenance } from './store/gateway.ts';
import { makeOwnKey, putTheirKey } from './vendor-keys.ts';

const instantOrNull = (at: Date | null) => (at === null ? null : instant(at.getTime()));

export async function vendorGateway(
  call: CallOf<OperatorCalls['vendorGateway']>,
): Promise<Answer<OperatorCalls['vendorGateway']>> {
  const { sql, merchant, input } = call;
  const row = await findGateway(sql, merchant.id, input.code);
  if (row === undefined) return refuse('not.found');
  const keys = await listKeys(sql, merchant.id, input.code);
  return ok({
    ...connectionOf(row),
    enabled: row.enabled,
    wallet: row.wallet,
    maintenanceFrom: instantOrNull(row.maintenance_from),
    maintenanceUntil: instantOrNull(row.maintenance_until),
    syncedAt: instantOrNull(row.synced_at),
    syncProblem: row.sync_problem,
    openCases: Number(row.open_cases),
    waitingChanges: Number(row.waiting_changes),
    keys: keys.flatMap(({ owner, algorithm, state, public_key, created_at }) =>
      state === 'RETIRED'
        ? []
        : [
            {
              owner,
              algorithm,
              state,
              publicKey: public_key,
              fingerprint: public_key === null ? null : keyFingerprint(public_key),
              createdAt: instant(created_at.getTime()),
            },
          ],
    ),
  });
}

/** Adds or changes a vendor. Whose key signs may move money, so two operators decide. */
export async function vendorConnect(
  call: CallOf<OperatorCalls['vendorConnect']>,
): Promise<Answer<OperatorCalls['vendorConnect']>> {
  const { app, sql, merchant, input, now } = call;
  const { publicKey, reason: _reason, ...terms } = input;
  const pem = publicKey === null ? undefined : readPublicKey(publicKey);
  if (publicKey !== null && pem === undefined) return refuse('vendor.key_invalid');
  // Left out, a wrong one could leave the list empty, which lets every address in.
  const wrong = terms.networks.find((each) => !isNetwork(each));
  if (wrong !== undefined) {
    return refuse('vendor.network_invalid', { params: { network: wrong } });
  }
  await putGateway(sql, merchant.id, terms);
  if (pem !== undefined) {
    await putTheirKey({ app, sql, merchant, code: terms.code, now }, pem);
  }
  signal(call);
  return ok({});
}

/** Enters a key of the vendor's and leaves how it is reached as it is, whatever it is by then. */
export async function vendorKeyEnter(
  call: CallOf<OperatorCalls['vendorKeyEnter']>,
): Promise<Answer<OperatorCalls['vendorKeyEnter']>> {
  const { app, sql, merchant, input, now } = call;
  const pem = readPublicKey(input.publicKey);
  if (pem === undefined) return refuse('vendor.key_invalid');
  if (!(await lockGateway(sql, merchant.id, input.code))) return refuse('not.found');
  await putTheirKey({ app, sql, merchant, code: input.code, now }, pem);
  signal(call);
  return ok({});
}

export async function vendorKeyCreate(
  call: CallOf<OperatorCalls['vendorKeyCreate']>,
): Promise<Answer<OperatorCalls['vendorKeyCreate']>> {
  const { app, sql, merchant, input, now } = call;
  if (!(await lockGateway(sql, merchant.id, input.code))) return refuse('not.found');
  const made = await makeOwnKey({ app, sql, merchant, code: input.code, now });
  signal(call);
  return ok(made);
}

/** Whether a secret can be shared with the vendor; it is made when it is shown. */
export async function vendorSecretCreate(
  call: CallOf<OperatorCalls['vendorSecretCreate']>,
): Promise<Answer<OperatorCalls['vendorSecretCreate']>> {
  const { sql, merchant, input } = call;
  const row = await findGateway(sql, merchant.id, input.code);
  if (row === undefined) return refuse('not.found');
  return row.dialect === 'PLAY' ? ok({}) : refuse('vendor.no_secret');
}

export async function vendorKeyPromote(
  call: CallOf<OperatorCalls['vendorKeyPromote']>,
): Promise<Answer<OperatorCalls['vendorKeyPromote']>> {
  const { sql, merchant, input, now } = call;
  const { code, owner } = input;
  const promoted = await promoteVendorKey(sql, { merchant: merchant.id, code, owner, now });
  if (!promoted) return refuse('not.found');
  signal(call);
  return ok(null);
}

export async function vendorMaintenance(
  call: CallOf<OperatorCalls['vendorMaintenance']>,
): Promise<Answer<OperatorCalls['vendorMaintenance']>> {
  const { code, from, until } = call.input;
  const isSet = await setMaintenance(call.sql, call.merchant.id, { code, from, until });
  if (!isSet) return refuse('not.found');
  signal(call);
  return ok(null);
}

export async function vendorSync(
  call: CallOf<OperatorCalls['vendorSync']>,
): Promise<Answer<OperatorCalls['vendorSync']>> {
  const { app, merchant, input, now } = call;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const synced = await syncCatalogue(app, merchant, vendor, now);
  if (!synced.ok) return refuse('vendor.not_answering', { params: { why: synced.problem } });
  return ok(synced.value);
}

function signal({
  app,
  merchant,
  after,
}:
  | CallOf<OperatorCalls['vendorConnect']>
  | CallOf<OperatorCalls['vendorKeyEnter']>
  | CallOf<OperatorCalls['vendorKeyCreate']>
  | CallOf<OperatorCalls['vendorKeyPromote']>
  | CallOf<OperatorCalls['vendorMaintenance']>): void {
  after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
}
