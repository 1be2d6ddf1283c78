// The co-signer's own clock. Commitments before the opening and reveals after the close are worth
// something only by a clock that the house does not set.

export interface OwnClock {
  /** `house` for tests and for the demo's history alone: published, and never independent. */
  readonly kind: 'own' | 'house';
  /** Milliseconds since 1970. `told` is the house's time, which an own clock does not listen to. */
  now(told: number | undefined): number;
}

/**
 * Reads `COSIGNER_CLOCK`: `house` takes the time from the house, anything else is the machine's.
 */
export function openOwnClock(word: string | undefined): OwnClock {
  if (word !== 'house') return { kind: 'own', now: () => Date.now() };
  let latest = 0;
  return {
    kind: 'house',
    // It never goes back, as no clock does.
    now: (told) => (latest = Math.max(latest, told ?? 0)),
  };
}
