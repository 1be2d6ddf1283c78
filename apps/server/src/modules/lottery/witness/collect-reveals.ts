// The reveals of a draw, once its root is logged and witnessed.
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
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { drandReveal } from './draw-beacon.ts';
import { fetchDrandRound } from './drand.ts';
import type { Cosigner, DrawRow } from '../draws/index.ts';
import { NODE_HASHES, isSignedBy } from '../hashing/index.ts';
import { OPERATOR_PARTY, operatorReveal, type RevealTarget } from './operator-party.ts';
import { listHeads } from './store.ts';
import { requestReveal } from './cosigner-client.ts';
import { drawLogName } from './submit-log-lines.ts';

export type Reveal = BoundReveal | CosignReveal;

/** A draw with a logged root, and its log lines. */
export interface RootedDraw {
  readonly merchant: Merchant;
  readonly draw: DrawRow;
  readonly commitLine: LogLine;
  readonly rootLine: LogLine;
}

/**
 * The parties' reveals in order, or drand's round; none in `house` mode; undefined while something
 * is missing; `late` if the root was witnessed only when the beacon could already be published.
 */
export async function collectReveals(
  app: AppContext,
  rooted: RootedDraw,
  now: number,
): Promise<readonly Reveal[] | 'late' | undefined> {
  const { draw } = rooted;
  const { mode, round } = draw.rules as DrawRules;
  // Under LD1 a reveal was not bound to a root; such draws are no longer made.
  if (draw.scheme === 'LD1' && mode === 'cosign') return undefined;
  const head = draw.scheme === 'LD1' ? undefined : await rootHead(app, rooted);
  if (head === undefined && draw.scheme === 'LD2') return undefined;
  if (mode === 'drand') {
    if (head !== undefined && head.at >= roundTime(round)) return 'late';
    // The round cannot be published yet.
    if (now < roundTime(round)) return undefined;
    return [drandReveal(await fetchDrandRound(app.config, round))];
  }
  if (head === undefined) return [];
  const { rootLine } = rooted;
  const target: RevealTarget = {
    houseCommit: draw.commitment.toString('hex'),
    root: String(rootLine.body['root']),
    count: Number(rootLine.body['count']),
    headSeq: head.seq,
    headHash: head.hash,
  };
  return Promise.all(
    draw.cosigners.map(async (cosigner) =>
      cosigner.party === OPERATOR_PARTY
        ? operatorReveal(app.keys, draw.proof_id, target)
        : cosignerReveal(app, draw.proof_id, cosigner, target),
    ),
  );
}

/** The latest head of the root line, once every witness has signed one. */
async function rootHead(
  app: AppContext,
  { merchant, commitLine, rootLine }: RootedDraw,
): Promise<WitnessHead | undefined> {
  const keys = String(commitLine.body['witnessKeys']).split(',');
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const heads = await listHeads(app.pool, log, keys, [rootLine.seq]);
  if (heads.length !== keys.length) return undefined;
  // The latest, because every witness must have signed before the beacon.
  return heads.toSorted((a, b) => b.at - a.at)[0];
}

/** The co-signer's reveal, checked against its commitment and the request. */
async function cosignerReveal(
  app: AppContext,
  drawId: string,
  { party, publicKey, commit }: Cosigner,
  target: RevealTarget,
): Promise<BoundReveal> {
  const answer = await requestReveal(app, drawId);
  const drawParty = { drawId, party };
  const message = boundRevealMessage(NODE_HASHES, drawParty, answer);
  const isRight =
    answer.party === party &&
    answer.commit === commit &&
    answer.houseCommit === target.houseCommit &&
    answer.root === target.root &&
    answer.count === target.count &&
    answer.headSeq === target.headSeq &&
    answer.headHash === target.headHash &&
    cosignCommit(NODE_HASHES, drawParty, answer.reveal) === commit &&
    isSignedBy(publicKey, message, answer.signature);
  assert(isRight, `the co-signer's reveal for ${drawId} does not fit its commitment`);
  return answer;
}
