// What syncs found. A finding that waits is listed once, until it is decided or no longer so.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { Finding } from './catalogue.ts';

export interface OpenFinding {
  number: bigint;
  code: string;
  kind: 'NEW' | 'CHANGED' | 'GONE' | 'BACK' | 'BAD' | 'HELD';
  state: 'DONE' | 'WAITING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  fingerprint: Buffer | null;
}

// Those that wait, and lower returns that were rejected: they are not asked about again.
const OPEN = `
  select number, code, kind, state, fingerprint from vendors.game_change
  where merchant_id = $1 and vendor = $2 and state = 'WAITING'
  union all
  select number, code, kind, state, fingerprint from vendors.game_change
  where merchant_id = $1 and vendor = $2 and kind = 'HELD' and state = 'REJECTED'
    and question = 'RETURN'
    and decided_at > to_timestamp($3 / 1000.0) - interval '365 days'`;

export async function listOpenFindings(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  now: number,
): Promise<OpenFinding[]> {
  return (await sql.query<OpenFinding>(OPEN, [merchant, vendor, now])).rows;
}

const WITHDRAW = `
  update vendors.game_change set state = 'WITHDRAWN'
  where merchant_id = $1 and number = any($2::bigint[]) and state = 'WAITING'`;

export async function withdrawFindings(
  sql: Sql,
  merchant: MerchantId,
  numbers: readonly bigint[],
): Promise<void> {
  if (numbers.length > 0) await sql.query(WITHDRAW, [merchant, numbers]);
}

const PUT = nameParameters(`
  insert into vendors.game_change
    (merchant_id, vendor, code, kind, state, question, detail, fingerprint, listed, at)
  select $merchant, $vendor, c.code, c.kind, c.state, c.question, c.detail::jsonb, c.fingerprint,
    c.listed::jsonb, to_timestamp($now / 1000.0)
  from unnest($codes::text[], $kinds::text[], $states::text[], $questions::text[],
    $details::text[], $fingerprints::bytea[], $listed::text[])
    as c (code, kind, state, question, detail, fingerprint, listed)`);

export async function putFindings(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  findings: readonly Finding[],
  now: number,
): Promise<void> {
  if (findings.length === 0) return;
  const values = valuesOf(PUT, {
    merchant,
    vendor,
    codes: findings.map(({ code }) => code),
    kinds: findings.map(({ kind }) => kind),
    states: findings.map(({ state }) => state),
    questions: findings.map(({ question }) => question ?? null),
    details: findings.map(({ detail }) => JSON.stringify(detail)),
    fingerprints: findings.map(({ fingerprint }) => fingerprint ?? null),
    listed: findings.map(({ listed }) => (listed === undefined ? null : JSON.stringify(listed))),
    now,
  });
  await sql.query(PUT.text, values);
}

export interface DecidableFinding {
  number: bigint;
  code: string;
  question: 'RETURN' | 'RETIREMENT';
  state: 'DONE' | 'WAITING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  listed: unknown;
}

// Locked in the order of their numbers; a decision by another operator is waited for.
const LOCK = nameParameters(`
  select number, code, question, state, listed from vendors.game_change
  where merchant_id = $merchant and vendor = $vendor and number = any($numbers::bigint[])
    and question is not null and (state = 'WAITING' or $again::boolean and state = 'REJECTED')
  order by number for no key update`);

/** Those of these that can be decided; with `again` those that were rejected as well. */
export async function lockFindings(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly numbers: readonly number[];
    readonly again: boolean;
  },
): Promise<DecidableFinding[]> {
  const { vendor, numbers, again } = asked;
  const values = valuesOf(LOCK, { merchant, vendor, numbers, again });
  return (await sql.query<DecidableFinding>(LOCK.text, values)).rows;
}

const DECIDE = nameParameters(`
  update vendors.game_change set state = $state, decided_by = $by, decided_reason = $reason,
    decided_at = to_timestamp($now / 1000.0)
  where merchant_id = $merchant and number = any($numbers::bigint[])`);

export async function decideFindings(
  sql: Sql,
  merchant: MerchantId,
  decided: {
    readonly numbers: readonly bigint[];
    readonly state: 'APPROVED' | 'REJECTED';
    readonly by: string;
    readonly reason: string;
    readonly now: number;
  },
): Promise<void> {
  await sql.query(DECIDE.text, valuesOf(DECIDE, { merchant, ...decided }));
}
