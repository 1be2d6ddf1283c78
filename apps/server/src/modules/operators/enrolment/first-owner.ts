// The first owners of a house: made without a password, and let in by a link alone.
import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../../ground/house.ts';
import type { Sql } from '../../../ground/sql.ts';
import { addPost, insertPerson } from '../people/store.ts';
import { putSteward } from '../people/steward-store.ts';
import { hashPassword } from '../session/password.ts';
import { findOperator } from '../session/store.ts';
import { makeEnrolment, unknownPassword } from './make-enrolment.ts';

type Person = { readonly name: string; readonly displayName: string };

/**
 * Makes an owner of this merchant whom nobody can log in as yet.
 *
 * @returns undefined when the name is taken
 */
export async function createOwner(
  sql: Sql,
  house: House,
  merchant: Merchant,
  { name, displayName }: Person,
): Promise<Id<'operator'> | undefined> {
  const id = house.newId<'operator'>();
  const made = await insertPerson(sql, {
    id,
    name,
    displayName,
    passwordHash: await hashPassword(house, unknownPassword()),
    passwordUntil: null,
    now: house.clock.now(),
  });
  if (!made) return undefined;
  await addPost(sql, merchant.id, id, 'owner');
  return id;
}

/**
 * Makes one of the first owners of a house: of this merchant, and with a post over the whole house.
 *
 * @returns the link for this person alone; undefined when the name is taken
 */
export async function createFirstOwner(
  sql: Sql,
  house: House,
  merchant: Merchant,
  { linkMs, ...person }: Person & { readonly linkMs: number },
): Promise<string | undefined> {
  const operator = await createOwner(sql, house, merchant, person);
  if (operator === undefined) return undefined;
  await putSteward(sql, operator, 'set-up');
  return makeEnrolment(sql, house, { operator, forMs: linkMs });
}

/** Another link for an operator who never came in; undefined for anybody else. */
export async function renewOwnerLink(
  sql: Sql,
  house: House,
  { name, linkMs }: { readonly name: string; readonly linkMs: number },
): Promise<string | undefined> {
  const found = await findOperator(sql, name);
  if (found === undefined || found.totp_sealed !== null) return undefined;
  return makeEnrolment(sql, house, { operator: found.operator_id, forMs: linkMs });
}
