// The operator as a party of a draw: it commits and reveals like the others, with its signing key.
import {
  boundCommitMessage,
  boundRevealMessage,
  cosignCommit,
  type BoundCommit,
  type BoundReveal,
} from '@fairhouse/rules/fair';
import { createHmac } from 'node:crypto';
import type { Keys } from '../../../platform/keys/keys.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { NODE_HASHES, signBytes } from '../hashing/index.ts';

/** The operator's party name in the rules of a draw. */
export const OPERATOR_PARTY = 'operator';

/** The operator's commitment as a party, in hex, as the draw's commit line fixes it. */
export function operatorCommitment(keys: Keys, drawId: string): string {
  return cosignCommit(NODE_HASHES, { drawId, party: OPERATOR_PARTY }, revealSecret(keys, drawId));
}

/**
 * The operator's signed commitment; the committed value is derived from the draw id and a secret of
 * the installation.
 */
export function signedOperatorCommit(keys: Keys, drawId: string, houseCommit: string): BoundCommit {
  const drawParty = { drawId, party: OPERATOR_PARTY };
  const commit = operatorCommitment(keys, drawId);
  const message = boundCommitMessage(NODE_HASHES, drawParty, { houseCommit, commit });
  const signature = signBytes(keys.signingKey, message).toString('hex');
  const publicKey = publicKeyHex(keys.verifyingKey);
  return { party: OPERATOR_PARTY, publicKey, houseCommit, commit, signature };
}

/** The target of a reveal: the logged root, and the witnessed head over it. */
export type RevealTarget = Pick<
  BoundReveal,
  'houseCommit' | 'root' | 'count' | 'headSeq' | 'headHash'
>;

/** The operator's reveal for the logged root. */
export function operatorReveal(keys: Keys, drawId: string, target: RevealTarget): BoundReveal {
  const drawParty = { drawId, party: OPERATOR_PARTY };
  const reveal = revealSecret(keys, drawId);
  const values = { ...target, commit: cosignCommit(NODE_HASHES, drawParty, reveal), reveal };
  const message = boundRevealMessage(NODE_HASHES, drawParty, values);
  const signature = signBytes(keys.signingKey, message).toString('hex');
  return { party: OPERATOR_PARTY, ...values, signature };
}

function revealSecret(keys: Keys, drawId: string): string {
  return createHmac('sha256', keys.secret('draw-reveal')).update(drawId).digest('hex');
}
