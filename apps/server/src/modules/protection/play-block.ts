// Cool-offs and self-exclusions: their lengths, whether one is in force, and whether one may
// replace another. Pure.
import { instant, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';

export const COOL_OFF_LENGTHS = ['24h', '7d', '30d', '6w'] as const;
export const SELF_EXCLUSION_LENGTHS = ['6m', '1y', '5y', 'forever'] as const;

export const PLAY_BLOCK_KINDS = ['timeout', 'exclusion'] as const;

export type PlayBlockKind = (typeof PLAY_BLOCK_KINDS)[number];
export type PlayBlockLength =
  | (typeof COOL_OFF_LENGTHS)[number]
  | (typeof SELF_EXCLUSION_LENGTHS)[number];

/**
 * A member's cool-off (`timeout`) or self-exclusion (`exclusion`). `until` is FOREVER if it has no
 * end.
 */
export interface PlayBlock {
  readonly kind: PlayBlockKind;
  readonly length: string;
  readonly from: Instant;
  readonly until: Instant;
  /** When a self-exclusion is lifted; set when the member requests it after `until`. */
  readonly returnAt: Instant | undefined;
  /** Name of its author, the member or the operator. */
  readonly by: string;
}

/** 9999-12-31, later than any play block that has an end. */
export const FOREVER = instant(253_402_214_400_000);

const LENGTHS: Readonly<Record<Exclude<PlayBlockLength, 'forever'>, Temporal.DurationLike>> = {
  '24h': { hours: 24 },
  '7d': { days: 7 },
  '30d': { days: 30 },
  '6w': { weeks: 6 },
  '6m': { months: 6 },
  '1y': { years: 1 },
  '5y': { years: 5 },
};

/** End of a play block that begins now, computed in the merchant's zone. */
export function playBlockEnd(length: PlayBlockLength, now: Instant, zone: string): Instant {
  if (length === 'forever') return FOREVER;
  const begins = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return instant(begins.add(LENGTHS[length]).epochMilliseconds);
}

/** Whether the block currently stops bets and deposits. */
export function isInForce(playBlock: PlayBlock | undefined, now: Instant): playBlock is PlayBlock {
  if (playBlock === undefined) return false;
  if (playBlock.kind === 'timeout') return now < playBlock.until;
  return playBlock.returnAt === undefined || now < playBlock.returnAt;
}

/**
 * Whether a play block may replace another: a block is never shortened, and a cool-off never
 * replaces a self-exclusion (security.md G3).
 */
export function mayReplace(
  old: PlayBlock | undefined,
  wanted: { readonly kind: PlayBlockKind; readonly until: Instant },
  now: Instant,
): boolean {
  if (!isInForce(old, now)) return true;
  if (old.kind === 'exclusion' && wanted.kind === 'timeout') return false;
  return wanted.until > old.until || (wanted.kind === 'exclusion' && old.kind === 'timeout');
}
