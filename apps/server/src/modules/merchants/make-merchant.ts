// Creation of a merchant in the console, by two operators; `npm run setup` creates the first one.
import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { CATALOGUE } from '../lottery/index.ts';
import {
  addPost,
  createOwner,
  findOperator,
  recordMaker,
  showLink,
  type ApprovalCall,
  type ConsoleCall,
} from '../operators/index.ts';
import { createMerchant, isZone } from '../settings/index.ts';
import { checkHosts, refuseHost } from './check-hosts.ts';
import { MERCHANT_LAYERS } from './merchant-layers.ts';

type Row = OperatorCalls['merchantMake'];
type Call = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };

/**
 * Creates the merchant and its first owner; both operators who agreed become owners, too, so that
 * the first owner's requests can be approved from the first day on.
 */
export async function makeMerchant(call: Call): Promise<Answer<Row>> {
  const { sql, app, input } = call;
  const { owner, reason, hosts: requestedHosts, ...plan } = input;
  if (!isZone(plan.zone)) {
    return refuse('merchant.zone_unknown', { fields: { zone: 'merchant.zone_unknown' } });
  }
  const strange = plan.lotteries.find((code) => !CATALOGUE.some((each) => each.code === code));
  if (strange !== undefined) {
    return refuse('merchant.lottery_unknown', { params: { code: strange } });
  }
  const checked = await checkHosts(sql, requestedHosts, 'hosts');
  if (!checked.ok) return checked;
  const hosts = checked.value;
  const made = await createMerchant(sql, app, { ...plan, hosts }, MERCHANT_LAYERS);
  if (!made.ok && made.taken === 'host') return refuseHost('host.taken', made.host, 'hosts');
  if (!made.ok) return refuse('merchant.code_taken', { fields: { code: 'merchant.code_taken' } });
  const { merchant } = made;
  const first = await createOwner(sql, app, merchant, owner);
  if (first === undefined) return refuse('operator.name_taken', { params: { name: owner.name } });
  const makers = new Set([call.approval?.maker.id, call.operator.operator]);
  for (const maker of makers) {
    if (maker === undefined) continue;
    await addPost(sql, merchant.id, maker, 'owner');
    await recordMaker(sql, first, maker, 'asked');
  }
  noteAudit(call, {
    target: `merchant:${merchant.code}`,
    after: { ...plan, hosts, owner },
    reason,
  });
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}

/** The enrolment link of the first owner, for the operator who approved the merchant. */
export async function showOwnerLink(call: ConsoleCall, { owner }: Input<Row>) {
  const found = await findOperator(call.sql, owner.name);
  assert(found !== undefined, 'an owner was made with the merchant');
  return showLink(call, { operator: found.operator_id });
}
