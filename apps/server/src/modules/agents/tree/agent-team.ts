import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  CONTRACT_KINDS,
  CONTRACT_STATES,
  type CategoryRates,
  type ContractState,
} from '@fairhouse/rules/agency';
import { amount, DAY_MS, instant, ok, type Id } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember, findMemberByName, usernameKey, type Member } from '../../members/index.ts';
import { agentTermsOf, readAccounts } from '../accounts/index.ts';
import { findTeamsCounted } from '../figures/index.ts';
import { findInTeam, pathBelow } from './find-in-team.ts';
import { namePattern } from './name-pattern.ts';
import { onlineSince } from './online-since.ts';
import { readNames } from './store/line-figures.ts';
import { listDirects, type TeamRow } from './store/team-list.ts';

type Row = PlayerCalls['agentTeam'];

/** The directs of the caller or of somebody in its team, with what their teams come to. */
export async function readTeam(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, session, now } = call;
  const { username, kind, state, online, idleDays, sort, pageNo, pageSize } = input;
  const upline = await findInTeam(call, input.upline ?? session.member);
  if (upline === undefined) return refuse('agent.unknown');
  const named = username === undefined || username === '' ? undefined : usernameKey(username);
  const { rows, total, cursor } = await listDirects(sql, {
    merchant: merchant.id,
    upline: upline.id,
    order: sort,
    onlineSince: onlineSince(now),
    username: named && namePattern(named),
    kind,
    state,
    online,
    idleBefore: idleDays === undefined ? undefined : now - Number(idleDays) * DAY_MS,
    ...contractFilter(input),
    page: input,
  });
  const terms = await agentTermsOf(app, merchant);
  const members = rows.map(({ member_id: id }) => id);
  const accounts = await readAccounts({ sql, merchant }, terms, members);
  const shown = { standardGroup: terms.standardGroup, viewer: session.member };
  const countedAt = await findTeamsCounted(sql, merchant.id);
  return ok({
    list: rows.map((row) => ({
      ...showTeamRow(row, shown),
      rates: accounts.get(row.member_id)?.rates ?? ({} satisfies CategoryRates),
    })),
    total,
    cursor,
    pageNo,
    pageSize,
    path: await readNames(sql, merchant.id, pathBelow(call, upline)),
    elsewhere: named === undefined ? null : await findElsewhere(call, upline, named),
    countedAt: countedAt === undefined ? null : instant(countedAt.getTime()),
  });
}

const STATES = {
  active: ['active'],
  offered: ['pending', 'pending_approval'],
  ending: ['terminating'],
} as const satisfies Record<string, readonly ContractState[]>;

/** The conditions on contracts; with a kind alone any contract of it that is agreed or offered. */
function contractFilter({ contractKind, contractState }: Input<Row>) {
  const contractKinds = contractKind === undefined ? CONTRACT_KINDS : [contractKind];
  if (contractState === 'none') return { contractKinds, noContract: true };
  if (contractState !== undefined) {
    return { contractKinds, contractStates: STATES[contractState] };
  }
  const contractStates = contractKind && Object.values(STATES).flat();
  return { contractKinds, contractStates };
}

/** Who has the name, below the caller but not a direct of the upline whose directs are listed. */
async function findElsewhere(call: CallOf<Row>, listed: Member, name: string) {
  const { sql, merchant } = call;
  const named = await findMemberByName(sql, merchant.id, name);
  const found = named && (await findInTeam(call, named.id));
  if (found?.upline === undefined || found.upline === listed.id) return null;
  if (found.id === call.session.member) return null;
  const upline = await findMember(sql, merchant.id, found.upline);
  return upline === undefined ? null : { ...person(found), upline: person(upline) };
}

const person = ({
  id,
  username,
}: Pick<Member, 'id' | 'username'>): {
  id: Id<'member'>;
  username: string;
} => ({ id, username });

const heldContracts = z.array(
  z.object({ kind: z.enum(CONTRACT_KINDS), state: z.enum(CONTRACT_STATES) }),
);

/** A row of the team, without its rates; the remark is its upline's alone. */
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
    balance: amount(row.balance),
    online: row.online,
    directs: row.directs,
    team: Math.max(row.team, row.directs),
    teamBalance: amount(row.balance + row.balance_below),
    contracts: heldContracts.parse(row.contracts),
    remark: row.upline_id === viewer ? row.remark : '',
  };
}
