// Binds draws before they open: the witness signs the logged commitments, the parties commit
// besides the operator, and only then is a draw on sale.
import { boundCommitMessage, type BoundCommit, type DrawRules } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { processEach } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { NODE_HASHES, isSignedBy } from '../hashing/index.ts';
import { OPERATOR_PARTY, signedOperatorCommit } from './operator-party.ts';
import { listLinesOfDraw, type DrawRow } from '../draws/index.ts';
import { bindDraw, listHeads, listUnboundDraws } from './store.ts';
import { requestCommits } from './cosigner-client.ts';
import { drawLogName, submitLogLines } from './submit-log-lines.ts';

/** Draws per request. */
const TOGETHER = 200;

/**
 * Binds every logged draw of the merchant that is not open yet, in the transactions of a job.
 * Throws if the co-signer is unavailable; a draw is retried until its opening and is void then.
 */
export async function bindDraws(app: AppContext, merchant: Merchant, job: string): Promise<void> {
  const draws = await listUnboundDraws(app.pool, merchant.id, TOGETHER);
  if (draws.length === 0) return;
  await submitLogLines(app, merchant);
  const cosigned = draws.filter(({ mode }) => mode === 'cosign');
  const answers =
    cosigned.length === 0
      ? []
      : await requestCommits(
          app,
          cosigned.map(({ proof_id }) => proof_id),
        );
  const commits = new Map(
    answers.flatMap((each) => ('commit' in each ? [[each.drawId, each.commit] as const] : [])),
  );
  const bind = async (draw: DrawRow): Promise<void> => {
    if (!(await isWitnessed(app, merchant, draw))) return;
    const parties = draw.mode === 'cosign' ? partiesOf(app, draw, commits) : [];
    if (parties === undefined) return;
    await app.leases.transaction(job, async (sql) => ({
      commit: await bindDraw(sql, merchant.id, draw.draw_id, parties),
      value: undefined,
    }));
  };
  await processEach({ app, job }, draws, bind, ({ issue }) => issue);
}

/** Whether the witness signed the draw's commitment before the opening by its own clock. */
async function isWitnessed(app: AppContext, merchant: Merchant, draw: DrawRow): Promise<boolean> {
  const lines = await listLinesOfDraw(app.pool, merchant.id, draw.draw_id);
  const line = lines.find(({ kind }) => kind === 'commit');
  if (line === undefined) return false;
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const keys = String(line.body['witnessKeys']).split(',');
  const heads = await listHeads(app.pool, log, keys, [line.seq]);
  const opensAt = draw.opens_at.getTime();
  return heads.length === keys.length && heads.every(({ at }) => at < opensAt);
}

/** The commitments of all parties in the order of the rules; undefined while one is missing. */
function partiesOf(
  app: AppContext,
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
  const own = draw.cosigners.find(({ party }) => party === OPERATOR_PARTY);
  // With other keys than at the commit line, the operator could not reveal what it committed to.
  if (own?.commit !== signedOperatorCommit(app.keys, drawId, houseCommit).commit) return undefined;
  const { parties } = draw.rules as DrawRules;
  return parties
    .split(',')
    .map((party) =>
      party === OPERATOR_PARTY ? signedOperatorCommit(app.keys, drawId, houseCommit) : theirs,
    );
}
