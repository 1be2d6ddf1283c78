// An index of draws.log: hash tables on disk that map a draw to the offsets of its facts, so that
// old draws are found and none is held in memory. The tables are derived from the file and are
// rebuilt from it if any is missing.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** The kinds of facts of a draw; the index has an offset for each. */
export const FACT_KINDS = ['commit', 'root', 'end'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The offsets of a draw's facts in the file; absent for unknown facts. */
export type FactOffsets = Partial<Readonly<Record<FactKind, number>>>;

export interface DrawIndex {
  /** The length of the file that is durably indexed; later facts must be put in again. */
  readonly syncedBytes: number;
  offsetsOf(drawId: string): FactOffsets;
  /** Stores the offset of a fact, unless it already has one. */
  put(drawId: string, kind: FactKind, offset: number): void;
  /** Flushes the tables to disk and records that they cover the file up to this length. */
  sync(fileBytes: number): void;
  close(): void;
}

/** One table per first byte of a draw's hash, so that a table to grow is small enough to read. */
const TABLES = 256;
const KEY_BYTES = 16;
const OFFSET_BYTES = 8;
const SLOT_BYTES = KEY_BYTES + OFFSET_BYTES * FACT_KINDS.length;
/** The maximum number of linear probes; a table with longer ones grows to twice its size. */
const PROBES_MAX = 32;
const SLOTS_MIN = 64;

/** Opens the tables in a folder; makes them all empty if any is missing. */
export function openDrawIndex(folder: string): DrawIndex {
  const end = join(folder, 'up-to');
  const pathOf = (table: number): string => join(folder, table.toString(16).padStart(2, '0'));
  const tables = Array.from({ length: TABLES }, (_, table) => table);
  if (!existsSync(end) || !tables.every((table) => isTable(pathOf(table)))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    // Not flushed individually: if a crash loses one table, all are rebuilt.
    for (const table of tables) {
      writeFileSync(pathOf(table), Buffer.alloc(SLOTS_MIN * SLOT_BYTES), { mode: 0o600 });
    }
    writeNumber(end, 0);
  }
  const files = tables.map((table) => openSync(pathOf(table), 'r+'));
  const changed = new Set<number>();
  let syncedBytes = Number(readFileSync(end, 'utf8'));
  const grow = (table: number): void => {
    const old = Buffer.alloc(fstatSync(fileOf(files, table)).size);
    readSync(fileOf(files, table), old, 0, old.length, 0);
    replaceTable(pathOf(table), rehashed(old));
    closeSync(fileOf(files, table));
    files[table] = openSync(pathOf(table), 'r+');
  };
  return {
    get syncedBytes() {
      return syncedBytes;
    },
    offsetsOf: (drawId) => {
      const { table, key, start } = keyOf(drawId);
      const found = find(fileOf(files, table), key, start);
      return found === 'full' || found.isFree ? {} : readOffsets(found.slot);
    },
    put: (drawId, kind, offset) => {
      const { table, key, start } = keyOf(drawId);
      changed.add(table);
      for (;;) {
        const file = fileOf(files, table);
        const found = find(file, key, start);
        if (found === 'full') {
          grow(table);
          continue;
        }
        const position = KEY_BYTES + FACT_KINDS.indexOf(kind) * OFFSET_BYTES;
        if (found.isFree) key.copy(found.slot);
        if (found.slot.readBigUInt64BE(position) !== 0n) return;
        found.slot.writeBigUInt64BE(BigInt(offset) + 1n, position);
        // In a used slot only the new offset is written, so that a crash cannot tear the others.
        const from = found.isFree ? 0 : position;
        const length = found.isFree ? SLOT_BYTES : OFFSET_BYTES;
        writeSync(file, found.slot, from, length, found.at + from);
        return;
      }
    },
    sync: (fileBytes) => {
      for (const table of changed) fsyncSync(fileOf(files, table));
      changed.clear();
      // Grown tables were renamed into place; the renames must be durable before the length is.
      syncDirectory(folder);
      writeNumber(end, fileBytes);
      syncDirectory(folder);
      syncedBytes = fileBytes;
    },
    close: () => {
      for (const file of files) closeSync(file);
    },
  };
}

function isTable(path: string): boolean {
  return existsSync(path) && statSync(path).size >= SLOTS_MIN * SLOT_BYTES;
}

function syncDirectory(folder: string): void {
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function fileOf(files: readonly number[], table: number): number {
  const file = files[table];
  if (file === undefined) throw new RangeError(`no table ${table}`);
  return file;
}

function keyOf(drawId: string) {
  const hash = createHash('sha256').update(drawId).digest();
  return { table: hash.readUInt8(0), key: hash.subarray(1, 1 + KEY_BYTES), start: startOf(hash) };
}

/** The first slot of a key, from bytes of the key itself, so that a table can be rehashed. */
function startOf(hash: Buffer): number {
  return hash.readUInt32BE(1);
}

interface SlotLookup {
  readonly at: number;
  readonly slot: Buffer;
  readonly isFree: boolean;
}

/** The slot of a key, or the free slot for it; `full` if neither is within the probe limit. */
function find(file: number, key: Buffer, start: number): SlotLookup | 'full' {
  const slots = fstatSync(file).size / SLOT_BYTES;
  for (let probe = 0; probe < Math.min(PROBES_MAX, slots); probe += 1) {
    const at = ((start + probe) % slots) * SLOT_BYTES;
    const slot = Buffer.alloc(SLOT_BYTES);
    readSync(file, slot, 0, SLOT_BYTES, at);
    const isFree = slot.every((byte) => byte === 0);
    if (isFree || slot.subarray(0, KEY_BYTES).equals(key)) return { at, slot, isFree };
  }
  return 'full';
}

function readOffsets(slot: Buffer): FactOffsets {
  const offsets: Record<string, number> = {};
  for (const [index, kind] of FACT_KINDS.entries()) {
    const stored = slot.readBigUInt64BE(KEY_BYTES + index * OFFSET_BYTES);
    if (stored !== 0n) offsets[kind] = Number(stored - 1n);
  }
  return offsets;
}

/** Copies the slots to a table of twice the size, or larger until all fit. */
function rehashed(old: Buffer): Buffer {
  for (let size = old.length * 2; ; size *= 2) {
    const made = Buffer.alloc(size);
    let isWhole = true;
    for (let from = 0; from < old.length && isWhole; from += SLOT_BYTES) {
      const slot = old.subarray(from, from + SLOT_BYTES);
      if (slot.every((byte) => byte === 0)) continue;
      const at = freeAt(made, slot.readUInt32BE(0));
      isWhole = at !== undefined;
      if (at !== undefined) slot.copy(made, at);
    }
    if (isWhole) return made;
  }
}

function freeAt(table: Buffer, start: number): number | undefined {
  const slots = table.length / SLOT_BYTES;
  for (let probe = 0; probe < Math.min(PROBES_MAX, slots); probe += 1) {
    const at = ((start + probe) % slots) * SLOT_BYTES;
    if (table.subarray(at, at + SLOT_BYTES).every((byte) => byte === 0)) return at;
  }
  return undefined;
}

/** Replaces a table atomically by a rename. */
function replaceTable(path: string, bytes: Buffer): void {
  writeDurably(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

function writeNumber(path: string, number: number): void {
  writeDurably(`${path}.new`, Buffer.from(String(number)));
  renameSync(`${path}.new`, path);
}

function writeDurably(path: string, bytes: Buffer): void {
  writeFileSync(path, bytes, { mode: 0o600 });
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
