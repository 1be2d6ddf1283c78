// Binding draws before they open: the witness sees the commitments in the log, the parties commit
// beside the house, and only then is a draw on sale.
import { boundCommitMessage, type BoundCommit, type DrawRules } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { eachOf } from '../../../ground/each-of.ts';
import type { House, Merchant } from '../../../ground/house.ts';
import { NODE_HASHES } from '../node-hashes.ts';
import { OWN_PARTY, ownCommit } from '../own-party.ts';
import { isSignedBy } from '../signing.ts';
import type { DrawRow } from '../store/draws.ts';
import { listLinesOfDraw } from '../store/log.ts';
import { bindDraw, headsAt, listUnbound } from '../store/witness.ts';
import { askCommits } from './ask-cosigner.ts';
import { drawLogName, showLines } from './show-log.ts';

/** Draws of one request. */
const TOGETHER = 200;

/**
 * Binds every draw of the merchant that is logged and still to open, in the transactions of a job.
 * Throws when the co-signer is away; what is not bound is tried again until its opening, and is
 * void then.
 */
export async function bindDraws(house: House, merchant: Merchant, job: string): Promise<void> {
  const draws = await listUnbound(house.pool, merchant.id, TOGETHER);
  if (draws.length === 0) return;
  await showLines(house, merchant);
  const cosigned = draws.filter(({ mode }) => mode === 'cosign');
  const answers =
    cosigned.length === 0
      ? []
      : await askCommits(
          house,
          cosigned.map(({ proof_id }) => proof_id),
        );
  const commits = new Map(
    answers.flatMap((each) => ('commit' in each ? [[each.drawId, each.commit] as const] : [])),
  );
  const bind = async (draw: DrawRow): Promise<void> => {
    if (!(await isWitnessed(house, merchant, draw))) return;
    const parties = draw.mode === 'cosign' ? partiesOf(house, draw, commits) : [];
    if (parties === undefined) return;
    await house.leases.transaction(job, async (sql) => ({
      commit: await bindDraw(sql, merchant.id, draw.draw_id, parties),
      value: undefined,
    }));
  };
  await eachOf(house, draws, bind, ({ issue }) => issue);
}

/** Whether the witness signed the draw's commitment before the opening, by its own clock. */
async function isWitnessed(house: House, merchant: Merchant, draw: DrawRow): Promise<boolean> {
  const lines = await listLinesOfDraw(house.pool, merchant.id, draw.draw_id);
  const line = lines.find(({ kind }) => kind === 'commit');
  if (line === undefined) return false;
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const keys = String(line.body['witnessKeys']).split(',');
  const heads = await headsAt(house.pool, log, keys, [line.seq]);
  const opensAt = draw.opens_at.getTime();
  return heads.length === keys.length && heads.every(({ at }) => at < opensAt);
}

/** The commitments of all parties in the order of the rules; undefined while one is missing. */
function partiesOf(
  house: House,
  draw: DrawRow,
  commits: ReadonlyMap<string, BoundCommit>,
): readonly BoundCommit[] | undefined {
  const drawId = draw.proof_id;
  const houseCommit = draw.commitment.toString('hex');
  const theirs = commits.get(drawId);
  if (theirs === undefined) return undefined;
  const named = draw.cosigners.find(({ party }) => party === theirs.party);
  const message = boundCommitMessage(NODE_HASHES, { drawId, party: theirs.party }, theirs);
  const isRight =
    named?.publicKey === theirs.publicKey &&
    theirs.houseCommit === houseCommit &&
    isSignedBy(theirs.publicKey, message, theirs.signature);
  assert(isRight, `the co-signer's commitment to ${drawId} does not hold`);
  const own = draw.cosigners.find(({ party }) => party === OWN_PARTY);
  // Other keys than those that made the commit line could not open what it fixes.
  if (own?.commit !== ownCommit(house.keys, drawId, houseCommit).commit) return undefined;
  const { parties } = draw.rules as DrawRules;
  return parties
    .split(',')
    .map((party) => (party === OWN_PARTY ? ownCommit(house.keys, drawId, houseCommit) : theirs));
}
