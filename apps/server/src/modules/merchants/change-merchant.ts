import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallOf } from '../../ground/call-context.ts';
import { addHosts, readMerchants, removeHosts, renameSite } from '../settings/index.ts';
import { judgeHosts, refuseHost } from './judge-hosts.ts';

type Row = OperatorCalls['merchantChange'];

/** Renames the site, gives hosts and takes them away, all of it or nothing. */
export async function changeMerchant(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, input, operator, now, house } = call;
  const { code, name, addHosts: added, removeHosts: removed, reason } = input;
  const found = (await readMerchants(sql)).find((each) => each.merchant.code === code);
  if (found === undefined) return refuse('not.found');
  const { merchant, site, standing } = found;
  const renamed = name !== undefined && name !== site.settings.brand.name;
  if (!renamed && added.length === 0 && removed.length === 0) return refuse('merchant.unchanged');
  const judged = await judgeHosts(sql, added, 'addHosts');
  if (!judged.ok) return judged;
  const taken = await addHosts(sql, merchant, judged.value);
  if (taken !== undefined) return refuseHost('host.taken', taken, 'addHosts');
  const { strange, left } = await removeHosts(sql, merchant, [...new Set(removed)]);
  if (strange !== undefined) return refuseHost('host.not_own', strange, 'removeHosts');
  if (left === 0 && standing?.closedAt === null) return refuse('host.last');
  if (renamed && !(await renameSite(sql, merchant, { name, now, by: operator.name }))) {
    return refuse('setting.changed');
  }
  noteAudit(call, {
    target: `merchant:${code}`,
    before: { name: site.settings.brand.name, hosts: found.hosts },
    after: { name: name ?? site.settings.brand.name, added: judged.value, removed },
    reason,
  });
  call.after(() => house.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}
