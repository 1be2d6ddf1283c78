// The house as one of the parties of a draw: it commits and reveals like the others, by its signing
// key.
import {
  cosignCommit,
  cosignRevealMessage,
  type CosignReveal,
  type LogLine,
} from '@fairhouse/rules/fair';
import { createHmac } from 'node:crypto';
import type { Keys } from '../../ground/keys.ts';
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import type { Cosigner } from './draw.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { signBytes } from './signing.ts';

/** The name under which the house stands in the rules of a draw. */
export const OWN_PARTY = 'operator';

/**
 * The house's commitment; what it hides follows from the draw's name and a secret of the house's
 * own.
 */
export function ownCommit(keys: Keys, drawId: string): Cosigner {
  const commit = cosignCommit(NODE_HASHES, { drawId, party: OWN_PARTY }, secretOf(keys, drawId));
  return { party: OWN_PARTY, publicKey: publicKeyHex(keys.verifyingKey), commit };
}

/** The house's reveal for the root that is logged. */
export function ownReveal(
  keys: Keys,
  draw: { readonly proofId: string; readonly cosigner: Cosigner; readonly rootLine: LogLine },
): CosignReveal {
  const { party, publicKey, commit } = draw.cosigner;
  const reveal = secretOf(keys, draw.proofId);
  const root = String(draw.rootLine.body['root']);
  const of = { drawId: draw.proofId, party };
  const message = cosignRevealMessage(NODE_HASHES, of, { root, commit, reveal });
  const signature = signBytes(keys.signingKey, message).toString('hex');
  return { party, publicKey, commit, reveal, signature };
}

function secretOf(keys: Keys, drawId: string): string {
  return createHmac('sha256', keys.secret('draw-reveal')).update(drawId).digest('hex');
}
