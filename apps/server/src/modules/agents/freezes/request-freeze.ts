// An agent asks the house to freeze a direct downline; it cannot freeze anybody itself.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findActedOn, mayAct } from '../tree/index.ts';
import { addFreeze, decideFreezeRow, listOwnFreezes, lockFreeze, type FreezeRow } from './store.ts';

type List = PlayerCalls['agentFreezes'];
type Ask = PlayerCalls['agentFreezeRequest'];
type Withdraw = PlayerCalls['agentFreezeWithdraw'];

export const showFreeze = (row: FreezeRow) => ({
  id: row.request_id,
  username: row.member_name,
  level: row.level,
  team: row.team,
  reason: row.reason,
  state: row.state,
  time: instant(row.created_at.getTime()),
  decidedAt: row.decided_at === null ? null : instant(row.decided_at.getTime()),
  decisionReason: row.decision_reason,
});

/** The caller's requests. */
export async function readFreezes(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, session, input } = call;
  const { member, pageNo, pageSize } = input;
  const found = await listOwnFreezes(sql, {
    merchant: merchant.id,
    agent: session.member,
    member,
    page: input,
  });
  const { rows, total, cursor } = found;
  return ok({ list: rows.map(showFreeze), total, cursor, pageNo, pageSize });
}

/** Asks for a freeze; of two requests about one account at once, one is made. */
export async function requestFreeze(call: CallOf<Ask>): Promise<Answer<Ask>> {
  const { sql, merchant, app, input, now } = call;
  const { level, team, reason } = input;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  const { freezeLevel, state } = downline;
  const isStrict = freezeLevel > 0 && freezeLevel <= level;
  if (state === 'disabled' || (isStrict && !team)) return refuse('agent.freeze_stands');
  const id = app.newId<'freeze_request'>();
  const request = { id, agent: agent.id, member: downline.id, level, team, reason, now };
  if (!(await addFreeze(sql, merchant.id, request))) return refuse('agent.freeze_open');
  call.after(() => app.signals.send({ topic: 'console', merchant: merchant.id, queue: 'freezes' }));
  return ok({ id });
}

/** Takes a request back that nobody has decided. */
export async function withdrawFreeze(call: CallOf<Withdraw>): Promise<Answer<Withdraw>> {
  const { sql, merchant, session, input, now } = call;
  const row = await lockFreeze(sql, merchant.id, input.id);
  if (row === undefined || row.agent_id !== session.member) return refuse('agent.freeze_unknown');
  if (row.state !== 'open') return refuse('agent.freeze_decided');
  const { level, team } = row;
  const none = { by: null, reason: '', frozen: null } as const;
  await decideFreezeRow(sql, merchant.id, {
    id: input.id,
    state: 'withdrawn',
    level,
    team,
    now,
    ...none,
  });
  return ok(null);
}
