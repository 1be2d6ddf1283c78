// Links and transfers of agents, as operators see and decide them.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember, mayDo } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { shareTree } from '../accounts/index.ts';
import { disableLink, findLink, listAllLinks, showLink } from '../links/index.ts';
import {
  decideTransferRow,
  endHold,
  listAllTransfers,
  lockTransfer,
  tellReceiver,
} from '../transfers/index.ts';

type Links = OperatorCalls['agentLinkList'];
type Disable = OperatorCalls['agentLinkDisable'];
type Transfers = OperatorCalls['agentTransferList'];
type Decide = OperatorCalls['agentTransferDecide'];

/** A page of registration links with their counters. */
export async function readAllLinks(call: CallOf<Links>): Promise<Answer<Links>> {
  const { sql, merchant, input, now } = call;
  const { member, live, pageNo, pageSize } = input;
  const found = await listAllLinks(sql, {
    merchant: merchant.id,
    agent: member,
    live,
    page: input,
  });
  const { rows, total, cursor } = found;
  const list = rows.map((link) => ({
    ...showLink(link, now),
    member: link.agent,
    username: link.username,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** Ends a link; one that has ended stays ended. */
export async function disableAgentLink(call: CallOf<Disable>): Promise<Answer<Disable>> {
  const { sql, merchant, input, operator, now } = call;
  const link = await findLink(sql, merchant.id, input.id);
  if (link === undefined) return refuse('agent.link_unknown');
  await disableLink(sql, merchant.id, { id: link.id, by: operator.name, now });
  noteAudit(call, {
    target: `member:${link.agent}`,
    after: { link: link.id, ended: true },
    reason: input.reason,
  });
  return ok(null);
}

/** A page of transfers along lines. */
export async function readAllTransfers(call: CallOf<Transfers>): Promise<Answer<Transfers>> {
  const { sql, merchant, input } = call;
  const { state, member, pageNo, pageSize } = input;
  const found = await listAllTransfers(sql, { merchant: merchant.id, state, member, page: input });
  const { rows, total, cursor } = found;
  const list = rows.map((row) => ({
    id: row.transfer_id,
    number: row.number,
    direction: row.direction,
    from: { id: row.from_member, username: row.from_username },
    to: { id: row.to_member, username: row.to_username },
    amount: row.amount,
    requirement: row.requirement,
    state: row.state,
    remark: row.remark,
    time: instant(row.created_at.getTime()),
    decidedBy: row.decided_by,
    reason: row.reason,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/**
 * Decides a transfer that waits. It reaches only a receiver who still is in the sender's line and
 * may receive; the money otherwise stays held until it is rejected.
 */
export async function decideTransfer(call: CallOf<Decide>): Promise<Answer<Decide>> {
  const { sql, merchant, app, input, operator, now } = call;
  const { decision, reason } = input;
  await shareTree(sql, merchant.id);
  const row = await lockTransfer(sql, merchant.id, input.id);
  if (row === undefined) return refuse('not.found');
  if (row.state !== 'PENDING_REVIEW') return refuse('agent.transfer_decided');
  if (decision === 'approve') {
    const receiver = await findMember(sql, merchant.id, row.to_member);
    const sender = await findMember(sql, merchant.id, row.from_member);
    if (receiver === undefined || !mayDo(receiver, 'transfer')) {
      return refuse('agent.transfer_receiver_frozen');
    }
    const isUp = row.direction === 'UP' && sender?.upline === receiver.id;
    const isDown = row.direction === 'DOWN' && receiver.path.includes(row.from_member);
    if (!isUp && !isDown) return refuse('agent.transfer_target');
  }
  await endHold(call, row, decision);
  const state = decision === 'approve' ? 'SUCCESS' : 'REJECTED';
  await decideTransferRow(sql, merchant.id, {
    id: row.transfer_id,
    state,
    by: operator.name,
    reason,
    now,
  });
  if (state === 'SUCCESS') await tellReceiver(call, row);
  noteAudit(call, {
    target: `member:${row.from_member}`,
    before: { transfer: row.number, state: row.state },
    after: { transfer: row.number, state },
    reason,
  });
  call.after(() => {
    for (const member of [row.from_member, row.to_member]) {
      app.signals.send({ topic: 'balance', merchant: merchant.id, member });
    }
  });
  return ok(null);
}
