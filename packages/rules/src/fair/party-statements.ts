// Statements about a draw by parties other than the house, each signed with the party's own key.
// Hashes, keys and signatures are lower-case hex.

/**
 * The answer of a co-signer of LD2 to the log line of the house's commitment, given before the draw
 * opens. reveal = 32 random bytes that it keeps secret; commit = H("LD1/cosign" ‖ lp(drawId) ‖
 * lp(party) ‖ reveal); signature = Ed25519 of `boundCommitMessage`.
 */
export type BoundCommit = {
  readonly party: string;
  readonly publicKey: string;
  readonly houseCommit: string;
  readonly commit: string;
  readonly signature: string;
};

/**
 * The answer of a co-signer of LD2 to the log line of the root, given once its own clock has passed
 * the close. `headSeq` and `headHash` identify the witnessed head that covers that line; signature
 * = Ed25519 of `boundRevealMessage`.
 */
export type BoundReveal = {
  readonly party: string;
  readonly houseCommit: string;
  readonly root: string;
  readonly count: number;
  readonly commit: string;
  readonly reveal: string;
  readonly headSeq: number;
  readonly headHash: string;
  readonly signature: string;
};

/**
 * The answer of a co-signer of LD1 to the log line of the root. The signature is Ed25519 of
 * H("LD1/cosign-reveal" ‖ lp(drawId) ‖ lp(party) ‖ root ‖ commit ‖ reveal).
 */
export type CosignReveal = {
  readonly party: string;
  readonly publicKey: string;
  readonly commit: string;
  readonly reveal: string;
  readonly signature: string;
};

/**
 * A head of one of the house's logs, signed by a witness (`headMessage`): the line with that number
 * has that hash. `log` is `draws` or `ledger`, followed by `/` and the merchant's code; `at` is the
 * witness's own clock.
 */
export type WitnessHead = {
  readonly party: string;
  readonly publicKey: string;
  readonly log: string;
  readonly seq: number;
  readonly hash: string;
  readonly at: number;
  readonly signature: string;
};
