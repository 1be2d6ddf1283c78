// Walks a merchant's movements once, in the order of batches, beside its seals and daily roots:
// every entry is hashed again, and every published root is computed again from the movements
// alone.
import { verify, type KeyObject } from 'node:crypto';
import type { SqlClient } from '../ledger.ts';
import { big, type Row } from '../rows.ts';
import { balanceLeaf, rootHash, type AccountState, type DailyRoot } from '../seal/balance-root.ts';
import { streamRows } from '../seal/cursor.ts';
import { entryLeaf, LEAF_BYTES, leafId } from '../seal/entry-leaf.ts';
import { groupEntries } from '../seal/group-entries.ts';
import { merkleRoot } from '../seal/merkle.ts';
import { gatherLeafRows } from '../seal/root-leaves.ts';
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

/** Audits one merchant's seals and roots; the client is in one snapshot. */
export async function auditSeals(
  client: SqlClient,
  merchant: number,
  publicKey: KeyObject,
): Promise<SealAudit> {
  const findings: Finding[] = [];
  const find = (row: string, problem: string): void =>
    void findings.push({ row, merchant, problem });
  const roots = (await client.query(ROOTS, [merchant])).rows.map((row) => readRoot(row, merchant));
  const states = new Map<string, AccountState>();
  const entries = groupEntries(streamRows(client, HASHED_ROWS, [merchant, '0', LAST_BATCH]));
  const walk = { next: await entries.next(), unsealed: 0 };
  /** Hashes the entries of batches before `end`, and moves their money. */
  const passTo = async (end: bigint, see: (leaf: Buffer) => void): Promise<void> => {
    while (!walk.next.done && big(walk.next.value[0]?.['batch']) < end) {
      const legs = walk.next.value;
      see(entryLeaf(legs));
      for (const leg of legs) moveMoney(states, leg);
      walk.next = await entries.next();
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
      for (const problem of sealProblems(seal, row, before, publicKey)) find(name, problem);
      const sealed = leavesById(seal.leaves);
      await passTo(seal.toBatch, (leaf) => {
        const id = leafId(leaf);
        const known = sealed.get(id);
        sealed.delete(id);
        if (known === undefined)
          find(`movement ${id}`, `it is not in ${name}, which covers its batch`);
        else if (!known.equals(leaf)) find(`movement ${id}`, `it is not as ${name} has it`);
      });
      for (const id of sealed.keys()) find(`movement ${id}`, `${name} has it, and it is gone`);
      before = { number: seal.number, toBatch: seal.toBatch, hash: row['hash'] as Buffer };
      for (const root of roots.filter((one) => one.sealNumber === seal.number)) {
        checked.add(root);
        const { rows: kept } = await client.query(LEAVES, [merchant, root.day]);
        for (const problem of rootProblems({ root, seal, states, kept, publicKey })) {
          find(`daily_root ${root.day}`, problem);
        }
      }
    }
  }
  for (const root of roots) {
    if (!checked.has(root)) find(`daily_root ${root.day}`, `seal ${root.sealNumber} is gone`);
  }
  await passTo(1n << 63n, () => (walk.unsealed += 1));
  return { findings, seals, roots: roots.length, unsealed: walk.unsealed };
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

function rootProblems(found: {
  readonly root: SignedRoot;
  readonly seal: Seal;
  readonly states: ReadonlyMap<string, AccountState>;
  /** The rows in which the tree's leaves are kept. */
  readonly kept: readonly Row[];
  readonly publicKey: KeyObject;
}): string[] {
  const { root, seal, states, kept, publicKey } = found;
  const problems: string[] = [];
  if (!verify(null, rootHash(root), publicKey, root.signature)) {
    problems.push('its signature is not of the house, or its words were changed');
  }
  if (root.toBatch !== seal.toBatch) problems.push('it does not end where its seal ends');
  const gathered = gatherLeafRows();
  for (const key of [...states.keys()].sort(compareBytes)) {
    const state = states.get(key);
    if (state !== undefined) gathered.add(state, balanceLeaf(state, root.salt).hash);
  }
  const rows = gathered.rows();
  if (
    gathered.size !== root.accounts ||
    !merkleRoot(rows.map((row) => row.root)).equals(root.root)
  ) {
    problems.push('the movements give another root over the balances');
  }
  const isKept =
    rows.length === kept.length &&
    rows.every(
      ({ leaves, root: top }, at) =>
        leaves.equals(kept[at]?.['leaves'] as Buffer) && top.equals(kept[at]?.['root'] as Buffer),
    );
  if (!isKept) problems.push('its leaves are not kept as the movements give them');
  return problems;
}

/** Moves a booked leg's money between the two accounts it names. */
function moveMoney(states: Map<string, AccountState>, leg: Row): void {
  if (leg['refused'] !== null) return;
  for (const side of ['debit', 'credit'] as const) {
    const [address, currency] = [String(leg[side]), String(leg[`${side}_currency`])];
    const key = `${address} ${currency}`;
    const state = states.get(key) ?? { address, currency, balance: 0n, lines: 0n };
    const change = side === 'debit' ? -big(leg['amount']) : big(leg['amount']);
    const lines = leg[`${side}_sequence`] === null ? state.lines : state.lines + 1n;
    states.set(key, { address, currency, balance: state.balance + change, lines });
  }
}

/** Addresses and currencies are of ASCII alone, where UTF-16 and bytes sort alike. */
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
    number: big(row['number']),
    fromBatch: big(row['from_batch']),
    toBatch: big(row['to_batch']),
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
    sealNumber: big(row['seal_number']),
    toBatch: big(row['to_batch']),
    accounts: Number(row['accounts']),
    root: row['root'] as Buffer,
    salt: row['salt'] as Buffer,
    signature: row['signature'] as Buffer,
  };
}
