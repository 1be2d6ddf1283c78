// The tree as operators browse it.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember, usernameKey } from '../../members/index.ts';
import { agentTermsOf } from '../accounts/index.ts';
import { listTree, namePattern, onlineSince, readNames, type TeamRow } from '../tree/index.ts';

type Row = OperatorCalls['agentTree'];

/** The heads of all lines, the directs of one agent, or who has a name. */
export async function readTree(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, now } = call;
  const { username = '', agentsOnly, pageNo, pageSize } = input;
  const upline = input.upline && (await findMember(sql, merchant.id, input.upline));
  if (input.upline !== undefined && upline === undefined) return refuse('not.found');
  const isSearch = username !== '';
  const { rows, total, cursor } = await listTree(sql, {
    merchant: merchant.id,
    onlineSince: onlineSince(now),
    heads: upline === undefined && !isSearch,
    ...(upline && (isSearch ? { teamOf: upline.id } : { directsOf: upline.id })),
    username: isSearch ? namePattern(usernameKey(username)) : undefined,
    agentsOnly,
    page: input,
  });
  const { standardGroup } = await agentTermsOf(app, merchant);
  const path = upline ? await readNames(sql, merchant.id, [...upline.path, upline.id]) : [];
  const list = rows.map((row) => showRow(row, standardGroup));
  return ok({ list, total, cursor, pageNo, pageSize, path });
}

/** A row of the tree on the wire. */
export function showRow(row: TeamRow, standardGroup: number) {
  return {
    id: row.member_id,
    username: row.username,
    kind: row.kind,
    test: row.test,
    state: row.state,
    freezeLevel: row.freeze_level,
    group: row.prize_group ?? standardGroup,
    depth: row.depth,
    directs: row.directs,
    team: Math.max(row.team, row.directs),
    registeredAt: instant(row.registered_at.getTime()),
    lastLoginAt: row.last_login_at === null ? null : instant(row.last_login_at.getTime()),
  };
}
