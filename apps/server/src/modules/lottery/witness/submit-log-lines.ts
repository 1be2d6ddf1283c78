// Submits the logs to the witness in order, from its last signed line on, so that after an outage
// it receives all missed lines.
import { headMessage, type LogLine, type WitnessHead } from '@fairhouse/rules/fair';
import { listSeals } from '@fairhouse/ledger';
import { assert } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { NODE_HASHES, isSignedBy } from '../hashing/index.ts';
import { listLines } from '../draws/index.ts';
import { findLastHead, putHeads, type WitnessedLog } from './store.ts';
import {
  fetchCosignerIdentity,
  fetchWitnessHeads,
  submitToWitness,
  isCosignerRefusal,
} from './cosigner-client.ts';

/** Lines per request. */
const TOGETHER = 250;
/** Requests per run; the rest is sent at the next run. */
const REQUESTS = 40;

/** A submitted line: its number and its hash. */
interface SubmittedLine {
  readonly seq: number;
  readonly hash: string;
}

interface LogToShow<Line extends SubmittedLine> {
  readonly name: string;
  /** Lines from a number on, oldest first. */
  read(from: number, limit: number): Promise<readonly Line[]>;
  send(lines: readonly Line[]): Promise<readonly WitnessHead[]>;
}

/** The name of the merchant's draw log for witnesses. */
export function drawLogName(merchant: Pick<Merchant, 'code'>): string {
  return `draws/${merchant.code}`;
}

/** Submits new lines of the merchant's draw log to the witness. */
export async function submitLogLines(app: AppContext, merchant: Merchant): Promise<void> {
  const name = drawLogName(merchant);
  await runInTurn(app, name, () =>
    showLog<LogLine>(app, merchant, {
      name,
      read: (from, limit) => listLines(app.pool, merchant.id, from, limit),
      send: (lines) => submitToWitness(app, 'lines', { log: name, lines }),
    }),
  );
}

/** Submits new seals of the merchant's ledger to the witness. */
export async function submitSeals(app: AppContext, merchant: Merchant): Promise<void> {
  const name = `ledger/${merchant.code}`;
  await runInTurn(app, name, () =>
    showLog(app, merchant, {
      name,
      read: (from, limit) => listSealsFrom(app, merchant, from, limit),
      send: (lines) => {
        const seals = lines.map(({ line }) => line);
        return submitToWitness(app, 'seals', { log: name, merchant: merchant.id, seals });
      },
    }),
  );
}

async function listSealsFrom(app: AppContext, merchant: Merchant, from: number, limit: number) {
  const before = BigInt(from + limit);
  const seals = await listSeals(app.pool, { merchant: merchant.id, before, limit });
  return seals
    .filter(({ number }) => number >= BigInt(from))
    .toReversed()
    .map((seal) => ({
      seq: Number(seal.number),
      hash: seal.hash.toString('hex'),
      line: {
        number: String(seal.number),
        fromBatch: String(seal.fromBatch),
        toBatch: String(seal.toBatch),
        entries: seal.entries,
        leavesHash: seal.leavesHash.toString('hex'),
        previous: seal.previous.toString('hex'),
        hash: seal.hash.toString('hex'),
        signature: seal.signature.toString('hex'),
        at: seal.at as number,
      },
    }));
}

async function showLog<Line extends SubmittedLine>(
  app: AppContext,
  merchant: Merchant,
  log: LogToShow<Line>,
): Promise<void> {
  const { publicKey, party } = await fetchCosignerIdentity(app);
  const witnessedLog: WitnessedLog = { merchant: merchant.id, log: log.name, publicKey };
  let { seq } = (await findLastHead(app.pool, witnessedLog)) ?? { seq: 0 };
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const lines = await log.read(seq + 1, TOGETHER);
    const last = lines.at(-1);
    if (last === undefined) return;
    try {
      const heads = await log.send(lines);
      checkHeads(heads, { ...witnessedLog, party }, lines);
      await putHeads(app.pool, witnessedLog, heads);
      seq = last.seq;
      if (lines.length < TOGETHER) return;
    } catch (error) {
      if (!isCosignerRefusal(error, 'not_next')) throw error;
      seq = await agreedSeq(app, witnessedLog, log);
    }
  }
}

/**
 * The last line that the witness has signed, if that is more than we know: another process sent it,
 * or the answer was lost. A head that our log does not have is a fork, which cannot be repaired
 * here.
 */
async function agreedSeq<Line extends SubmittedLine>(
  app: AppContext,
  witnessedLog: WitnessedLog,
  log: LogToShow<Line>,
): Promise<number> {
  const head = (await fetchWitnessHeads(app)).find((each) => each.log === witnessedLog.log);
  if (head === undefined) return 0;
  const [line] = await log.read(head.seq, 1);
  assert(
    line?.hash === head.hash,
    `the witness has seen another ${witnessedLog.log} than ours: line ${head.seq}`,
  );
  await putHeads(app.pool, witnessedLog, [head]);
  return head.seq;
}

/** Checks that heads are signed by the witness and are of the sent lines. */
function checkHeads(
  heads: readonly WitnessHead[],
  witnessedLog: WitnessedLog & { readonly party: string },
  lines: readonly SubmittedLine[],
): void {
  const hashes = new Map(lines.map(({ seq, hash }) => [seq, hash]));
  for (const head of heads) {
    const isRight =
      head.log === witnessedLog.log &&
      head.party === witnessedLog.party &&
      head.publicKey === witnessedLog.publicKey &&
      hashes.get(head.seq) === head.hash &&
      isSignedBy(witnessedLog.publicKey, headMessage(NODE_HASHES, head), head.signature);
    assert(isRight, `a head of ${witnessedLog.log} that the witness signed does not hold`);
  }
  assert(
    heads.at(-1)?.seq === lines.at(-1)?.seq,
    `the witness signs the end of ${witnessedLog.log}`,
  );
}

const turns = new WeakMap<AppContext, Map<string, Promise<void>>>();

/**
 * Runs one submission at a time for each log in this process; `agreedSeq` handles other processes.
 */
function runInTurn(app: AppContext, name: string, work: () => Promise<void>): Promise<void> {
  const known = turns.get(app) ?? new Map<string, Promise<void>>();
  turns.set(app, known);
  const before = known.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  known.set(name, mine);
  return mine;
}
