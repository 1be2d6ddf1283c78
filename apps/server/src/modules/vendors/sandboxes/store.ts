// Members of sandboxes, and what vendors asked of our wallet for them.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';

/**
 * What goes wrong with calls of a vendor. `silent`: not booked, answered too late; `http-500`: not
 * booked; `lost`: booked, and the answer is a proxy's error; `no-money`: refused.
 */
export const FAULT_KINDS = ['silent', 'http-500', 'lost', 'no-money'] as const;

const sandboxFault = z.object({
  kind: z.enum(FAULT_KINDS),
  call: z.enum(['bet', 'win']),
  left: z.int(),
});
export type SandboxFault = z.output<typeof sandboxFault>;

export interface SandboxRow {
  run_id: string;
  vendor: string;
  switched_off: boolean;
  records: boolean;
  fault: SandboxFault | null;
}

const JSON_COLUMNS = { fault: sandboxFault.nullable() };

const FIND = `
  select run_id, vendor, switched_off, records, fault from vendors.sandbox_member
  where merchant_id = $1 and member_id = $2`;

export async function findSandboxMember(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<SandboxRow | undefined> {
  const { rows } = await sql.query<Unparsed<SandboxRow, 'fault'>>(FIND, [merchant, member]);
  return parseColumns(rows, JSON_COLUMNS)[0];
}

const INSERT = `
  insert into vendors.sandbox_member (merchant_id, member_id, run_id, vendor, place)
  values ($1, $2, $3, $4, $5)`;

export async function insertSandboxMember(
  sql: Sql,
  merchant: MerchantId,
  row: {
    readonly member: Id<'member'>;
    readonly run: string;
    readonly vendor: string;
    readonly place: 1 | 2;
  },
): Promise<void> {
  await sql.query(INSERT, [merchant, row.member, row.run, row.vendor, row.place]);
}

const LIST_MEMBERS = `
  select member_id from vendors.sandbox_member
  where merchant_id = $1 and run_id = $2 order by place`;

/** The members of a run, the one who plays first. */
export async function listSandboxMembers(
  sql: Sql,
  merchant: MerchantId,
  run: string,
): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(LIST_MEMBERS, [merchant, run]);
  return rows.map(({ member_id }) => member_id);
}

const CHANGE = nameParameters(`
  update vendors.sandbox_member
  set switched_off = coalesce($switchedOff, switched_off), records = coalesce($records, records),
    fault = case when $setsFault::boolean then $fault::jsonb else fault end
  where merchant_id = $merchant and member_id = $member`);

export async function changeSandboxMember(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  change: {
    readonly switchedOff?: boolean;
    readonly records?: boolean;
    readonly fault?: SandboxFault | null;
  },
): Promise<void> {
  const { switchedOff = null, records = null, fault } = change;
  const values = valuesOf(CHANGE, {
    merchant,
    member,
    switchedOff,
    records,
    setsFault: fault !== undefined,
    fault: fault === undefined || fault === null ? null : JSON.stringify(fault),
  });
  await sql.query(CHANGE.text, values);
}

// Locks the row: of two calls at once each takes one of what is left.
const TAKE_FAULT = `
  update vendors.sandbox_member
  set fault = jsonb_set(fault, '{left}', to_jsonb((fault->>'left')::integer - 1))
  where merchant_id = $1 and member_id = $2 and fault->>'call' = $3
    and (fault->>'left')::integer > 0
  returning fault->>'kind' as kind`;

/** The fault of this call; undefined where nothing goes wrong. */
export async function takeFault(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  call: string,
): Promise<SandboxFault['kind'] | undefined> {
  const values = [merchant, member, call];
  const { rows } = await sql.query<{ kind: string | null }>(TAKE_FAULT, values);
  return FAULT_KINDS.find((kind) => kind === rows[0]?.kind);
}

const INSERT_CALL = nameParameters(`
  insert into vendors.sandbox_call (merchant_id, run_id, call, request, http, reply, fault, at)
  values ($merchant, $run, $call, $request, $http, $reply, $fault, house_now())`);

export interface NewSandboxCall {
  readonly run: string;
  readonly call: string;
  readonly request: string;
  readonly http: number;
  readonly reply: string;
  readonly fault: string | undefined;
}

export async function insertSandboxCall(
  sql: Sql,
  merchant: MerchantId,
  { fault, ...call }: NewSandboxCall,
): Promise<void> {
  await sql.query(
    INSERT_CALL.text,
    valuesOf(INSERT_CALL, { merchant, ...call, fault: fault ?? null }),
  );
}

export interface SandboxCallRow {
  number: bigint;
  call: string;
  request: string;
  http: number;
  reply: string;
  fault: string | null;
}

const LIST_CALLS = `
  select number, call, request, http, reply, fault from vendors.sandbox_call
  where merchant_id = $1 and run_id = $2 and number > $3 order by number limit 200`;

/** What the vendor asked after a call, in the order in which it was answered. */
export async function listSandboxCalls(
  sql: Sql,
  merchant: MerchantId,
  run: string,
  after: bigint,
): Promise<SandboxCallRow[]> {
  return (await sql.query<SandboxCallRow>(LIST_CALLS, [merchant, run, after])).rows;
}

export interface SandboxRoundRow {
  state: 'OPEN' | 'CLOSED' | 'ROLLED_BACK' | 'VOID';
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  late: boolean;
}

const ROUND = `
  select state, staked, paid, refunded, late from vendors.round
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4`;

export async function findSandboxRound(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly vendor: string; readonly member: Id<'member'>; readonly round: string },
): Promise<SandboxRoundRow | undefined> {
  const values = [merchant, asked.vendor, asked.member, asked.round];
  return (await sql.query<SandboxRoundRow>(ROUND, values)).rows[0];
}

const END_SESSIONS = `
  update vendors.game_session set ended_at = house_now(), end_reason = 'lab'
  where merchant_id = $1 and member_id = $2 and ended_at is null`;

/** Ends all sessions of a member of a sandbox. */
export async function endMemberSessions(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(END_SESSIONS, [merchant, member]);
}
