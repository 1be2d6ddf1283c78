// What one note costs a player.
import { amount, parseAmount, ZERO, type Amount } from '@fairhouse/values';

interface Staked {
  /** An amount, or its text on the wire. */
  readonly stake: Amount | string;
  readonly notes: number;
  readonly multiple: number;
}

/** Several units where a note is played on several prizes, and less than one at a discount. */
export function perNote({ stake, notes, multiple }: Staked): Amount {
  const whole = typeof stake === 'string' ? (parseAmount(stake) ?? ZERO) : stake;
  return amount(whole / BigInt(Math.max(1, notes * multiple)));
}
