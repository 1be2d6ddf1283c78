// Statements on the rules of kinds of contracts.
import type { ContractKind } from '@fairhouse/rules/agency';
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Plain read by key.
const READ = `
  select rules, version from contracts.kind_rule where merchant_id = $1 and kind = $2`;

// The row exists from the first lock on; a concurrent insert of it commits at once or is waited
// for.
const INTRODUCE = `
  insert into contracts.kind_rule (merchant_id, kind) values ($1, $2) on conflict do nothing`;

// Serialises every act on contracts of the kind; no other lock of contracts is taken before it.
const LOCK = `${READ} for update`;

const WRITE = `
  update contracts.kind_rule set rules = $3, version = version + 1
  where merchant_id = $1 and kind = $2 and version = $4`;

interface KindRuleRow {
  rules: unknown;
  version: number;
}

export async function readKindRule(
  sql: Sql,
  merchant: MerchantId,
  kind: ContractKind,
): Promise<KindRuleRow> {
  const { rows } = await sql.query<KindRuleRow>(READ, [merchant, kind]);
  return rows[0] ?? { rules: {}, version: 0 };
}

/** Locks the kind until the transaction ends. */
export async function lockKindRule(
  sql: Sql,
  merchant: MerchantId,
  kind: ContractKind,
): Promise<void> {
  await sql.query(INTRODUCE, [merchant, kind]);
  await sql.query<KindRuleRow>(LOCK, [merchant, kind]);
}

/** False where the version is not the stored one. */
export async function writeKindRule(
  sql: Sql,
  merchant: MerchantId,
  change: { readonly kind: ContractKind; readonly rules: unknown; readonly version: number },
): Promise<boolean> {
  await lockKindRule(sql, merchant, change.kind);
  const { kind, rules, version } = change;
  const done = await sql.query(WRITE, [merchant, kind, JSON.stringify(rules), version]);
  return done.rowCount === 1;
}
