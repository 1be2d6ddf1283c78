// Gives a merchant its roles, and the demo its operators.
import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { BUILT_IN_ROLES } from './people/built-in-roles.ts';
import { putSteward } from './people/steward-store.ts';
import { addPost, insertPerson, layOutRole } from './people/store.ts';
import { hashPassword } from './session/password.ts';
import { findOperator } from './session/store.ts';

/** Writes the built-in roles where they are missing. */
export async function layOutRoles(sql: Sql, merchant: Merchant): Promise<void> {
  for (const [code, rights] of Object.entries(BUILT_IN_ROLES)) {
    await layOutRole(sql, merchant.id, code, rights);
  }
}

export interface DemoOperator {
  readonly id: Id<'operator'>;
  readonly name: string;
  readonly displayName: string;
  readonly password: string;
  readonly role: string;
}

/**
 * Makes a demo operator with a post for this merchant. The authenticator is enrolled at the first
 * login, as for anybody.
 */
export async function layOutOperator(
  sql: Sql,
  house: House,
  merchant: Merchant,
  person: DemoOperator,
): Promise<void> {
  const found = await findOperator(sql, person.name);
  if (found === undefined) {
    const passwordHash = await hashPassword(house, person.password);
    const now = house.clock.now();
    await insertPerson(sql, { ...person, passwordHash, passwordUntil: null, now });
  }
  await addPost(sql, merchant.id, found?.operator_id ?? person.id, person.role);
}

/** Puts a demo operator over the whole house. */
export async function layOutSteward(sql: Sql, name: string): Promise<void> {
  const found = await findOperator(sql, name);
  if (found !== undefined) await putSteward(sql, found.operator_id, 'layout');
}
