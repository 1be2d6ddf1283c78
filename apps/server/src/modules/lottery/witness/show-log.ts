// Showing the house's logs to the witness, in order, from where it has seen them: after an outage
// it is shown all that it missed.
import { headMessage, type LogLine, type WitnessHead } from '@fairhouse/rules/fair';
import { listSeals } from '@fairhouse/ledger';
import { assert } from '@fairhouse/values';
import type { House, Merchant } from '../../../ground/house.ts';
import { NODE_HASHES } from '../node-hashes.ts';
import { isSignedBy } from '../signing.ts';
import { listLines } from '../store/log.ts';
import { lastHead, putHeads, type WitnessedLog } from '../store/witness.ts';
import { askHeads, askWitness, isRefusedWith } from './ask-cosigner.ts';
import { cosignerNow } from './parties.ts';

/** Lines of one request. */
const TOGETHER = 250;
/** Requests of one turn: what is left after them is shown at the next. */
const REQUESTS = 40;

/** A run of what is shown, as the witness sees it: numbered, each with its hash. */
interface Shown {
  readonly seq: number;
  readonly hash: string;
}

interface LogToShow<Line extends Shown> {
  readonly name: string;
  /** Lines from a number on, oldest first. */
  read(from: number, limit: number): Promise<readonly Line[]>;
  send(lines: readonly Line[]): Promise<readonly WitnessHead[]>;
}

/** What the merchant's draw log is called by its witnesses. */
export function drawLogName(merchant: Pick<Merchant, 'code'>): string {
  return `draws/${merchant.code}`;
}

/** Shows the witness what it has not seen of the merchant's draw log. */
export async function showLines(house: House, merchant: Merchant): Promise<void> {
  const name = drawLogName(merchant);
  await inTurn(house, name, () =>
    showLog<LogLine>(house, merchant, {
      name,
      read: (from, limit) => listLines(house.pool, merchant.id, from, limit),
      send: (lines) => askWitness(house, 'lines', { log: name, lines }),
    }),
  );
}

/** Shows the witness the seals of the merchant's books that it has not seen. */
export async function showSeals(house: House, merchant: Merchant): Promise<void> {
  const name = `ledger/${merchant.code}`;
  await inTurn(house, name, () =>
    showLog(house, merchant, {
      name,
      read: (from, limit) => sealsFrom(house, merchant, from, limit),
      send: (lines) => {
        const seals = lines.map(({ line }) => line);
        return askWitness(house, 'seals', { log: name, merchant: merchant.id, seals });
      },
    }),
  );
}

async function sealsFrom(house: House, merchant: Merchant, from: number, limit: number) {
  const before = BigInt(from + limit);
  const seals = await listSeals(house.pool, { merchant: merchant.id, before, limit });
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

async function showLog<Line extends Shown>(
  house: House,
  merchant: Merchant,
  log: LogToShow<Line>,
): Promise<void> {
  const { publicKey, party } = await cosignerNow(house);
  const of: WitnessedLog = { merchant: merchant.id, log: log.name, publicKey };
  let { seq } = (await lastHead(house.pool, of)) ?? { seq: 0 };
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const lines = await log.read(seq + 1, TOGETHER);
    const last = lines.at(-1);
    if (last === undefined) return;
    try {
      const heads = await log.send(lines);
      checkHeads(heads, { ...of, party }, lines);
      await putHeads(house.pool, of, heads);
      seq = last.seq;
    } catch (error) {
      if (!isRefusedWith(error, 'not_next')) throw error;
      seq = await agreedSeq(house, of, log);
    }
  }
}

/**
 * How far the witness has seen the log, when that is further than we know: another process showed
 * it, or its answer was lost. A head that our log does not have is a fork, which nothing here can
 * mend.
 */
async function agreedSeq<Line extends Shown>(
  house: House,
  of: WitnessedLog,
  log: LogToShow<Line>,
): Promise<number> {
  const head = (await askHeads(house)).find((each) => each.log === of.log);
  if (head === undefined) return 0;
  const [line] = await log.read(head.seq, 1);
  assert(
    line?.hash === head.hash,
    `the witness has seen another ${of.log} than ours: line ${head.seq}`,
  );
  await putHeads(house.pool, of, [head]);
  return head.seq;
}

/** Heads are the witness's own, of the lines that it was shown. */
function checkHeads(
  heads: readonly WitnessHead[],
  of: WitnessedLog & { readonly party: string },
  lines: readonly Shown[],
): void {
  const hashes = new Map(lines.map(({ seq, hash }) => [seq, hash]));
  for (const head of heads) {
    const isRight =
      head.log === of.log &&
      head.party === of.party &&
      head.publicKey === of.publicKey &&
      hashes.get(head.seq) === head.hash &&
      isSignedBy(of.publicKey, headMessage(NODE_HASHES, head), head.signature);
    assert(isRight, `a head of ${of.log} that the witness signed does not hold`);
  }
  assert(heads.at(-1)?.seq === lines.at(-1)?.seq, `the witness signs the end of ${of.log}`);
}

const turns = new WeakMap<House, Map<string, Promise<void>>>();

/** One at a time for each log in this process; another process is met by `agreedSeq`. */
function inTurn(house: House, name: string, work: () => Promise<void>): Promise<void> {
  const known = turns.get(house) ?? new Map<string, Promise<void>>();
  turns.set(house, known);
  const before = known.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  known.set(name, mine);
  return mine;
}
