// What must hold at each hour of the day: books that balance, tickets that are settled once, and
// draws whose proofs both verifiers take.
import { auditLedger } from '@fairhouse/ledger';
import { findBreaches } from '@fairhouse/ledger/testing';
import { verifyProof, type ProofFile, type VerifyPorts } from '@fairhouse/rules/fair';
import { execFile } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { NODE_HASHES } from '../apps/server/src/modules/lottery/node-hashes.ts';
import type { TestHouse } from '../apps/server/src/testing/index.ts';
import { ROOT } from '../tools/run-steps.mjs';
import type { Breach } from './evening-invariants.ts';
import { must } from './guest.ts';
import type { PlayerClient } from './day-players.ts';

/** Settled draws of an hour. */
export interface SettledDraw {
  readonly issue: string;
  readonly family: string;
  readonly mode: string;
}

/** The whole audit of the ledger, and its own invariants. */
export async function checkBooks(db: pg.Client, { house }: TestHouse): Promise<Breach[]> {
  const publicKey = house.keys.verifyingKey;
  const { findings } = await auditLedger(db, { publicKey });
  const breaches = await findBreaches(db);
  return [
    ...findings.map(({ row, problem }) => ({ invariant: 'audit', detail: `${row}: ${problem}` })),
    ...breaches.map((each) => ({ invariant: 'books', detail: String(Object.values(each)) })),
  ];
}

// Draws whose tickets do not end in one settlement: a cursor short of the tree, a result of more
// than one version, outcomes of another one.
const UNSETTLED = `
  select d.issue, d.state from lottery.draw d
  join lottery.draw_book b on b.merchant_id = d.merchant_id and b.draw_id = d.draw_id
  where d.merchant_id = $1 and d.closes_at < house_now() - interval '30 minutes'
    and (d.state not in ('SETTLED', 'VOID')
      or d.state = 'SETTLED' and (d.settled_seq <> b.leaf_count or d.result_version <> 1
        or exists (select from lottery.outcome o where o.merchant_id = d.merchant_id
          and o.draw_id = d.draw_id and o.version <> 1)))`;

// What the outcomes say was won, and what the ledger paid as prizes.
const PAID = `
  select (select coalesce(sum(prize), 0) from lottery.outcome) as won,
    (select coalesce(sum(amount), 0) from ledger.movement
      where code = 6 and refused is null) as paid,
    (select count(*) from lottery.draw where state = 'SETTLING') as under_way`;

/** Every ticket of every draw that is over was settled, and its prize paid once. */
export async function checkSettled(db: pg.Client, { merchant }: TestHouse): Promise<Breach[]> {
  const open = await db.query<{ issue: string; state: string }>(UNSETTLED, [merchant.id]);
  const { rows } = await db.query<{ won: string; paid: string }>(PAID);
  const [row] = rows;
  return [
    ...open.rows.map(({ issue, state }) => ({ invariant: 'settled', detail: `${issue} ${state}` })),
    ...(row?.won === row?.paid ? [] : [{ invariant: 'paid', detail: JSON.stringify(row) }]),
  ];
}

/** Draws that came to their end since a draw of that number. */
export async function settledSince(db: pg.Client, test: TestHouse, known: ReadonlySet<string>) {
  const { rows } = await db.query<SettledDraw>(
    `select d.issue, l.family, d.mode from lottery.draw d
     join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
     where d.merchant_id = $1 and d.state = 'SETTLED' order by d.draw_id`,
    [test.merchant.id],
  );
  return rows.filter(({ issue }) => !known.has(issue));
}

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Node's own check of a signature: thousands of draws take their time. */
const PORTS: VerifyPorts = {
  hashes: NODE_HASHES,
  verifySignature: (publicKey, message, signature) => {
    const key = Buffer.concat([SPKI, publicKey]);
    return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
  },
};

/** The proof of a draw as it is published, and what the verifier says of it. */
export async function proveDraw(client: PlayerClient, draw: SettledDraw) {
  const proof = (await must(client.call('drawProof', { issue: draw.issue }))) as unknown;
  const { verdict, checks } = verifyProof(proof, PORTS);
  const wanted = draw.mode === 'entered' ? 'recorded' : 'verified';
  const failed = checks.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const breaches: Breach[] =
    verdict === wanted ? [] : [{ invariant: 'proof', detail: `${draw.issue}: ${failed.join()}` }];
  return { proof: proof as ProofFile, breaches };
}

/** The same by the script in Python, which shares no code with the house. */
export async function proveByPython(proof: ProofFile): Promise<Breach[]> {
  const folder = mkdtempSync(join(tmpdir(), 'day-proof-'));
  const file = join(folder, 'proof.json');
  writeFileSync(file, JSON.stringify(proof));
  const code = await new Promise<number>((resolve) => {
    execFile('python3', ['docs/fairness/verify_draw.py', file], { cwd: ROOT }, (error) => {
      resolve(error === null ? 0 : typeof error.code === 'number' ? error.code : -1);
    });
  });
  rmSync(folder, { recursive: true });
  return code === 0 ? [] : [{ invariant: 'python', detail: `${proof.drawId}: ${code}` }];
}
