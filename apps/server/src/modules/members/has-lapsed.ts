import type { Instant } from '@fairhouse/values';
import type { Credential } from './store/credentials.ts';

/** An activation code that was not used in time is no password any more. */
export function hasLapsed({ activationEndsAt }: Credential, now: Instant): boolean {
  return activationEndsAt !== undefined && activationEndsAt <= now;
}
