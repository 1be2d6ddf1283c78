// Audits the public log of every merchant line by line, and compares it and the seals of the ledger
// with the heads that a witness signed: rewritten, truncated or never shown lines are findings.
import type { Finding, SqlClient } from '@fairhouse/ledger';
import {
  headMessage,
  hexBytes,
  isFlat,
  logHash,
  LOG_START,
  type FlatObject,
  type LogKind,
  type LogLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { MINUTE_MS } from '@fairhouse/values';
import { NODE_HASHES, isSignedBy } from '../../hashing/index.ts';
import { runInSnapshot } from './audit-checks.ts';

// every merchant: an audit reads all logs of the database.
const MERCHANTS = `select merchant_id as id, code from settings.merchant order by merchant_id`;

const PAGE = `
  select seq, (extract(epoch from at) * 1000)::bigint as at, kind, body,
         encode(prev, 'hex') as prev, encode(hash, 'hex') as hash,
         encode(signature, 'hex') as signature
    from lottery.log where merchant_id = $1 and seq > $2 order by seq limit 5000`;

const SEALS = `
  select number, encode(hash, 'hex') as hash from ledger.seal
   where merchant_id = $1 and number = any($2::bigint[])`;

const SEAL_END = `
  select coalesce(max(number), 0) as last,
         min((extract(epoch from sealed_at) * 1000)::bigint) filter (where number = $2) as next_at
    from ledger.seal where merchant_id = $1`;

const NAMES_WITNESS = `
  select exists (
    select from lottery.log
     where merchant_id = $1 and kind = 'commit'
       and $2 = any (string_to_array(body->>'witnessKeys', ','))) as named`;

/**
 * Lines that are later than the witness's newest head by less than this may still be on their way
 * to it.
 */
const SHOWN_WITHIN_MS = 10 * MINUTE_MS;

/** The auditor's input: the witness's key, and heads that it signed, of any number of logs. */
export interface Witness {
  readonly publicKey: string;
  readonly heads: readonly WitnessHead[];
}

export interface LogAudit {
  readonly findings: readonly Finding[];
  readonly lines: number;
  /** The number of heads that the witness signed. */
  readonly heads: number;
}

interface Merchant {
  readonly id: number;
  readonly code: string;
}

/** The heads of one log by line number, and the time of the witness's newest head of any log. */
interface HeadsOfLog {
  readonly byNumber: ReadonlyMap<number, WitnessHead>;
  readonly last: number;
  readonly newestAt: number;
}

/**
 * Audits the public logs in one snapshot: each line's hash, chain and signature by the log's key
 * (hex), and with a witness also that the log equals what the witness signed. Like `auditBets`.
 */
export function auditLogs(
  client: SqlClient,
  { logKey, witness }: { readonly logKey: string; readonly witness?: Witness | undefined },
): Promise<LogAudit> {
  return runInSnapshot(client, async () => {
    const findings: Finding[] = [];
    const signed = witness === undefined ? [] : signedHeads(witness, logKey, findings);
    const merchants = (await client.query(MERCHANTS)).rows.map((row): Merchant => ({
      id: Number(row['id']),
      code: String(row['code']),
    }));
    const known = new Set(merchants.flatMap(({ code }) => [`draws/${code}`, `ledger/${code}`]));
    for (const { log, seq } of signed) {
      if (known.has(log)) continue;
      findings.push({
        merchant: 0,
        row: `${log} ${seq}`,
        problem: 'the witness saw it: it is gone',
      });
    }
    let lines = 0;
    for (const merchant of merchants) {
      const addFinding = (row: string, problem: string): void =>
        void findings.push({ merchant: merchant.id, row, problem });
      const draws = witness && headsOfLog(`draws/${merchant.code}`, signed);
      const lineCount = await auditLog(client, merchant.id, { logKey, heads: draws, addFinding });
      lines += lineCount;
      if (witness === undefined) continue;
      await compareSeals(
        client,
        merchant,
        headsOfLog(`ledger/${merchant.code}`, signed),
        addFinding,
      );
      if (lineCount === 0) continue;
      const named = (await client.query(NAMES_WITNESS, [merchant.id, witness.publicKey])).rows[0];
      if (named?.['named'] !== true) addFinding('log', 'no draw in it names this witness');
    }
    return { findings, lines, heads: signed.length };
  });
}

type AddFinding = (row: string, problem: string) => void;

/** The heads that are validly signed by the witness; each of the others is a finding. */
function signedHeads(
  { publicKey, heads }: Witness,
  logKey: string,
  findings: Finding[],
): readonly WitnessHead[] {
  if (publicKey === logKey) {
    findings.push({ merchant: 0, row: 'witness', problem: 'its key is that of the house' });
  }
  const isSigned = (head: WitnessHead): boolean =>
    head.publicKey === publicKey &&
    isSignedBy(publicKey, headMessage(NODE_HASHES, head), head.signature);
  for (const head of heads) {
    if (isSigned(head)) continue;
    const row = `head ${head.log} ${head.seq}`;
    findings.push({ merchant: 0, row, problem: 'the witness did not sign it' });
  }
  const signed = heads.filter(isSigned);
  const byPlace = new Map(signed.map((head) => [`${head.log} ${head.seq}`, head.hash]));
  for (const { log, seq, hash } of signed) {
    if (byPlace.get(`${log} ${seq}`) === hash) continue;
    findings.push({ merchant: 0, row: `head ${log} ${seq}`, problem: 'the witness signed two' });
  }
  return signed;
}

function headsOfLog(log: string, signed: readonly WitnessHead[]): HeadsOfLog {
  const byNumber = new Map(
    signed.filter((head) => head.log === log).map((head) => [head.seq, head]),
  );
  return {
    byNumber,
    last: [...byNumber.keys()].reduce((last, seq) => Math.max(last, seq), 0),
    newestAt: signed.reduce((newest, { at }) => Math.max(newest, at), 0),
  };
}

/** Returns the number of lines. */
async function auditLog(
  client: SqlClient,
  merchant: number,
  {
    logKey,
    heads,
    addFinding,
  }: { logKey: string; heads: HeadsOfLog | undefined; addFinding: AddFinding },
): Promise<number> {
  let end: Pick<LogLine, 'seq' | 'at' | 'hash'> = { seq: 0, at: 0, hash: LOG_START };
  let lines = 0;
  let unshown: Pick<LogLine, 'seq' | 'at'> | undefined;
  for (;;) {
    const { rows } = await client.query(PAGE, [merchant, end.seq]);
    for (const row of rows) {
      const line = readLine(row);
      for (const problem of lineProblems(line, end, logKey)) addFinding(`log ${line.seq}`, problem);
      const head = heads?.byNumber.get(line.seq);
      if (head !== undefined && head.hash !== line.hash) {
        addFinding(`log ${line.seq}`, `the witness saw another line there (${seenAt(head)})`);
      }
      if (heads !== undefined && line.seq > heads.last) unshown ??= line;
      end = line;
      lines += 1;
    }
    if (rows.length === 0) break;
  }
  if (heads === undefined) return lines;
  const cut = heads.byNumber.get(heads.last);
  if (cut !== undefined && heads.last > end.seq) {
    addFinding(
      `log ${heads.last}`,
      `the witness saw it, and the log ends at ${end.seq} (${seenAt(cut)})`,
    );
  }
  if (unshown !== undefined && unshown.at + SHOWN_WITHIN_MS < heads.newestAt) {
    addFinding(`log ${unshown.seq}`, 'neither it nor what follows was shown to the witness');
  }
  return lines;
}

function lineProblems(
  line: LogLine,
  before: Pick<LogLine, 'seq' | 'at' | 'hash'>,
  logKey: string,
): string[] {
  const problems: string[] = [];
  if (line.seq !== before.seq + 1) problems.push(`lines after ${before.seq} are gone`);
  if (line.prev !== before.hash) problems.push('it is not chained to the line before');
  if (line.at < before.at) problems.push('it is older than the line before');
  if (hashOf(line) !== line.hash) problems.push('its hash is not that of its words');
  if (!isSignedBy(logKey, hexBytes(line.hash), line.signature)) {
    problems.push('its signature is not of the house');
  }
  return problems;
}

/** Undefined for a body that is not a valid log body. */
function hashOf(line: LogLine): string | undefined {
  return isFlat(line.body) ? logHash(NODE_HASHES, line) : undefined;
}

async function compareSeals(
  client: SqlClient,
  merchant: Merchant,
  heads: HeadsOfLog,
  addFinding: AddFinding,
): Promise<void> {
  const numbers = [...heads.byNumber.keys()];
  const here = new Map(
    (await client.query(SEALS, [merchant.id, numbers])).rows.map((row) => [
      Number(row['number']),
      String(row['hash']),
    ]),
  );
  for (const [number, head] of heads.byNumber) {
    const hash = here.get(number);
    if (hash === undefined)
      addFinding(`seal ${number}`, `the witness saw it: it is gone (${seenAt(head)})`);
    else if (hash !== head.hash) {
      addFinding(`seal ${number}`, `the witness saw another one (${seenAt(head)})`);
    }
  }
  const next = heads.last + 1;
  const end = (await client.query(SEAL_END, [merchant.id, next])).rows[0];
  const nextAt = end?.['next_at'] ?? undefined;
  const isOld = nextAt !== undefined && Number(nextAt) + SHOWN_WITHIN_MS < heads.newestAt;
  if (isOld) addFinding(`seal ${next}`, 'neither it nor what follows was shown to the witness');
}

function seenAt({ at }: WitnessHead): string {
  return `seen ${new Date(at).toISOString()}`;
}

function readLine(row: Readonly<Record<string, unknown>>): LogLine {
  return {
    seq: Number(row['seq']),
    at: Number(row['at']),
    kind: String(row['kind']) as LogKind,
    body: row['body'] as FlatObject,
    prev: String(row['prev']),
    hash: String(row['hash']),
    signature: String(row['signature']),
  };
}
