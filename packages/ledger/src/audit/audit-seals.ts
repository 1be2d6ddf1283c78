// Verifies a merchant's seals and daily roots in one pass over its movements, in batch order: every
// entry is hashed again, and every published root is recomputed from the movements alone.
import { verify, type KeyObject } from 'node:crypto';
import type { SqlClient } from '../ledger.ts';
import { readBigint, type Row } from '../rows.ts';
import { balanceLeaf, rootHash, type AccountState, type DailyRoot } from '../seal/daily-root.ts';
import { streamRows } from '../seal/stream-rows.ts';
import { entryLeaf, LEAF_BYTES, leafId } from '../seal/entry-leaf.ts';
import { groupEntries } from '../seal/group-entries.ts';
import { merkleRoot } from '../seal/merkle.ts';
import { collectLeafRows } from '../seal/leaf-rows.ts';
import { NO_SEAL, sealHash, type Seal } from '../seal/seal.ts';
import { HASHED_ROWS } from '../seal/store.ts';
import type { Finding } from './finding.ts';

const SEALS = `
  select number, from_batch, to_batch, entries, leaves, previous, hash, signature
    from ledger.seal where merchant_id = $1 order by number`;

const ROOTS = `
  select to_char(day, 'YYYY-MM-DD') as day, seal_number, to_batch, accounts, root, salt, signature
    from ledger.daily_root where merchant_id = $1 order by to_batch, day`;

const LEAVES = `
  select leaves, root from ledger.root_leaves where merchant_id = $1 and day = $2 order by number`;

const LAST_BATCH = String((1n << 63n) - 1n);

export interface SealAudit {
  readonly findings: Finding[];
  readonly seals: number;
  readonly roots: number;
  readonly unsealed: number;
}

/** Audits one merchant's seals and roots; the client is in a repeatable read transaction. */
export async function auditSeals(
  client: SqlClient,
  merchant: number,
  publicKey: KeyObject,
): Promise<SealAudit> {
  const findings: Finding[] = [];
  const report = (row: string, problem: string): void =>
    void findings.push({ row, merchant, problem });
  const roots = (await client.query(ROOTS, [merchant])).rows.map((row) => readRoot(row, merchant));
  const states = new Map<string, AccountState>();
  const entries = groupEntries(streamRows(client, HASHED_ROWS, [merchant, '0', LAST_BATCH]));
  const position = { next: await entries.next(), unsealed: 0 };
  /** Advances to batch `end`: hashes the entries and applies them to the balances. */
  const advanceTo = async (end: bigint, onLeaf: (leaf: Buffer) => void): Promise<void> => {
    while (!position.next.done && readBigint(position.next.value[0]?.['batch']) < end) {
      const legs = position.next.value;
      onLeaf(entryLeaf(legs));
      for (const leg of legs) applyLeg(states, leg);
      position.next = await entries.next();
    }
  };

  let before: { number: bigint; toBatch: bigint; hash: Buffer } = {
    number: 0n,
    toBatch: 0n,
    hash: NO_SEAL,
  };
  let seals = 0;
  const checked = new Set<DailyRoot>();
  for await (const rows of streamRows(client, SEALS, [merchant])) {
    for (const row of rows) {
      const seal = readSeal(row, merchant);
      seals += 1;
      const name = `seal ${seal.number}`;
      for (const problem of sealProblems(seal, row, before, publicKey)) report(name, problem);
      const sealed = leavesById(seal.leaves);
      await advanceTo(seal.toBatch, (leaf) => {
        const id = leafId(leaf);
        const known = sealed.get(id);
        sealed.delete(id);
        if (known === undefined)
          report(`movement ${id}`, `it is not in ${name}, which covers its batch`);
        else if (!known.equals(leaf)) report(`movement ${id}`, `it is not as ${name} has it`);
      });
      for (const id of sealed.keys()) report(`movement ${id}`, `${name} has it, and it is gone`);
      before = { number: seal.number, toBatch: seal.toBatch, hash: row['hash'] as Buffer };
      for (const root of roots.filter((one) => one.sealNumber === seal.number)) {
        checked.add(root);
        const { rows: storedRows } = await client.query(LEAVES, [merchant, root.day]);
        for (const problem of rootProblems({ root, seal, states, storedRows, publicKey })) {
          report(`daily_root ${root.day}`, problem);
        }
      }
    }
  }
  for (const root of roots) {
    if (!checked.has(root)) report(`daily_root ${root.day}`, `seal ${root.sealNumber} is gone`);
  }
  await advanceTo(1n << 63n, () => (position.unsealed += 1));
  return { findings, seals, roots: roots.length, unsealed: position.unsealed };
}

function sealProblems(
  seal: Seal,
  row: Row,
  before: { number: bigint; toBatch: bigint; hash: Buffer },
  publicKey: KeyObject,
): string[] {
  const hash = row['hash'] as Buffer;
  const problems: string[] = [];
  if (seal.number !== before.number + 1n) problems.push(`seals after ${before.number} are gone`);
  if (seal.fromBatch !== before.toBatch) problems.push('it does not begin where the last ended');
  if (!seal.previous.equals(before.hash)) problems.push('it is not chained to the seal before');
  if (seal.leaves.length !== seal.entries * LEAF_BYTES) problems.push('its leaves are not whole');
  if (!sealHash(seal).equals(hash)) problems.push('its hash is not that of its words');
  if (!verify(null, hash, publicKey, row['signature'] as Buffer)) {
    problems.push('its signature is not of the house');
  }
  return problems;
}

function rootProblems(audit: {
  readonly root: SignedRoot;
  readonly seal: Seal;
  readonly states: ReadonlyMap<string, AccountState>;
  /** The stored rows of the tree's leaves. */
  readonly storedRows: readonly Row[];
  readonly publicKey: KeyObject;
}): string[] {
  const { root, seal, states, storedRows, publicKey } = audit;
  const problems: string[] = [];
  if (!verify(null, rootHash(root), publicKey, root.signature)) {
    problems.push('its signature is not of the house, or its words were changed');
  }
  if (root.toBatch !== seal.toBatch) problems.push('it does not end where its seal ends');
  const collected = collectLeafRows();
  for (const key of [...states.keys()].sort(compareBytes)) {
    const state = states.get(key);
    if (state !== undefined) collected.add(state, balanceLeaf(state, root.salt).hash);
  }
  const rows = collected.rows();
  if (
    collected.size !== root.accounts ||
    !merkleRoot(rows.map((row) => row.root)).equals(root.root)
  ) {
    problems.push('the movements give another root over the balances');
  }
  const isStored =
    rows.length === storedRows.length &&
    rows.every(
      ({ leaves, root: top }, at) =>
        leaves.equals(storedRows[at]?.['leaves'] as Buffer) &&
        top.equals(storedRows[at]?.['root'] as Buffer),
    );
  if (!isStored) problems.push('its leaves are not kept as the movements give them');
  return problems;
}

/** Applies a booked leg to the balances of its two accounts. */
function applyLeg(states: Map<string, AccountState>, leg: Row): void {
  if (leg['refused'] !== null) return;
  for (const side of ['debit', 'credit'] as const) {
    const [address, currency] = [String(leg[side]), String(leg[`${side}_currency`])];
    const key = `${address} ${currency}`;
    const state = states.get(key) ?? { address, currency, balance: 0n, lines: 0n };
    const change = side === 'debit' ? -readBigint(leg['amount']) : readBigint(leg['amount']);
    const lines = leg[`${side}_sequence`] === null ? state.lines : state.lines + 1n;
    states.set(key, { address, currency, balance: state.balance + change, lines });
  }
}

/** Compares keys by bytes: they are ASCII, where UTF-16 order is byte order. */
function compareBytes(left: string, right: string): number {
  return left < right ? -1 : 1;
}

function leavesById(leaves: Buffer): Map<string, Buffer> {
  const byId = new Map<string, Buffer>();
  for (let at = 0; at + LEAF_BYTES <= leaves.length; at += LEAF_BYTES) {
    const leaf = leaves.subarray(at, at + LEAF_BYTES);
    byId.set(leafId(leaf), leaf);
  }
  return byId;
}

function readSeal(row: Row, merchant: number): Seal {
  return {
    merchant,
    number: readBigint(row['number']),
    fromBatch: readBigint(row['from_batch']),
    toBatch: readBigint(row['to_batch']),
    entries: Number(row['entries']),
    leaves: row['leaves'] as Buffer,
    previous: row['previous'] as Buffer,
  };
}

interface SignedRoot extends DailyRoot {
  readonly salt: Buffer;
  readonly signature: Buffer;
}

function readRoot(row: Row, merchant: number): SignedRoot {
  return {
    merchant,
    day: String(row['day']),
    sealNumber: readBigint(row['seal_number']),
    toBatch: readBigint(row['to_batch']),
    accounts: Number(row['accounts']),
    root: row['root'] as Buffer,
    salt: row['salt'] as Buffer,
    signature: row['signature'] as Buffer,
  };
}
