// States and names of draws.

export type DrawState =
  | 'SCHEDULED'
  | 'OPEN'
  | 'CLOSED'
  | 'DRAWN'
  | 'SETTLING'
  | 'SETTLED'
  | 'VOIDING'
  | 'VOID';

/** The short number of an issue: `SSC1-20261121-0451` is `20261121-0451`. */
export function shortIssue(issue: string): string {
  return issue.slice(issue.indexOf('-') + 1);
}

/** The lottery's code of an issue: `SSC1` of `SSC1-20261121-0451`. */
export function lotteryOfIssue(issue: string): string {
  return issue.slice(0, Math.max(0, issue.indexOf('-')));
}

/** The draw id of LD1, unique over all merchants of the installation. */
export function formatProofId(merchantCode: string, issue: string): string {
  return `${merchantCode}-${issue}`;
}

/**
 * A party as stored with the draw: named at scheduling, with its commitment once the draw is bound.
 * For a draw of LD1 the commitment only.
 */
export interface Cosigner {
  readonly party: string;
  readonly publicKey: string;
  readonly houseCommit?: string;
  readonly commit: string;
  readonly signature?: string;
}
