// Statements on contracts and the changes of their states.
import type {
  ContractAct,
  ContractActor,
  ContractKind,
  ContractPeriod,
  ContractState,
  EndReason,
} from '@fairhouse/rules/agency';
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface ContractRow {
  contract_id: Id<'contract'>;
  kind: ContractKind;
  version: number;
  upline_id: Id<'member'> | null;
  upline_name: string | null;
  agent_id: Id<'member'>;
  agent_name: string;
  payer: 'platform' | 'upline';
  period: ContractPeriod;
  terms: unknown;
  note: string;
  state: ContractState;
  offered_at: Date;
  offer_expires_at: Date;
  accepted_at: Date | null;
  effective_from: Date | null;
  ended_at: Date | null;
  end_reason: EndReason | null;
  reason: string;
  made_by: 'agent' | 'admin' | 'system';
  made_by_name: string;
  approved_by: string | null;
}

export const CONTRACT_COLUMNS = `
  c.contract_id, c.kind, c.version, c.upline_id, u.username as upline_name, c.agent_id,
  a.username as agent_name, c.payer, c.period, c.terms, c.note, c.state, c.offered_at,
  c.offer_expires_at, c.accepted_at, c.effective_from, c.ended_at, c.end_reason, c.reason,
  c.made_by, c.made_by_name, c.approved_by`;

export const WITH_PARTIES = `
  join contracts.party a on a.merchant_id = c.merchant_id and a.member_id = c.agent_id
  left join contracts.party u on u.merchant_id = c.merchant_id and u.member_id = c.upline_id`;

const SELECT = `select ${CONTRACT_COLUMNS} from contracts.contract c ${WITH_PARTIES}`;

// Plain reads by keys. Acts read under the lock of the kind.
const FIND = `${SELECT} where c.merchant_id = $1 and c.contract_id = $2`;

const STANDING = `
  ${SELECT} where c.merchant_id = $1 and c.agent_id = $2
    and c.state in ('pending', 'pending_approval', 'active', 'terminating')
  order by c.kind, c.offered_at desc`;

const AGREED = `
  ${SELECT} where c.merchant_id = $1 and c.agent_id = any($2) and c.kind = $3
    and c.state in ('active', 'terminating')`;

// All agreed contracts of a kind below an agent, by the path of their members.
const BELOW = `
  ${SELECT} where c.merchant_id = $1 and c.kind = $2 and c.state in ('active', 'terminating')
    and a.path @> array[$3::uuid]
  order by cardinality(a.path), c.accepted_at, c.contract_id`;

const HISTORY = `
  select max(c.version)::int as version, max(c.ended_at) as ended_at
  from contracts.contract c where c.merchant_id = $1 and c.agent_id = $2 and c.kind = $3
    and c.upline_id is not distinct from $4`;

// The last end of any agreed contract of the kind, of any upline.
const LAST_END = `
  select c.period, c.ended_at from contracts.contract c
  where c.merchant_id = $1 and c.agent_id = $2 and c.kind = $3 and c.effective_from is not null
    and c.ended_at is not null and c.ended_at > c.effective_from
  order by c.ended_at desc limit 1`;

const INSERT = nameParameters(`
  insert into contracts.contract (merchant_id, contract_id, kind, version, upline_id, agent_id,
    payer, period, terms, note, state, offered_at, offer_expires_at, changed_at, made_by,
    made_by_name, approved_by)
  values ($merchant, $id, $kind, $version, $upline, $agent, $payer, $period, $terms, $note, $state,
    $now, $expiresAt, $now, $madeBy, $madeByName, $approvedBy)`);

// Moves a contract from the state that was read; an earlier end is never put off.
const CHANGE = nameParameters(`
  update contracts.contract set state = $state, changed_at = $now,
    accepted_at = coalesce($acceptedAt, accepted_at),
    effective_from = coalesce($effectiveFrom, effective_from),
    ended_at = least(ended_at, $endedAt), end_reason = coalesce($endReason, end_reason),
    reason = coalesce($reason, reason), approved_by = coalesce($approvedBy, approved_by),
    offer_expires_at = coalesce($expiresAt, offer_expires_at)
  where merchant_id = $merchant and contract_id = $id and state = $before`);

const PUT_EVENT = nameParameters(`
  insert into contracts.event
    (merchant_id, contract_id, number, act, state, actor, actor_name, reason, at)
  select $merchant, $id, coalesce(max(e.number), 0) + 1, $act, $state, $actor, $name, $reason, $now
  from contracts.event e where e.merchant_id = $merchant and e.contract_id = $id`);

const EVENTS = `
  select contract_id, act, state, actor, actor_name, reason, at from contracts.event
  where merchant_id = $1 and contract_id = any($2) order by contract_id, number`;

const DUE = `
  select contract_id, kind from contracts.contract
  where merchant_id = $1 and ((state in ('pending', 'pending_approval') and offer_expires_at <= $2)
    or (state in ('active', 'terminating') and ended_at <= $2))
  order by kind, contract_id limit 1000`;

export async function findContract(sql: Sql, merchant: MerchantId, id: Id<'contract'>) {
  return (await sql.query<ContractRow>(FIND, [merchant, id])).rows[0];
}

/** The offers and agreed contracts of an agent, of all kinds. */
export async function listStanding(sql: Sql, merchant: MerchantId, agent: Id<'member'>) {
  return (await sql.query<ContractRow>(STANDING, [merchant, agent])).rows;
}

/** The agreed contracts of some agents of a kind. */
export async function listAgreed(
  sql: Sql,
  merchant: MerchantId,
  agents: readonly Id<'member'>[],
  kind: ContractKind,
) {
  return (await sql.query<ContractRow>(AGREED, [merchant, agents, kind])).rows;
}

export async function listBelow(
  sql: Sql,
  merchant: MerchantId,
  kind: ContractKind,
  agent: Id<'member'>,
) {
  return (await sql.query<ContractRow>(BELOW, [merchant, kind, agent])).rows;
}

export async function nextVersion(
  sql: Sql,
  merchant: MerchantId,
  parties: {
    readonly agent: Id<'member'>;
    readonly kind: ContractKind;
    readonly upline: Id<'member'> | undefined;
  },
): Promise<number> {
  const { agent, kind, upline } = parties;
  const values = [merchant, agent, kind, upline ?? null];
  const { rows } = await sql.query<{ version: number | null; ended_at: Date | null }>(
    HISTORY,
    values,
  );
  return (rows[0]?.version ?? 0) + 1;
}

export async function findLastEnd(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
  kind: ContractKind,
) {
  type Row = { period: ContractPeriod; ended_at: Date | null };
  return (await sql.query<Row>(LAST_END, [merchant, agent, kind])).rows[0];
}

export interface NewContract {
  readonly id: Id<'contract'>;
  readonly kind: ContractKind;
  readonly version: number;
  readonly upline: Id<'member'> | undefined;
  readonly agent: Id<'member'>;
  readonly payer: 'platform' | 'upline';
  readonly period: ContractPeriod;
  readonly terms: string;
  readonly note: string;
  readonly state: ContractState;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly madeBy: 'agent' | 'admin' | 'system';
  readonly madeByName: string;
  readonly approvedBy: string | undefined;
}

export async function insertContract(
  sql: Sql,
  merchant: MerchantId,
  row: NewContract,
): Promise<void> {
  await sql.query(INSERT.text, valuesOf(INSERT, { ...row, merchant, upline: row.upline ?? null }));
}

export interface StateChange {
  readonly id: Id<'contract'>;
  readonly before: ContractState;
  readonly state: ContractState;
  readonly now: Date;
  readonly acceptedAt?: Date;
  readonly effectiveFrom?: Date;
  readonly endedAt?: Date;
  readonly endReason?: EndReason;
  readonly reason?: string;
  readonly approvedBy?: string;
  readonly expiresAt?: Date;
}

/** False where the contract is in another state by now. */
export async function changeRow(
  sql: Sql,
  merchant: MerchantId,
  change: StateChange,
): Promise<boolean> {
  const none = {
    acceptedAt: null,
    effectiveFrom: null,
    endedAt: null,
    endReason: null,
    reason: null,
    approvedBy: null,
    expiresAt: null,
  };
  const done = await sql.query(CHANGE.text, valuesOf(CHANGE, { ...none, ...change, merchant }));
  return done.rowCount === 1;
}

export interface EventRow {
  contract_id: Id<'contract'>;
  act: ContractAct | 'offer';
  state: ContractState;
  actor: ContractActor;
  actor_name: string;
  reason: string;
  at: Date;
}

export async function putEvent(
  sql: Sql,
  merchant: MerchantId,
  event: {
    readonly id: Id<'contract'>;
    readonly act: ContractAct | 'offer';
    readonly state: ContractState;
    readonly actor: ContractActor;
    readonly name: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql.query(PUT_EVENT.text, valuesOf(PUT_EVENT, { ...event, merchant }));
}

/** What was done with some contracts, in the order in which it was. */
export async function listEvents(
  sql: Sql,
  merchant: MerchantId,
  contracts: readonly Id<'contract'>[],
) {
  return (await sql.query<EventRow>(EVENTS, [merchant, contracts])).rows;
}

/** Offers that expired and contracts that ended before an instant. */
export async function listDueContracts(sql: Sql, merchant: MerchantId, now: Date) {
  type Row = { contract_id: Id<'contract'>; kind: ContractKind };
  return (await sql.query<Row>(DUE, [merchant, now])).rows;
}
