// The first owners of an installation: created without a password, and admitted by a link only.
import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { addPost, insertPerson } from '../people/store.ts';
import { putSteward } from '../people/steward-store.ts';
import { hashPassword } from '../session/password.ts';
import { findOperator } from '../session/store.ts';
import { makeEnrolment, unknownPassword } from './make-enrolment.ts';

type Person = { readonly name: string; readonly displayName: string };

/** Creates an owner of this merchant who cannot log in yet; undefined when the name is taken. */
export async function createOwner(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  { name, displayName }: Person,
): Promise<Id<'operator'> | undefined> {
  const id = app.newId<'operator'>();
  const made = await insertPerson(sql, {
    id,
    name,
    displayName,
    passwordHash: await hashPassword(app, unknownPassword()),
    passwordUntil: null,
    now: app.clock.now(),
  });
  if (!made) return undefined;
  await addPost(sql, merchant.id, id, 'owner');
  return id;
}

/**
 * Creates one of the first owners of an installation: owner of this merchant and steward. Returns
 * the enrolment link for this person only; undefined when the name is taken.
 */
export async function createFirstOwner(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  { linkMs, ...person }: Person & { readonly linkMs: number },
): Promise<string | undefined> {
  const operator = await createOwner(sql, app, merchant, person);
  if (operator === undefined) return undefined;
  await putSteward(sql, operator, 'set-up');
  return makeEnrolment(sql, app, { operator, forMs: linkMs });
}

/** Another link for an operator who has never enrolled; undefined for any other. */
export async function renewOwnerLink(
  sql: Sql,
  app: AppContext,
  { name, linkMs }: { readonly name: string; readonly linkMs: number },
): Promise<string | undefined> {
  const found = await findOperator(sql, name);
  if (found === undefined || found.totp_sealed !== null) return undefined;
  return makeEnrolment(sql, app, { operator: found.operator_id, forMs: linkMs });
}
