// The hashes, times and counts of a proof that a scene rests on, to be compared elsewhere.
import type { ProofFile } from '@fairhouse/rules/fair';
import type { OwnFinding } from './own-tickets.ts';
import type { SceneName } from './scenes.ts';

export type FactName =
  | 'commit'
  | 'rules'
  | 'logged'
  | 'opens'
  | 'seed'
  | 'root'
  | 'count'
  | 'stake'
  | 'closed'
  | 'beacon'
  | 'round'
  | 'block'
  | 'key'
  | 'numbers'
  | 'winners';

export type Fact =
  | {
      readonly name: FactName;
      readonly kind: 'hash' | 'time' | 'count' | 'money';
      readonly value: string | number;
    }
  | {
      readonly name: 'witness' | 'committed' | 'revealed';
      readonly kind: 'hash' | 'time';
      readonly party: string;
      readonly value: string | number;
    }
  | {
      readonly name: 'ticket';
      readonly kind: 'hash';
      readonly seq: number;
      readonly value: string;
    };

/** The facts of a scene that the proof has so far; stakes in whole ten-thousandths. */
export function sceneFacts(name: SceneName, proof: ProofFile, own: readonly OwnFinding[]): Fact[] {
  return FACTS[name](proof, own);
}

type Read = (proof: ProofFile, own: readonly OwnFinding[]) => Fact[];

const FACTS: Readonly<Record<SceneName, Read>> = {
  seed: (proof) => [
    ...fact('commit', 'hash', proof.commit),
    ...fact('rules', 'hash', proof.rulesHash),
    ...fact('logged', 'time', proof.commitLoggedAt),
    ...(proof.witness ?? [])
      .slice(0, 1)
      .map(({ party, at }): Fact => ({ name: 'witness', kind: 'time', party, value: at })),
    ...fact('opens', 'time', proof.opensAt),
    ...fact('seed', 'hash', proof.seed),
  ],
  box: (proof, own) => [
    ...fact('root', 'hash', proof.root),
    ...fact('count', 'count', proof.count),
    ...fact('stake', 'money', proof.totalStake),
    ...fact('closed', 'time', proof.closedAt),
    ...fact('logged', 'time', proof.rootLoggedAt),
    ...own.map(({ seq, leaf }): Fact => ({ name: 'ticket', kind: 'hash', seq, value: leaf })),
  ],
  cosigner: (proof) => [
    ...(proof.commits ?? []).map(({ party, commit }): Fact => ({
      name: 'committed',
      kind: 'hash',
      party,
      value: commit,
    })),
    ...(proof.reveals ?? []).map(({ party, reveal }): Fact => ({
      name: 'revealed',
      kind: 'hash',
      party,
      value: reveal,
    })),
    ...(proof.mode === 'drand' ? fact('round', 'count', proof.round) : []),
    ...fact('block', 'hash', proof.block),
    ...fact('beacon', 'hash', proof.beacon),
  ],
  numbers: (proof) => [
    ...fact('key', 'hash', proof.key),
    ...fact('numbers', 'hash', proof.numbers),
    ...fact('winners', 'count', proof.winners?.length),
  ],
};

function fact(
  name: FactName,
  kind: 'hash' | 'time' | 'count' | 'money',
  value: string | number | undefined,
): Fact[] {
  return value === undefined ? [] : [{ name, kind, value }];
}
