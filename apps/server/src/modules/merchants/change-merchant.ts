import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { addHosts, readMerchants, removeHosts, renameSite } from '../settings/index.ts';
import { checkHosts, refuseHost } from './check-hosts.ts';

type Row = OperatorCalls['merchantChange'];

/** Renames the site, adds and removes hosts, atomically. */
export async function changeMerchant(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, input, operator, now, app } = call;
  const { code, name, addHosts: added, removeHosts: removed, reason } = input;
  const found = (await readMerchants(sql)).find((each) => each.merchant.code === code);
  if (found === undefined) return refuse('not.found');
  const { merchant, site, standing } = found;
  const renamed = name !== undefined && name !== site.settings.brand.name;
  if (!renamed && added.length === 0 && removed.length === 0) return refuse('merchant.unchanged');
  const checked = await checkHosts(sql, added, 'addHosts');
  if (!checked.ok) return checked;
  const taken = await addHosts(sql, merchant, checked.value);
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
    after: { name: name ?? site.settings.brand.name, added: checked.value, removed },
    reason,
  });
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}
