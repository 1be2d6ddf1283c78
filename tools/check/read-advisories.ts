// Parses `npm audit --json` for the packages of the lock file, with the deadline in days for each
// vulnerability (docs/operate.md, "Vulnerable packages").

/** In days, from the day that a fix is published. */
const DAYS: Readonly<Record<string, number>> = { critical: 2, high: 7, moderate: 30, low: 30 };

export interface AdvisoryFinding {
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

/** The vulnerabilities of a report, the earliest deadline first. Throws on an invalid report. */
export function readAdvisories(report: string): readonly AdvisoryFinding[] {
  const parsed = JSON.parse(report) as { vulnerabilities?: Record<string, Vulnerability> };
  if (parsed.vulnerabilities === undefined) throw new Error('npm audit gave no report');
  const findings = Object.values(parsed.vulnerabilities).map(findingOf);
  return findings.toSorted((left, right) => left.days - right.days);
}

function findingOf({ name, severity, via, fixAvailable }: Vulnerability): AdvisoryFinding {
  const kind = typeof severity === 'string' ? severity : 'critical';
  const causes: unknown[] = Array.isArray(via) ? via : [];
  return {
    name: String(name),
    severity: kind,
    // An unknown severity is treated as the worst.
    days: DAYS[kind] ?? DAYS['critical'] ?? 0,
    titles: causes.map((cause) =>
      typeof cause === 'string'
        ? `by way of ${cause}`
        : String((cause as { title?: unknown }).title),
    ),
    isRepaired: fixAvailable !== false,
  };
}
