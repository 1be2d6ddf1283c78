import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { usernameKey } from '../../members/index.ts';
import { agentTermsOf } from '../accounts/index.ts';
import { findInTeam, pathBelow } from './find-in-team.ts';
import { namePattern } from './name-pattern.ts';
import { readNames } from './store/line-figures.ts';
import { listTeam, type TeamRow } from './store/team-list.ts';

type Row = PlayerCalls['agentTeam'];

/** The directs of the caller or of somebody in its team; with a name, all below who have it. */
export async function readTeam(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, session } = call;
  const { username, kind, pageNo, pageSize } = input;
  const upline = await findInTeam(call, input.upline ?? session.member);
  if (upline === undefined) return refuse('agent.unknown');
  const { standardGroup } = await agentTermsOf(app, merchant);
  const named = username === undefined || username === '' ? undefined : usernameKey(username);
  const { rows, total, cursor } = await listTeam(sql, {
    merchant: merchant.id,
    ...(named === undefined ? { directsOf: upline.id } : { teamOf: upline.id }),
    username: named && namePattern(named),
    kind,
    page: input,
  });
  const list = rows.map((row) => showTeamRow(row, { standardGroup, viewer: session.member }));
  const path = await readNames(sql, merchant.id, pathBelow(call, upline));
  return ok({ list, total, cursor, pageNo, pageSize, path });
}

/** A row of the team; the remark is its upline's alone. */
export function showTeamRow(
  row: TeamRow,
  { standardGroup, viewer }: { readonly standardGroup: number; readonly viewer: string },
) {
  return {
    id: row.member_id,
    username: row.username,
    kind: row.kind,
    group: row.prize_group ?? standardGroup,
    state: row.state,
    freezeLevel: row.freeze_level,
    registeredAt: instant(row.registered_at.getTime()),
    lastLoginAt: row.last_login_at === null ? null : instant(row.last_login_at.getTime()),
    directs: row.directs,
    team: row.team,
    remark: row.upline_id === viewer ? row.remark : '',
  };
}
