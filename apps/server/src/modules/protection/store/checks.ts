// Statements on the reality checks of sessions.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const BEGIN = `
  insert into protection.session_check (merchant_id, session_id, member_id, opened_at, due_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;

const FIND = `
  select opened_at, due_at from protection.session_check
  where merchant_id = $1 and session_id = $2`;

const SET_DUE = `
  update protection.session_check set due_at = $3 where merchant_id = $1 and session_id = $2`;

const PRUNE = `
  -- every merchant: what has ended long ago is of no use to any
  delete from protection.session_check where opened_at < $1`;

export interface CheckRow {
  readonly openedAt: Instant;
  readonly dueAt: Instant | undefined;
}

export interface SessionKey {
  readonly merchant: MerchantId;
  readonly session: Id<'session'>;
}

export async function createCheckRow(
  sql: Sql,
  sessionKey: SessionKey & { readonly member: Id<'member'> },
  row: CheckRow,
): Promise<void> {
  const due = row.dueAt === undefined ? null : new Date(row.dueAt);
  await sql.query(BEGIN, [
    sessionKey.merchant,
    sessionKey.session,
    sessionKey.member,
    new Date(row.openedAt),
    due,
  ]);
}

export async function findCheckRow(
  sql: Sql,
  sessionKey: SessionKey,
): Promise<CheckRow | undefined> {
  const [row] = (
    await sql.query<{ opened_at: Date; due_at: Date | null }>(FIND, [
      sessionKey.merchant,
      sessionKey.session,
    ])
  ).rows;
  return (
    row && {
      openedAt: instant(row.opened_at.getTime()),
      dueAt: row.due_at === null ? undefined : instant(row.due_at.getTime()),
    }
  );
}

export async function setCheckDue(
  sql: Sql,
  sessionKey: SessionKey,
  dueAt: Instant | undefined,
): Promise<void> {
  await sql.query(SET_DUE, [
    sessionKey.merchant,
    sessionKey.session,
    dueAt === undefined ? null : new Date(dueAt),
  ]);
}

export async function pruneChecks(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}
