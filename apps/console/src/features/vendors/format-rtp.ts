const PPM_PER_PERCENT = 10_000;

/** A return, or from one to another, stated in parts per million: `96.5 %`, `94 – 96.5 %`. */
export function formatRtp(low: number, high: number): string {
  const from = String(low / PPM_PER_PERCENT);
  return low === high ? `${from} %` : `${from} – ${high / PPM_PER_PERCENT} %`;
}
