import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface ApprovalRow {
  approval_id: string;
  kind: string;
  target: string;
  payload: unknown;
  reason: string;
  state: 'pending' | 'approved' | 'refused' | 'withdrawn';
  maker_id: string;
  maker_name: string;
  made_at: Date;
  checker_id: string | null;
  checker_name: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  /** When the secret of the request was shown to the checker. */
  revealed_at: Date | null;
}

const COLUMNS = `approval_id, kind, target, payload, reason, state, maker_id, maker_name, made_at,
  checker_id, checker_name, decided_at, decision_reason, revealed_at`;

const INSERT = `
  insert into operators.approval
    (merchant_id, approval_id, kind, target, payload, reason, maker_id, maker_name, made_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0))`;

/** Writes a pending request; nothing is locked. */
export async function insertApproval(
  sql: Sql,
  request: {
    readonly merchant: MerchantId;
    readonly id: Id<'approval'>;
    readonly kind: string;
    readonly target: string;
    readonly payload: unknown;
    readonly reason: string;
    readonly maker: { readonly operator: Id<'operator'>; readonly name: string };
    readonly at: Instant;
  },
): Promise<void> {
  await sql.query(INSERT, [
    request.merchant,
    request.id,
    request.kind,
    request.target,
    JSON.stringify(request.payload),
    request.reason,
    request.maker.operator,
    request.maker.name,
    request.at,
  ]);
}

// Locked until the decision is committed, so that concurrent decisions are serialised.
const LOCK = `
  select ${COLUMNS} from operators.approval
  where merchant_id = $1 and approval_id = $2 for update`;

export async function lockApproval(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'approval'>,
): Promise<ApprovalRow | undefined> {
  return (await sql.query<ApprovalRow>(LOCK, [merchant, id])).rows[0];
}

// Decides pending rows only; the caller holds the row's lock.
const DECIDE = `
  update operators.approval
  set state = $3, checker_id = $4, checker_name = $5, decided_at = to_timestamp($6 / 1000.0),
    decision_reason = $7
  where merchant_id = $1 and approval_id = $2 and state = 'pending'
  returning ${COLUMNS}`;

export async function markDecided(
  sql: Sql,
  decided: {
    readonly merchant: MerchantId;
    readonly id: Id<'approval'>;
    readonly state: 'approved' | 'refused' | 'withdrawn';
    readonly checker: { readonly operator: Id<'operator'>; readonly name: string };
    readonly at: Instant;
    readonly reason: string;
  },
): Promise<ApprovalRow | undefined> {
  const { merchant, id, state, checker, at, reason } = decided;
  const values = [merchant, id, state, checker.operator, checker.name, at, reason];
  return (await sql.query<ApprovalRow>(DECIDE, values)).rows[0];
}

// The caller holds the row's lock.
const REVEALED = `
  update operators.approval set revealed_at = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and approval_id = $2 and revealed_at is null`;

/** Notes that the secret was shown. */
export async function markRevealed(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'approval'>,
  at: Instant,
): Promise<void> {
  await sql.query(REVEALED, [merchant, id, at]);
}

// Reads without locks; `total` counts all matching rows.
const LIST = `
  select ${COLUMNS}, count(*) over () as total from operators.approval
  where merchant_id = $1
    and ($2::text is null or state = $2)
    and ($3::text is null or kind = $3)
    and ($4::text is null or target = $4)
    and ($5::uuid is null or maker_id = $5)
  order by made_at desc, approval_id desc limit $6 offset $7`;

export interface ApprovalFilter {
  readonly merchant: MerchantId;
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
  readonly maker?: Id<'operator'> | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listApprovals(
  sql: Sql,
  filter: ApprovalFilter,
): Promise<readonly (ApprovalRow & { total: bigint })[]> {
  const { merchant, state, kind, target, maker, limit, offset } = filter;
  const values = [merchant, state ?? null, kind ?? null, target ?? null, maker ?? null];
  const found = await sql.query<ApprovalRow & { total: bigint }>(LIST, [...values, limit, offset]);
  return found.rows;
}
