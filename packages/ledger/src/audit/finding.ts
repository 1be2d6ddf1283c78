// What an audit finds.

/** A row that is not as it was booked, and how that shows. */
export interface Finding {
  /** The table and key: `movement 0190… leg 0`, `balance member:1:main PHP`. */
  readonly row: string;
  readonly merchant: number;
  readonly problem: string;
}

export interface AuditReport {
  readonly findings: readonly Finding[];
  readonly movements: number;
  readonly seals: number;
  readonly roots: number;
  /** Entries that no seal covers yet; a minute's worth while the sealing job runs. */
  readonly unsealed: number;
}
