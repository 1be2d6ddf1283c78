import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { closeMerchant, readMerchants } from '../settings/index.ts';

type Row = OperatorCalls['merchantState'];

/** Closes a merchant, or opens it again if it has a host; every page of it is signalled. */
export async function changeState(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, input, now, app } = call;
  const { code, state, reason } = input;
  const found = (await readMerchants(sql)).find((each) => each.merchant.code === code);
  if (found === undefined) return refuse('not.found');
  const { merchant, hosts } = found;
  if (state === 'open' && hosts.length === 0) return refuse('host.last');
  const changed = await closeMerchant(sql, merchant, state === 'closed' ? now : null);
  if (!changed) return refuse('merchant.unchanged');
  noteAudit(call, { target: `merchant:${code}`, after: { state }, reason });
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}
