// The operations of a co-signer for a draw in its log: commit before the opening, and reveal after
// the close; rounds that share a chain of seeds are committed to once for the chain.
import {
  boundCommitMessage,
  boundRevealMessage,
  cosignCommit,
  type BoundCommit,
  type BoundReveal,
} from '@fairhouse/rules/fair';
import { fail, ok, type Result } from '@fairhouse/values';
import { HASHES } from './hashes.ts';
import { headOfChain, seedsOfRound } from './own-chains.ts';
import type { Party } from './party.ts';
import type { DrawRecord } from './draw-records.ts';

export type CommitRefusal = 'not_shown' | 'opening_past';
export type RevealRefusal = 'not_shown' | 'root_not_shown' | 'before_close' | 'ended';

/**
 * Commits to a draw, bound to the first house commitment that was logged, if the draw has not
 * opened by the co-signer's clock. Idempotent.
 */
export function commitToDraw(
  { name, key, clock, witnessStore }: Party,
  request: { readonly drawId: string; readonly now?: number | undefined },
): Result<BoundCommit, CommitRefusal> {
  const { drawId } = request;
  const draw = witnessStore.findDraw(drawId);
  // A round of a chain is bound by the head of its chain.
  if (draw === undefined || draw.chainLength !== undefined || draw.place !== undefined) {
    return fail('not_shown');
  }
  if (draw.opensAt <= clock.now(request.now)) return fail('opening_past');
  const { houseCommit } = draw;
  const commit = commitmentOf({ name, key }, drawId, draw);
  const message = boundCommitMessage(HASHES, { drawId, party: name }, { houseCommit, commit });
  const signature = key.sign(message).toString('hex');
  return ok({ party: name, publicKey: key.publicKey, houseCommit, commit, signature });
}

/**
 * Commits to a chain of seeds, once for all its rounds, bound to the first head that was logged.
 * Idempotent.
 */
export function commitToChain(
  { name, key, witnessStore }: Party,
  { chainId }: { readonly chainId: string },
): Result<BoundCommit, 'not_shown'> {
  const chain = witnessStore.findDraw(chainId);
  if (chain?.chainLength === undefined) return fail('not_shown');
  const { houseCommit } = chain;
  const commit = headOfChain({ name, key }, chainId, chain);
  const message = boundCommitMessage(
    HASHES,
    { drawId: chainId, party: name },
    { houseCommit, commit },
  );
  const signature = key.sign(message).toString('hex');
  return ok({ party: name, publicKey: key.publicKey, houseCommit, commit, signature });
}

/**
 * Reveals for the first root that was logged, after the close by the co-signer's clock. It never
 * reveals for another root, so that a house cannot try roots until it likes the numbers.
 */
export function revealDraw(
  { name, key, clock, witnessStore }: Party,
  request: { readonly drawId: string; readonly now?: number | undefined },
): Result<BoundReveal, RevealRefusal> {
  const { drawId } = request;
  const draw = witnessStore.findDraw(drawId);
  if (draw === undefined) return fail('not_shown');
  if (draw.root === undefined) return fail('root_not_shown');
  if (clock.now(request.now) < draw.closesAt) return fail('before_close');
  // What ended without the reveal stays without it.
  if (draw.place !== undefined && draw.ended !== undefined) return fail('ended');
  const { houseCommit } = draw;
  const { root, count, seq: headSeq, hash: headHash } = draw.root;
  const { commit, reveal } =
    draw.place === undefined
      ? {
          reveal: secretOf(key, drawId, draw),
          commit: commitmentOf({ name, key }, drawId, draw),
        }
      : seedsOfRound({ name, key, witnessStore }, drawId);
  const values = { houseCommit, root, count, commit, reveal, headSeq, headHash };
  const message = boundRevealMessage(HASHES, { drawId, party: name }, values);
  return ok({ party: name, ...values, signature: key.sign(message).toString('hex') });
}

function commitmentOf(
  { name, key }: Pick<Party, 'name' | 'key'>,
  drawId: string,
  draw: DrawRecord,
): string {
  return cosignCommit(HASHES, { drawId, party: name }, secretOf(key, drawId, draw));
}

/** The secret depends on the house's commitment and cannot be used with another. */
function secretOf(key: Party['key'], drawId: string, { houseCommit }: DrawRecord): string {
  return key.deriveReveal(drawId, houseCommit).toString('hex');
}
