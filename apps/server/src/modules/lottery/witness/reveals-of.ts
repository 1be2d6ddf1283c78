// What is revealed for a draw once its root is logged and witnessed.
import {
  boundRevealMessage,
  cosignCommit,
  roundTime,
  type BoundReveal,
  type CosignReveal,
  type DrawRules,
  type LogLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import type { House, Merchant } from '../../../ground/house.ts';
import { drandReveal } from '../beacon-of.ts';
import { askRound } from '../drand.ts';
import type { Cosigner } from '../draw.ts';
import { NODE_HASHES } from '../node-hashes.ts';
import { OWN_PARTY, ownReveal, type RevealedFor } from '../own-party.ts';
import { isSignedBy } from '../signing.ts';
import type { DrawRow } from '../store/draws.ts';
import { headsAt } from '../store/witness.ts';
import { askReveal } from './ask-cosigner.ts';
import { drawLogName } from './show-log.ts';

export type Reveal = BoundReveal | CosignReveal;

/** A draw whose root line is logged, with the lines it has in the log. */
export interface Rooted {
  readonly merchant: Merchant;
  readonly draw: DrawRow;
  readonly commitLine: LogLine;
  readonly rootLine: LogLine;
}

/**
 * The parties' reveals in order, or drand's round; none in `house` mode; undefined while something
 * is missing, and `late` where the root was witnessed only when the beacon could be out.
 */
export async function revealsOf(
  house: House,
  rooted: Rooted,
  now: number,
): Promise<readonly Reveal[] | 'late' | undefined> {
  const { draw } = rooted;
  const { mode, round } = draw.rules as DrawRules;
  // Under LD1 nobody was shown what a reveal is for; such draws ended with it.
  if (draw.scheme === 'LD1' && mode === 'cosign') return undefined;
  const head = draw.scheme === 'LD1' ? undefined : await rootHead(house, rooted);
  if (head === undefined && draw.scheme === 'LD2') return undefined;
  if (mode === 'drand') {
    if (head !== undefined && head.at >= roundTime(round)) return 'late';
    // Nobody is asked for a round that cannot be out yet.
    if (now < roundTime(round)) return undefined;
    return [drandReveal(await askRound(house.config, round))];
  }
  if (head === undefined) return [];
  const { rootLine } = rooted;
  const asked: RevealedFor = {
    houseCommit: draw.commitment.toString('hex'),
    root: String(rootLine.body['root']),
    count: Number(rootLine.body['count']),
    headSeq: head.seq,
    headHash: head.hash,
  };
  return Promise.all(
    draw.cosigners.map(async (cosigner) =>
      cosigner.party === OWN_PARTY
        ? ownReveal(house.keys, draw.proof_id, asked)
        : cosignerReveal(house, draw.proof_id, cosigner, asked),
    ),
  );
}

/** The first witness's head of the root line, once every witness has signed one. */
async function rootHead(
  house: House,
  { merchant, commitLine, rootLine }: Rooted,
): Promise<WitnessHead | undefined> {
  const keys = String(commitLine.body['witnessKeys']).split(',');
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const heads = await headsAt(house.pool, log, keys, [rootLine.seq]);
  if (heads.length !== keys.length) return undefined;
  // The latest of them: what is not to be seen before the beacon must not be seen by any.
  return heads.toSorted((a, b) => b.at - a.at)[0];
}

/** The co-signer's reveal, checked against its commitment and what it was asked for. */
async function cosignerReveal(
  house: House,
  drawId: string,
  { party, publicKey, commit }: Cosigner,
  asked: RevealedFor,
): Promise<BoundReveal> {
  const answer = await askReveal(house, drawId);
  const of = { drawId, party };
  const message = boundRevealMessage(NODE_HASHES, of, answer);
  const isRight =
    answer.party === party &&
    answer.commit === commit &&
    answer.houseCommit === asked.houseCommit &&
    answer.root === asked.root &&
    answer.count === asked.count &&
    answer.headSeq === asked.headSeq &&
    answer.headHash === asked.headHash &&
    cosignCommit(NODE_HASHES, of, answer.reveal) === commit &&
    isSignedBy(publicKey, message, answer.signature);
  assert(isRight, `the co-signer's reveal for ${drawId} does not fit its commitment`);
  return answer;
}
