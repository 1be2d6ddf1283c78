// Provisions a merchant's roles, and the operators of the demo.
import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { BUILT_IN_ROLES } from './people/built-in-roles.ts';
import { putSteward } from './people/steward-store.ts';
import { addPost, insertPerson, provisionRole } from './people/store.ts';
import { hashPassword } from './session/password.ts';
import { findOperator } from './session/store.ts';

/** Writes the built-in roles where they are missing. */
export async function provisionRoles(sql: Sql, merchant: Merchant): Promise<void> {
  for (const [code, rights] of Object.entries(BUILT_IN_ROLES)) {
    await provisionRole(sql, merchant.id, code, rights);
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
 * Creates a demo operator with a post at this merchant. The authenticator is enrolled at the first
 * login, as for any operator.
 */
export async function provisionOperator(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  person: DemoOperator,
): Promise<void> {
  const found = await findOperator(sql, person.name);
  if (found === undefined) {
    const passwordHash = await hashPassword(app, person.password);
    const now = app.clock.now();
    await insertPerson(sql, { ...person, passwordHash, passwordUntil: null, now });
  }
  await addPost(sql, merchant.id, found?.operator_id ?? person.id, person.role);
}

/** Makes a demo operator a steward. */
export async function provisionSteward(sql: Sql, name: string): Promise<void> {
  const found = await findOperator(sql, name);
  if (found !== undefined) await putSteward(sql, found.operator_id, 'layout');
}
