// The two things a co-signer does: commit to a draw before it opens, reveal once its root is
// logged.
import {
  canon,
  cosignCommit,
  cosignCommitMessage,
  cosignRevealMessage,
  hexBytes,
  logHash,
  type CosignCommit,
  type CosignReveal,
  type Hashes,
  type LogLine,
} from '@fairhouse/rules/fair';
import { fail, ok, type Result } from '@fairhouse/values';
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import type { OwnKey } from './own-key.ts';
import type { Promises } from './promises.ts';

const HASHES: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

export interface Party {
  readonly name: string;
  readonly key: OwnKey;
  readonly promises: Promises;
}

/** Commits to the draws, for the house whose log key this is; refused to any other house. */
export function commitTo(
  { name, key, promises }: Party,
  asked: { readonly logKey: string; readonly drawIds: readonly string[] },
): Result<CosignCommit[], 'another_house'> {
  if (!promises.trusts(asked.logKey)) return fail('another_house');
  const commits = asked.drawIds.map((drawId): CosignCommit => {
    const of = { drawId, party: name };
    const commit = cosignCommit(HASHES, of, key.revealFor(drawId).toString('hex'));
    const signature = key.sign(cosignCommitMessage(HASHES, of, commit)).toString('hex');
    return { drawId, party: name, publicKey: key.publicKey, commit, signature };
  });
  return ok(commits);
}

export type RevealRefusal = 'not_the_log' | 'not_a_root' | 'not_my_commit' | 'another_root';

/**
 * Reveals for the root that the house has logged and signed. A draw is bound to the first root
 * shown: for another one there is never an answer, so that a house cannot try roots until the
 * numbers suit it.
 */
export function revealFor(
  { name, key, promises }: Party,
  asked: { readonly drawId: string; readonly commit: string; readonly line: LogLine },
): Result<CosignReveal, RevealRefusal> {
  const { drawId, commit, line } = asked;
  if (!isSignedLine(line, promises.logKey)) return fail('not_the_log');
  const root = line.body['root'];
  const isRoot = line.kind === 'root' && line.body['drawId'] === drawId && typeof root === 'string';
  if (!isRoot || !/^[0-9a-f]{64}$/.test(root)) return fail('not_a_root');
  const of = { drawId, party: name };
  const reveal = key.revealFor(drawId).toString('hex');
  if (cosignCommit(HASHES, of, reveal) !== commit) return fail('not_my_commit');
  if (!promises.bind(drawId, root)) return fail('another_root');
  const message = cosignRevealMessage(HASHES, of, { root, commit, reveal });
  const signature = key.sign(message).toString('hex');
  return ok({ party: name, publicKey: key.publicKey, commit, reveal, signature });
}

function isSignedLine(line: LogLine, logKey: string | undefined): boolean {
  if (logKey === undefined || canon(line.body).length > 4096) return false;
  if (logHash(HASHES, line) !== line.hash) return false;
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(logKey, 'hex').toString('base64url') },
    format: 'jwk',
  });
  return verify(null, hexBytes(line.hash), publicKey, Buffer.from(line.signature, 'hex'));
}
