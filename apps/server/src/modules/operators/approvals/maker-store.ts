import type { Id } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Without a lock: an account is created long before it requests or decides anything.
const TIED = `
  -- every merchant: an operator belongs to the installation
  select 1 from operators.account_maker
  where (operator_id = $2 and maker_id = $1)
    or (operator_id = $1 and maker_id = $2 and part = 'shown') limit 1`;

/**
 * Whether two operators are known to be two persons. The maker must not have requested the
 * checker's account, and neither account's first link may have been shown to the other: one person
 * could control both.
 */
export async function isIndependent(
  sql: Sql,
  maker: Id<'operator'> | string,
  checker: Id<'operator'>,
): Promise<boolean> {
  if (maker === checker) return false;
  return (await sql.query(TIED, [maker, checker])).rows.length === 0;
}

const NAMED = `
  -- every merchant: an operator belongs to the installation
  select operator_id from operators.operator where name = any ($1)`;

/**
 * Whether the second step of an act is done by another person than the first. `first` is the actor
 * as orders and results store it: an operator's name, or two names with a comma between, which have
 * already agreed. A name of no operator does not prove another person.
 */
export async function isSecondOperator(
  sql: Sql,
  first: string,
  second: { readonly operator: Id<'operator'>; readonly name: string },
): Promise<boolean> {
  const names = first.split(', ');
  if (names.length > 1) return true;
  if (first === second.name) return false;
  const { rows } = await sql.query<{ operator_id: string }>(NAMED, [names]);
  const [maker] = rows;
  return maker !== undefined && isIndependent(sql, maker.operator_id, second.operator);
}

const NOTE = `
  -- every merchant: an operator belongs to the installation
  insert into operators.account_maker (operator_id, maker_id, part, at)
  values ($1, $2, $3, house_now())
  on conflict (operator_id, maker_id, part) do update set at = excluded.at`;

/** Records that `maker` requested an account or its reset, or was shown its first link. */
export async function recordMaker(
  sql: Sql,
  operator: Id<'operator'>,
  maker: Id<'operator'>,
  part: 'asked' | 'shown',
): Promise<void> {
  await sql.query(NOTE, [operator, maker, part]);
}
