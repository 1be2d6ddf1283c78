/** A party to the draws, as the site names it. */
export interface KnownParty {
  readonly party: string;
  readonly publicKey: string;
  /** Empty where nobody but the house runs it. */
  readonly runBy: string;
  readonly clock: 'own' | 'house';
  readonly independent: boolean;
}
