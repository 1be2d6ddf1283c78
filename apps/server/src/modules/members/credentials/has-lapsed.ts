import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { endActivation, type Credential } from './store.ts';

/** Whether the password is an activation code that has expired. */
export function hasLapsed({ activationEndsAt }: Credential, now: Instant): boolean {
  return activationEndsAt !== undefined && activationEndsAt <= now;
}

/**
 * Consumes an activation code, which is valid for one login. False if it was used in the meantime;
 * true for an ordinary password.
 */
export async function spendActivation(
  sql: Sql,
  merchant: MerchantId,
  { member, activationEndsAt }: Credential,
): Promise<boolean> {
  if (activationEndsAt === undefined) return true;
  return endActivation(sql, merchant, member, activationEndsAt);
}
