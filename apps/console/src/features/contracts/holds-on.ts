interface Version {
  readonly effectiveFrom: number | null;
  readonly endedAt: number | null;
}

/** Whether a version settles what begins at an instant: from its first period on, until its end. */
export function holdsOn({ effectiveFrom, endedAt }: Version, at: number): boolean {
  if (effectiveFrom === null || effectiveFrom > at) return false;
  return endedAt === null || endedAt > at;
}
