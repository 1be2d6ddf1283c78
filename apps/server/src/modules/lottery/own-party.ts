// The house as one of the parties of a draw: it commits and reveals like the others, by its signing
// key.
import {
  boundCommitMessage,
  boundRevealMessage,
  cosignCommit,
  type BoundCommit,
  type BoundReveal,
} from '@fairhouse/rules/fair';
import { createHmac } from 'node:crypto';
import type { Keys } from '../../ground/keys.ts';
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { signBytes } from './signing.ts';

/** The name under which the house stands in the rules of a draw. */
export const OWN_PARTY = 'operator';

/** What the house commits to as a party of a draw, as the draw's commit line fixes it, hex. */
export function ownCommitment(keys: Keys, drawId: string): string {
  return cosignCommit(NODE_HASHES, { drawId, party: OWN_PARTY }, secretOf(keys, drawId));
}

/**
 * The house's commitment as a party; what it hides follows from the draw's name and a secret of the
 * house's own.
 */
export function ownCommit(keys: Keys, drawId: string, houseCommit: string): BoundCommit {
  const of = { drawId, party: OWN_PARTY };
  const commit = ownCommitment(keys, drawId);
  const message = boundCommitMessage(NODE_HASHES, of, { houseCommit, commit });
  const signature = signBytes(keys.signingKey, message).toString('hex');
  const publicKey = publicKeyHex(keys.verifyingKey);
  return { party: OWN_PARTY, publicKey, houseCommit, commit, signature };
}

/** What a reveal is for: the root that is logged, and the witnessed head over it. */
export type RevealedFor = Pick<
  BoundReveal,
  'houseCommit' | 'root' | 'count' | 'headSeq' | 'headHash'
>;

/** The house's reveal for the root that is logged. */
export function ownReveal(keys: Keys, drawId: string, asked: RevealedFor): BoundReveal {
  const of = { drawId, party: OWN_PARTY };
  const reveal = secretOf(keys, drawId);
  const values = { ...asked, commit: cosignCommit(NODE_HASHES, of, reveal), reveal };
  const message = boundRevealMessage(NODE_HASHES, of, values);
  const signature = signBytes(keys.signingKey, message).toString('hex');
  return { party: OWN_PARTY, ...values, signature };
}

function secretOf(keys: Keys, drawId: string): string {
  return createHmac('sha256', keys.secret('draw-reveal')).update(drawId).digest('hex');
}
