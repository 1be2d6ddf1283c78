import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { chaseRecord, chaseRecords } from './chase-record.ts';
import { CHASE_ORDER_STATUS, markAndEnd, revertChaseOrders } from './run-chases.ts';
import { findChase, listChaseOrders, listChasesPage } from './store/chases.ts';

/**
 * Cancels the end of one of the caller's chases: every order from the given one on whose draw has
 * not closed.
 */
export async function stopChase(
  call: CallOf<PlayerCalls['stopChase']>,
): Promise<Answer<PlayerCalls['stopChase']>> {
  const { app, merchant, session, input } = call;
  const plan = await findChase(call.sql, merchant.id, input.id);
  if (plan === undefined || plan.member_id !== session.member) return refuse('chase.unknown');
  const lottery = (await getCatalogue(app, merchant)).find(plan.lottery);
  assert(lottery !== undefined, `a chase has a lottery: ${plan.lottery}`);
  const steps = await listChaseOrders(call.sql, merchant.id, [plan.chase_id]);
  const from = input.fromStep ?? 1;
  const context = { app, merchant, lottery, plan };
  const taken = await revertChaseOrders(
    context,
    steps.filter((step) => step.step >= from),
    { status: CHASE_ORDER_STATUS.player, lockMs: lottery.row.cancel_lock_seconds * 1000 },
  );
  if (taken.length === 0) return refuse('chase.ended');
  await markAndEnd(context, taken, 'CANCELLED');
  call.after(() =>
    app.signals.send({ topic: 'balance', merchant: merchant.id, member: session.member }),
  );
  const row = await findChase(call.sql, merchant.id, input.id);
  assert(row !== undefined, 'a chase is never deleted');
  return ok(await chaseRecord(call, row));
}

/** A page of the caller's chases. */
export async function listMyChases(
  call: CallOf<PlayerCalls['myChases']>,
): Promise<Answer<PlayerCalls['myChases']>> {
  const { pageNo, pageSize, active } = call.input;
  const { rows, total, cursor } = await listChasesPage(call.sql, {
    merchant: call.merchant.id,
    member: call.session.member,
    active,
    page: call.input,
  });
  return ok({ list: await chaseRecords(call, rows), total, cursor, pageNo, pageSize });
}
