// Posts over the whole house: who may make merchants, and put others there.
import type { Id } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

const PUT = `
  -- every merchant: a post over the whole house
  insert into operators.steward (operator_id, given_at, given_by)
  values ($1, house_now(), $2) on conflict (operator_id) do nothing`;

/** Gives an operator a post over the whole house; false when he has it. */
export async function putSteward(sql: Sql, operator: Id<'operator'>, by: string): Promise<boolean> {
  return (await sql.query(PUT, [operator, by])).rowCount === 1;
}

const DROP = `
  -- every merchant: a post over the whole house
  delete from operators.steward where operator_id = $1`;

/** Takes the post away; false when there is none. */
export async function dropSteward(sql: Sql, operator: Id<'operator'>): Promise<boolean> {
  return (await sql.query(DROP, [operator])).rowCount === 1;
}

// Locks who can work, so that two of them are not taken away at the same time.
const WORKING = `
  -- every merchant: a post over the whole house
  select o.operator_id from operators.steward h join operators.operator o using (operator_id)
  where o.state = 'active' order by o.operator_id for update of o`;

/** Who stands over the whole house and can work, locked. */
export async function lockStewards(sql: Sql): Promise<readonly Id<'operator'>[]> {
  const { rows } = await sql.query<{ operator_id: Id<'operator'> }>(WORKING);
  return rows.map((row) => row.operator_id);
}
