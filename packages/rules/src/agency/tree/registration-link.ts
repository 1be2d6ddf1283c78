// The state of a registration link (agency.md 1.5).
import type { Instant } from '@fairhouse/values';

/** For how many days a link can be made; 0 is without end. */
export const LINK_DAYS = [0, 1, 3, 7, 15, 30] as const;

/** Live links of one agent. */
export const LINKS_MAX = 20;

export interface RegistrationLink {
  /** Undefined for a link without end. */
  readonly expiresAt: Instant | undefined;
  /** Registrations that it permits; 0 is no limit. */
  readonly maxUses: number;
  readonly usedCount: number;
  readonly isDisabled: boolean;
}

export type LinkState = 'active' | 'expired' | 'exhausted' | 'disabled';

/** The state at `now`: disabled by a person counts before expired, and expired before exhausted. */
export function linkStateAt(link: RegistrationLink, now: Instant): LinkState {
  if (link.isDisabled) return 'disabled';
  if (link.expiresAt !== undefined && now >= link.expiresAt) return 'expired';
  return link.maxUses > 0 && link.usedCount >= link.maxUses ? 'exhausted' : 'active';
}
