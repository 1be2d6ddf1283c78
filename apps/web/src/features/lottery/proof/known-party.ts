/** A party of the draws that the site publishes. */
export interface KnownParty {
  readonly party: string;
  readonly publicKey: string;
  /** Empty if the house itself operates it. */
  readonly runBy: string;
  readonly clock: 'own' | 'house';
  readonly independent: boolean;
}
