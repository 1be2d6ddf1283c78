import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { endActivation, type Credential } from './store/credentials.ts';

/** An activation code that was not used in time is no password any more. */
export function hasLapsed({ activationEndsAt }: Credential, now: Instant): boolean {
  return activationEndsAt !== undefined && activationEndsAt <= now;
}

/**
 * Uses an activation code up: it lets in once. False when somebody came in with it meanwhile; true
 * for a password of the member's own.
 */
export async function spendActivation(
  sql: Sql,
  merchant: MerchantId,
  { member, activationEndsAt }: Credential,
): Promise<boolean> {
  if (activationEndsAt === undefined) return true;
  return endActivation(sql, merchant, member, activationEndsAt);
}
