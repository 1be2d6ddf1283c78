import type { ProofFile } from '@fairhouse/rules/fair';

/** What a party signed of a draw: its commitment, its reveal, heads of the log. */
export type SignedItem = 'commit' | 'reveal' | 'head';

/** A party or witness named in the commit line of a proof, and what the file contains of it. */
export interface ProofParty {
  readonly party: string;
  readonly publicKey: string;
  readonly signed: readonly SignedItem[];
}

/**
 * The parties and witnesses named in the commit line, each key once. What the file contains of them
 * is not verified here.
 */
export function proofParties(proof: ProofFile): readonly ProofParty[] {
  const body = proof.log.find(({ kind }) => kind === 'commit')?.body;
  const list = (name: string) => String(body?.[name] ?? '').split(',');
  const pairs = [
    ...list('parties').map((party, at) => ({ party, publicKey: list('keys')[at] ?? '' })),
    ...list('witnesses').map((party, at) => ({ party, publicKey: list('witnessKeys')[at] ?? '' })),
  ].filter(({ party }) => party !== '');
  const byKey = new Map(pairs.map((each) => [each.publicKey, each]));
  return [...byKey.values()].map((each) => ({ ...each, signed: signedBy(proof, each) }));
}

function signedBy(
  { commits = [], reveals = [], witness = [] }: ProofFile,
  { party, publicKey }: Omit<ProofParty, 'signed'>,
): readonly SignedItem[] {
  const has = {
    commit: commits.some((each) => each.publicKey === publicKey),
    reveal: reveals.some((each) => each.party === party),
    head: witness.some((each) => each.publicKey === publicKey),
  };
  return (['commit', 'reveal', 'head'] as const).filter((name) => has[name]);
}
