// The findings of an audit.

/** A row that differs from what was booked. */
export interface Finding {
  /** Table and key: `movement 0190… leg 0`, `balance member:1:main PHP`. */
  readonly row: string;
  readonly merchant: number;
  readonly problem: string;
}

export interface AuditReport {
  readonly findings: readonly Finding[];
  readonly movements: number;
  readonly seals: number;
  readonly roots: number;
  /** Entries not sealed yet; about one minute of entries while the sealing job runs. */
  readonly unsealed: number;
}
