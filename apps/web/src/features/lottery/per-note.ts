// The cost of one note.
import { amount, parseAmount, ZERO, type Amount } from '@fairhouse/values';

interface Staked {
  /** An amount, or its decimal string from the calls. */
  readonly stake: Amount | string;
  readonly notes: number;
  readonly multiple: number;
}

/** More than one unit if a note covers several prizes, less than one at a discount. */
export function perNote({ stake, notes, multiple }: Staked): Amount {
  const whole = typeof stake === 'string' ? (parseAmount(stake) ?? ZERO) : stake;
  return amount(whole / BigInt(Math.max(1, notes * multiple)));
}
