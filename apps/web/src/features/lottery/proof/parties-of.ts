import type { ProofFile } from '@fairhouse/rules/fair';

/** What a party signed of a draw: its commitment, its reveal, heads of the log. */
export type Signed = 'commit' | 'reveal' | 'head';

/** A party or witness that the commit line of a proof names, and what the file has of it. */
export interface PartyOfProof {
  readonly party: string;
  readonly publicKey: string;
  readonly signed: readonly Signed[];
}

/**
 * The parties and witnesses that the commit line names, each key once. What the file has of them is
 * not checked here.
 */
export function partiesOf(proof: ProofFile): readonly PartyOfProof[] {
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
  { party, publicKey }: Omit<PartyOfProof, 'signed'>,
): readonly Signed[] {
  const has = {
    commit: commits.some((each) => each.publicKey === publicKey),
    reveal: reveals.some((each) => each.party === party),
    head: witness.some((each) => each.publicKey === publicKey),
  };
  return (['commit', 'reveal', 'head'] as const).filter((name) => has[name]);
}
