/** What the proof of a draw or of a round has, and other files have one of at most. */
const OF_PROOFS = ['scheme', 'drawId', 'rules', 'commit', 'log', 'game', 'round', 'commitment'];

/** Whether a parsed file is meant as a proof at all: a changed one still has most of its fields. */
export function isMeantAsProof(file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return false;
  return OF_PROOFS.filter((name) => Object.hasOwn(file, name)).length > 1;
}
