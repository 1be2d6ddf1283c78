// A merchant made in the console: as `npm run setup` makes the first one, by two operators.
import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallOf } from '../../ground/call-context.ts';
import { CATALOGUE } from '../lottery/index.ts';
import {
  addPost,
  createOwner,
  findOperator,
  noteMaker,
  showLink,
  type ApprovalCall,
  type ConsoleCall,
} from '../operators/index.ts';
import { createMerchant, isZone } from '../settings/index.ts';
import { judgeHosts, refuseHost } from './judge-hosts.ts';
import { MERCHANT_LAYERS } from './merchant-layers.ts';

type Row = OperatorCalls['merchantMake'];
type Call = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };

/**
 * Makes the merchant, its first owner, and both operators who agreed owners beside: whatever the
 * first owner asks for needs a second person from the first day on.
 */
export async function makeMerchant(call: Call): Promise<Answer<Row>> {
  const { sql, house, input } = call;
  const { owner, reason, hosts: asked, ...plan } = input;
  if (!isZone(plan.zone)) {
    return refuse('merchant.zone_unknown', { fields: { zone: 'merchant.zone_unknown' } });
  }
  const strange = plan.lotteries.find((code) => !CATALOGUE.some((each) => each.code === code));
  if (strange !== undefined) {
    return refuse('merchant.lottery_unknown', { params: { code: strange } });
  }
  const judged = await judgeHosts(sql, asked, 'hosts');
  if (!judged.ok) return judged;
  const hosts = judged.value;
  const made = await createMerchant(sql, house, { ...plan, hosts }, MERCHANT_LAYERS);
  if (!made.ok && made.taken === 'host') return refuseHost('host.taken', made.host, 'hosts');
  if (!made.ok) return refuse('merchant.code_taken', { fields: { code: 'merchant.code_taken' } });
  const { merchant } = made;
  const first = await createOwner(sql, house, merchant, owner);
  if (first === undefined) return refuse('operator.name_taken', { params: { name: owner.name } });
  const makers = new Set([call.approval?.maker.id, call.operator.operator]);
  for (const maker of makers) {
    if (maker === undefined) continue;
    await addPost(sql, merchant.id, maker, 'owner');
    await noteMaker(sql, first, maker, 'asked');
  }
  noteAudit(call, {
    target: `merchant:${merchant.code}`,
    after: { ...plan, hosts, owner },
    reason,
  });
  call.after(() => house.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}

/** The link of the first owner, for who agreed to the merchant. */
export async function showOwnerLink(call: ConsoleCall, { owner }: Input<Row>) {
  const found = await findOperator(call.sql, owner.name);
  assert(found !== undefined, 'an owner was made with the merchant');
  return showLink(call, { operator: found.operator_id });
}
