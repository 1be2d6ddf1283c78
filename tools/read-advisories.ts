// What `npm audit --json` says of the packages of the lock file, with the days within which each
// hole is to be closed (docs/operate.md, "Holes in packages").

/** From the day a repair is published. */
const DAYS: Readonly<Record<string, number>> = { critical: 2, high: 7, moderate: 30, low: 30 };

export interface Hole {
  readonly name: string;
  readonly severity: string;
  readonly days: number;
  readonly titles: readonly string[];
  readonly isRepaired: boolean;
}

interface Vulnerability {
  readonly name?: unknown;
  readonly severity?: unknown;
  readonly via?: unknown;
  readonly fixAvailable?: unknown;
}

/** The holes of a report, what is to be closed soonest first. Throws where it is none. */
export function readAdvisories(report: string): readonly Hole[] {
  const told = JSON.parse(report) as { vulnerabilities?: Record<string, Vulnerability> };
  if (told.vulnerabilities === undefined) throw new Error('npm audit gave no report');
  const holes = Object.values(told.vulnerabilities).map(holeOf);
  return holes.toSorted((left, right) => left.days - right.days);
}

function holeOf({ name, severity, via, fixAvailable }: Vulnerability): Hole {
  const kind = typeof severity === 'string' ? severity : 'critical';
  const causes: unknown[] = Array.isArray(via) ? via : [];
  return {
    name: String(name),
    severity: kind,
    // What is not known is taken for the worst.
    days: DAYS[kind] ?? DAYS['critical'] ?? 0,
    titles: causes.map((cause) =>
      typeof cause === 'string'
        ? `by way of ${cause}`
        : String((cause as { title?: unknown }).title),
    ),
    isRepaired: fixAvailable !== false,
  };
}
