// Steward posts: who may create merchants, and appoint other stewards.
import type { Id } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const PUT = `
  -- every merchant: a steward's post covers the installation
  insert into operators.steward (operator_id, given_at, given_by)
  values ($1, house_now(), $2) on conflict (operator_id) do nothing`;

/** Makes an operator a steward; false when the operator is one already. */
export async function putSteward(sql: Sql, operator: Id<'operator'>, by: string): Promise<boolean> {
  return (await sql.query(PUT, [operator, by])).rowCount === 1;
}

const DROP = `
  -- every merchant: a steward's post covers the installation
  delete from operators.steward where operator_id = $1`;

/** Removes the post; false when there is none. */
export async function dropSteward(sql: Sql, operator: Id<'operator'>): Promise<boolean> {
  return (await sql.query(DROP, [operator])).rowCount === 1;
}

// Locks the active stewards, so that two of them are not removed concurrently.
const WORKING = `
  -- every merchant: a steward's post covers the installation
  select o.operator_id from operators.steward h join operators.operator o using (operator_id)
  where o.state = 'active' order by o.operator_id for update of o`;

/** Locks and lists the stewards who can log in. */
export async function lockStewards(sql: Sql): Promise<readonly Id<'operator'>[]> {
  const { rows } = await sql.query<{ operator_id: Id<'operator'> }>(WORKING);
  return rows.map((row) => row.operator_id);
}
