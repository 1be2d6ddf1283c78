// A draw: its states and its names.

export type DrawState =
  'SCHEDULED' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLING' | 'SETTLED' | 'VOIDING' | 'VOID';

/** The short number of an issue: `SSC1-20261121-0451` is `20261121-0451`. */
export function shortIssue(issue: string): string {
  return issue.slice(issue.indexOf('-') + 1);
}

/** The lottery that an issue is of: `SSC1-20261121-0451` is of `SSC1`. */
export function lotteryOf(issue: string): string {
  return issue.slice(0, Math.max(0, issue.indexOf('-')));
}

/** What LD1 calls the draw: unique over all merchants of the house. */
export function proofIdOf(merchantCode: string, issue: string): string {
  return `${merchantCode}-${issue}`;
}

/**
 * A party as the draw keeps it: named from scheduling on, with what it committed to once the draw
 * is bound. Of a draw of LD1 the commitment alone.
 */
export interface Cosigner {
  readonly party: string;
  readonly publicKey: string;
  readonly houseCommit?: string;
  readonly commit: string;
  readonly signature?: string;
}
