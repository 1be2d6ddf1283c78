// The caps on what one ticket is paid (lottery.md 2.6).
import type { Amount } from '@fairhouse/values';
import type { Play } from '../plays/play.ts';

/** Caps on the prizes of one ticket; zero means no cap. Refunds of tied notes are never capped. */
export interface PayoutCaps {
  readonly maxPayout: Amount;
  /**
   * A lower cap for tickets that cover at most `narrowShare` parts per million of the play (单挑).
   */
  readonly narrowPayout: Amount;
  readonly narrowShare: number;
}

interface CappedBet {
  readonly play: Pick<Play, 'combinations'>;
  readonly notes: number;
}

/**
 * The cap that applies to a ticket: the narrow one where it applies and is lower; zero means no
 * cap.
 */
export function payoutCap({ play, notes }: CappedBet, caps: PayoutCaps): Amount {
  const isNarrow =
    caps.narrowPayout > 0n && notes * 1_000_000 <= play.combinations * caps.narrowShare;
  if (!isNarrow) return caps.maxPayout;
  const both = caps.maxPayout > 0n && caps.maxPayout < caps.narrowPayout;
  return both ? caps.maxPayout : caps.narrowPayout;
}
