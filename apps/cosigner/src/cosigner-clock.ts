// The co-signer's clock. Commitments before the opening and reveals after the close are evidence
// only if the house does not control the clock.

export interface CosignerClock {
  /** `house` only for tests and for the demo's history; it is published and not independent. */
  readonly kind: 'own' | 'house';
  /**
   * Milliseconds since 1970. `serverTime` is the time of the server, which an own clock ignores.
   */
  now(serverTime: number | undefined): number;
}

/**
 * Reads `COSIGNER_CLOCK`: `house` takes the time of the server's requests, any other value the time
 * of this machine.
 */
export function openCosignerClock(setting: string | undefined): CosignerClock {
  if (setting !== 'house') return { kind: 'own', now: () => Date.now() };
  let latest = 0;
  return {
    kind: 'house',
    // Monotonic.
    now: (serverTime) => (latest = Math.max(latest, serverTime ?? 0)),
  };
}
