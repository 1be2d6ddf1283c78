// Every statement on requests to freeze a downline.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';

export type FreezeState = 'open' | 'granted' | 'refused' | 'withdrawn';
export type FreezeLevel = 1 | 2 | 3;

export interface FreezeRow {
  request_id: Id<'freeze_request'>;
  agent_id: Id<'member'>;
  member_id: Id<'member'>;
  agent_name: string;
  member_name: string;
  member_state: 'active' | 'frozen' | 'disabled';
  member_level: number;
  team_size: number;
  level: FreezeLevel;
  team: boolean;
  reason: string;
  state: FreezeState;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string;
  frozen: number | null;
}

const COLUMNS = `
  r.request_id, r.agent_id, r.member_id, a.username as agent_name, m.username as member_name,
  m.state as member_state, m.freeze_level as member_level,
  (select count(*)::int from (select from members.member t
    where t.merchant_id = m.merchant_id and t.path @> array[m.member_id] limit 10000) below)
    as team_size,
  r.level, r.team, r.reason, r.state, r.created_at, r.decided_at, r.decided_by,
  r.decision_reason, r.frozen`;

const JOINS = `
  join members.member a on a.merchant_id = r.merchant_id and a.member_id = r.agent_id
  join members.member m on m.merchant_id = r.merchant_id and m.member_id = r.member_id`;

const OWN = defineList({
  name: 'agentFreezes',
  columns: COLUMNS,
  from: 'agents.freeze_request r',
  joins: JOINS,
  where: 'r.merchant_id = $merchant and r.agent_id = $agent',
  conditions: { member: 'r.member_id = $member' },
  order: [
    { column: 'r.created_at', key: 'time' },
    { column: 'r.request_id', key: 'id' },
  ],
});

const ALL = defineList({
  name: 'agentFreezesOfAll',
  columns: COLUMNS,
  from: 'agents.freeze_request r',
  joins: JOINS,
  where: 'r.merchant_id = $merchant',
  conditions: {
    state: 'r.state = $state',
    member: '(r.agent_id = $member or r.member_id = $member)',
  },
  order: [
    { column: 'r.created_at', key: 'time' },
    { column: 'r.request_id', key: 'id' },
  ],
});

/** The requests of an agent. */
export function listOwnFreezes(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly agent: Id<'member'>;
    readonly member: Id<'member'> | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<FreezeRow>> {
  const { merchant, agent, member, page } = query;
  return OWN.readPage<FreezeRow>(sql, {
    values: { merchant, agent },
    conditions: { member },
    page,
  });
}

export function listAllFreezes(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly state: FreezeState | undefined;
    readonly member: Id<'member'> | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<FreezeRow>> {
  const { merchant, state, member, page } = query;
  const conditions = { state, member };
  return ALL.readPage<FreezeRow>(sql, { values: { merchant }, conditions, page });
}

// The index of open requests refuses a second one about the same account.
const ADD = nameParameters(`
  insert into agents.freeze_request (merchant_id, request_id, agent_id, member_id, level, team,
    reason, state, created_at)
  values ($merchant, $id, $agent, $member, $level, $team, $reason, 'open',
    to_timestamp($now / 1000.0))
  on conflict (merchant_id, member_id) where state = 'open' do nothing`);

/** False where a request about the account waits already. */
export async function addFreeze(
  sql: Sql,
  merchant: MerchantId,
  request: {
    readonly id: Id<'freeze_request'>;
    readonly agent: Id<'member'>;
    readonly member: Id<'member'>;
    readonly level: FreezeLevel;
    readonly team: boolean;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<boolean> {
  return (await sql.query(ADD.text, valuesOf(ADD, { ...request, merchant }))).rowCount === 1;
}

const LOCK = `
  select request_id, agent_id, member_id, level, team, reason, state from agents.freeze_request
  where merchant_id = $1 and request_id = $2 for update`;

export type LockedFreeze = Pick<
  FreezeRow,
  'request_id' | 'agent_id' | 'member_id' | 'level' | 'team' | 'reason' | 'state'
>;

/** Locks a request until the transaction ends. */
export async function lockFreeze(sql: Sql, merchant: MerchantId, id: Id<'freeze_request'>) {
  return (await sql.query<LockedFreeze>(LOCK, [merchant, id])).rows[0];
}

const DECIDE = nameParameters(`
  update agents.freeze_request set state = $state, level = $level, team = $team,
    decided_at = to_timestamp($now / 1000.0), decided_by = $by, decision_reason = $reason,
    frozen = $frozen
  where merchant_id = $merchant and request_id = $id`);

/** The caller holds the lock of the request. */
export async function decideFreezeRow(
  sql: Sql,
  merchant: MerchantId,
  decision: {
    readonly id: Id<'freeze_request'>;
    readonly state: Exclude<FreezeState, 'open'>;
    readonly level: FreezeLevel;
    readonly team: boolean;
    /** Null for the agent, who takes it back. */
    readonly by: string | null;
    readonly reason: string;
    readonly frozen: number | null;
    readonly now: Instant;
  },
): Promise<void> {
  await sql.query(DECIDE.text, valuesOf(DECIDE, { ...decision, merchant }));
}
