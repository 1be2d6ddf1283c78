// Operators read the requests of agents, and grant or refuse them.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember, freezeByRule } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { shareTree } from '../accounts/index.ts';
import { decidedTexts } from './freeze-texts.ts';
import { showFreeze } from './request-freeze.ts';
import { decideFreezeRow, listAllFreezes, lockFreeze } from './store.ts';

type List = OperatorCalls['agentFreezeList'];
type Decide = OperatorCalls['agentFreezeDecide'];

/** A page of the requests of all agents. */
export async function readAllFreezes(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, input } = call;
  const { state, member, pageNo, pageSize } = input;
  const found = await listAllFreezes(sql, { merchant: merchant.id, state, member, page: input });
  const { rows, total, cursor } = found;
  const list = rows.map((row) => ({
    ...showFreeze(row),
    agent: { id: row.agent_id, username: row.agent_name },
    member: { id: row.member_id, username: row.member_name },
    memberState: row.member_state,
    memberLevel: row.member_level,
    teamSize: row.team_size,
    decidedBy: row.decided_by,
    frozen: row.frozen,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/**
 * Decides a request. Granting freezes at the level and with the reach that the operator chose; an
 * account of the team that is frozen more strictly, or closed, stays as it is.
 */
export async function decideFreeze(call: CallOf<Decide>): Promise<Answer<Decide>> {
  const { sql, merchant, app, input, operator, now } = call;
  const { id, grant, reason } = input;
  await shareTree(sql, merchant.id);
  const row = await lockFreeze(sql, merchant.id, id);
  if (row === undefined) return refuse('agent.freeze_unknown');
  if (row.state !== 'open') return refuse('agent.freeze_decided');
  const member = await findMember(sql, merchant.id, row.member_id);
  if (member === undefined) return refuse('agent.freeze_unknown');
  const { level = row.level, team = row.team } = input;
  let frozen: number | null = null;
  if (grant) {
    // The line was moved since: the agent has no say about it any more.
    if (member.upline !== row.agent_id) return refuse('agent.not_direct');
    const audited = { ...call };
    frozen = await freezeByRule(audited, { member: member.id, level, team, reason });
    if (frozen === 0) return refuse('agent.freeze_stands');
  }
  const state = grant ? 'granted' : 'refused';
  await decideFreezeRow(sql, merchant.id, {
    id,
    state,
    level,
    team,
    by: operator.name,
    reason,
    frozen,
    now,
  });
  const agent = row.agent_id;
  const texts = decidedTexts(grant, { name: member.username, reason });
  await putInbox(sql, app, { merchant, member: agent, ...texts });
  noteAudit(call, {
    target: `member:${member.id}`,
    before: { request: id, asked: { level: row.level, team: row.team } },
    after: { request: id, state, level, team, frozen },
    reason,
  });
  call.after(() => {
    app.signals.send({ topic: 'inbox', merchant: merchant.id, member: agent });
    app.signals.send({ topic: 'console', merchant: merchant.id, queue: 'freezes' });
  });
  return ok(null);
}
