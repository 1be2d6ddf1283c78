/** What somebody takes along to a provider and must bring back. */
export interface Way {
  readonly state: string;
  readonly nonce: string;
  /** The secret half of PKCE. */
  readonly verifier: string;
  /** Where the provider sends the person back to. */
  readonly redirect: string;
}
