// The two things a co-signer does for a draw whose lines it has seen: commit before it opens,
// reveal after it closed.
import {
  boundCommitMessage,
  boundRevealMessage,
  cosignCommit,
  type BoundCommit,
  type BoundReveal,
} from '@fairhouse/rules/fair';
import { fail, ok, type Result } from '@fairhouse/values';
import { HASHES } from './hashes.ts';
import type { Party } from './party.ts';
import type { SeenDraw } from './seen-draws.ts';

export type CommitRefusal = 'not_shown' | 'opening_past';
export type RevealRefusal = 'not_shown' | 'root_not_shown' | 'before_close';

/**
 * Commits to a draw for the house's commitment that it was shown first, while the opening is still
 * ahead by its own clock. Asked again, it answers the same.
 */
export function commitTo(
  { name, key, clock, witnessed }: Party,
  asked: { readonly drawId: string; readonly now?: number | undefined },
): Result<BoundCommit, CommitRefusal> {
  const { drawId } = asked;
  const draw = witnessed.drawOf(drawId);
  if (draw === undefined) return fail('not_shown');
  if (draw.opensAt <= clock.now(asked.now)) return fail('opening_past');
  const { houseCommit } = draw;
  const commit = commitmentOf({ name, key }, drawId, draw);
  const message = boundCommitMessage(HASHES, { drawId, party: name }, { houseCommit, commit });
  const signature = key.sign(message).toString('hex');
  return ok({ party: name, publicKey: key.publicKey, houseCommit, commit, signature });
}

/**
 * Reveals for the first root it was shown, once its own clock has passed the close. For another
 * root there is never an answer, so that a house cannot try roots until the numbers suit it.
 */
export function revealFor(
  { name, key, clock, witnessed }: Party,
  asked: { readonly drawId: string; readonly now?: number | undefined },
): Result<BoundReveal, RevealRefusal> {
  const { drawId } = asked;
  const draw = witnessed.drawOf(drawId);
  if (draw === undefined) return fail('not_shown');
  if (draw.root === undefined) return fail('root_not_shown');
  if (clock.now(asked.now) < draw.closesAt) return fail('before_close');
  const { houseCommit } = draw;
  const { root, count, seq: headSeq, hash: headHash } = draw.root;
  const reveal = secretOf(key, drawId, draw);
  const commit = commitmentOf({ name, key }, drawId, draw);
  const values = { houseCommit, root, count, commit, reveal, headSeq, headHash };
  const message = boundRevealMessage(HASHES, { drawId, party: name }, values);
  return ok({ party: name, ...values, signature: key.sign(message).toString('hex') });
}

function commitmentOf(
  { name, key }: Pick<Party, 'name' | 'key'>,
  drawId: string,
  draw: SeenDraw,
): string {
  return cosignCommit(HASHES, { drawId, party: name }, secretOf(key, drawId, draw));
}

/** The house's commitment is in it too, so that it can serve no other. */
function secretOf(key: Party['key'], drawId: string, { houseCommit }: SeenDraw): string {
  return key.revealFor(drawId, houseCommit).toString('hex');
}
