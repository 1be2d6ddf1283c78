import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';
import type { TermsChange } from './changed-terms.ts';

export interface ApprovalRow {
  approval_id: string;
  kind: string;
  target: string;
  /** The username of the member that the request is about. */
  subject: string | null;
  payload: unknown;
  /** What the request changes of existing terms; null where it changes none. */
  changes: unknown;
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

const COLUMNS = `approval_id, kind, target, subject, payload, changes, reason, state, maker_id,
  maker_name, made_at, checker_id, checker_name, decided_at, decision_reason, revealed_at`;

const INSERT = nameParameters(`
  insert into operators.approval
    (merchant_id, approval_id, kind, target, subject, payload, changes, reason, maker_id,
      maker_name, made_at)
  values ($merchant, $id, $kind, $target, $subject, $payload, $changes, $reason, $operator, $name,
    to_timestamp($at / 1000.0))`);

/** Writes a pending request; nothing is locked. */
export async function insertApproval(
  sql: Sql,
  request: {
    readonly merchant: MerchantId;
    readonly id: Id<'approval'>;
    readonly kind: string;
    readonly target: string;
    readonly subject: string | undefined;
    readonly payload: unknown;
    readonly changes: TermsChange | undefined;
    readonly reason: string;
    readonly maker: { readonly operator: Id<'operator'>; readonly name: string };
    readonly at: Instant;
  },
): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...request,
      payload: JSON.stringify(request.payload),
      subject: request.subject ?? null,
      changes: request.changes === undefined ? null : JSON.stringify(request.changes),
      operator: request.maker.operator,
      name: request.maker.name,
    }),
  );
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
const DECIDE = nameParameters(`
  update operators.approval
  set state = $state, checker_id = $operator, checker_name = $name,
    decided_at = to_timestamp($at / 1000.0), decision_reason = $reason
  where merchant_id = $merchant and approval_id = $id and state = 'pending'
  returning ${COLUMNS}`);

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
  const values = valuesOf(DECIDE, {
    merchant,
    id,
    state,
    operator: checker.operator,
    name: checker.name,
    at,
    reason,
  });
  return (await sql.query<ApprovalRow>(DECIDE.text, values)).rows[0];
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

// Newest first; takes no lock.
const REQUESTS = defineList({
  name: 'approvals',
  columns: COLUMNS,
  from: 'operators.approval',
  where: 'merchant_id = $merchant',
  conditions: {
    state: 'state = $state',
    kind: 'kind = $kind',
    target: '(target = $target or lower(subject) = lower($target))',
    maker: 'maker_id = $maker',
    makerName: 'maker_name = $makerName',
    from: 'made_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'made_at < to_timestamp($to::bigint / 1000.0)',
  },
  order: [
    { column: 'made_at', key: 'time' },
    { column: 'approval_id', key: 'id' },
  ],
});

export interface ApprovalFilter {
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
  readonly maker?: Id<'operator'> | undefined;
  readonly makerName?: string | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}

export function listApprovals(
  sql: Sql,
  merchant: MerchantId,
  filter: ApprovalFilter,
  page: PageRequest,
): Promise<Page<ApprovalRow>> {
  return REQUESTS.readPage<ApprovalRow>(sql, {
    values: { merchant },
    conditions: { ...filter, makerName: filter.makerName?.toLowerCase() },
    page,
  });
}

const PENDING = `
  select from operators.approval
  where merchant_id = $1 and state = 'pending' and kind = $2 and target = $3 limit 1`;

/** Whether an act of this kind on this target waits for a second person. */
export async function hasPendingApproval(
  sql: Sql,
  merchant: MerchantId,
  { kind, target }: { readonly kind: string; readonly target: string },
): Promise<boolean> {
  return (await sql.query(PENDING, [merchant, kind, target])).rowCount === 1;
}
