import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { catalogueOf } from './catalogue.ts';
import { chaseRecord, chaseRecords } from './chase-record.ts';
import { STEP_STATUS, takeBackSteps } from './run-chases.ts';
import { endChases, findChase, listSteps, pageOfChases } from './store/chases.ts';

/** Takes back the end of an own plan: every step from the given one on that no closed draw has. */
export async function stopChase(
  call: CallOf<PlayerCalls['stopChase']>,
): Promise<Answer<PlayerCalls['stopChase']>> {
  const { house, merchant, session, input } = call;
  const plan = await findChase(call.sql, merchant.id, input.id);
  if (plan === undefined || plan.member_id !== session.member) return refuse('chase.unknown');
  const lottery = (await catalogueOf(house, merchant)).find(plan.lottery);
  assert(lottery !== undefined, `a plan is of a lottery: ${plan.lottery}`);
  const steps = await listSteps(call.sql, merchant.id, [plan.chase_id]);
  const from = input.fromStep ?? 1;
  const taken = await takeBackSteps(
    { house, merchant, lottery, plan },
    steps.filter((step) => step.step >= from),
    { status: STEP_STATUS.player, lockMs: lottery.row.cancel_lock_seconds * 1000 },
  );
  if (taken === 0) return refuse('chase.ended');
  const left = await listSteps(call.sql, merchant.id, [plan.chase_id]);
  if (!left.some((step) => step.state === 'PENDING')) {
    await endChases(call.sql, merchant.id, [plan.chase_id], 'CANCELLED');
  }
  call.after(() =>
    house.signals.send({ topic: 'balance', merchant: merchant.id, member: session.member }),
  );
  const row = await findChase(call.sql, merchant.id, input.id);
  assert(row !== undefined, 'a plan stays');
  return ok(await chaseRecord(call, row));
}

/** A page of the caller's plans. */
export async function listMyChases(
  call: CallOf<PlayerCalls['myChases']>,
): Promise<Answer<PlayerCalls['myChases']>> {
  const { pageNo, pageSize, active } = call.input;
  const { rows, total } = await pageOfChases(call.sql, {
    merchant: call.merchant.id,
    member: call.session.member,
    active,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return ok({ list: await chaseRecords(call, rows), total, pageNo, pageSize });
}
