// Where in its file the co-signer finds what it knows of a draw: tables on disk, so that a draw of
// years ago is known as surely as one of today and none is held in memory. The tables follow from
// the file alone, and are made again from it where they are missing.
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

/** The facts of a draw, each of which has a place in the file. */
export const FACT_KINDS = ['commit', 'root', 'end'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Offsets of a draw's facts in the file; a fact that is not known has none. */
export type Places = Partial<Readonly<Record<FactKind, number>>>;

export interface DrawIndex {
  /** Bytes of the file that are in the index for sure; what follows is to be put in again. */
  readonly upTo: number;
  placesOf(drawId: string): Places;
  /** The first place of a fact stands. */
  put(drawId: string, kind: FactKind, offset: number): void;
  /** Has everything on disk that was put in, of a file of so many bytes. */
  settle(upTo: number): void;
  close(): void;
}

/** A table for each first byte of a draw's hash: one that grows is small enough to be read. */
const TABLES = 256;
const KEY = 16;
const PLACE = 8;
const SLOT = KEY + PLACE * FACT_KINDS.length;
/** A table that has no free slot within so many of a key's own grows to twice its size. */
const REACH = 32;
const LEAST_SLOTS = 64;

/** Opens the tables in a folder, empty where one of them is missing. */
export function openDrawIndex(folder: string): DrawIndex {
  const end = join(folder, 'up-to');
  const pathOf = (table: number): string => join(folder, table.toString(16).padStart(2, '0'));
  const tables = Array.from({ length: TABLES }, (_, table) => table);
  if (!existsSync(end) || !tables.every((table) => isTable(pathOf(table)))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    // Not settled one by one: of a table that a crash keeps back, all are made again.
    for (const table of tables) {
      writeFileSync(pathOf(table), Buffer.alloc(LEAST_SLOTS * SLOT), { mode: 0o600 });
    }
    keepNumber(end, 0);
  }
  const files = tables.map((table) => openSync(pathOf(table), 'r+'));
  const changed = new Set<number>();
  let upTo = Number(readFileSync(end, 'utf8'));
  const grow = (table: number): void => {
    const old = Buffer.alloc(fstatSync(fileOf(files, table)).size);
    readSync(fileOf(files, table), old, 0, old.length, 0);
    makeTable(pathOf(table), grown(old));
    closeSync(fileOf(files, table));
    files[table] = openSync(pathOf(table), 'r+');
  };
  return {
    get upTo() {
      return upTo;
    },
    placesOf: (drawId) => {
      const { table, key, start } = keyOf(drawId);
      const found = find(fileOf(files, table), key, start);
      return found === 'full' || found.isFree ? {} : readPlaces(found.slot);
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
        const place = KEY + FACT_KINDS.indexOf(kind) * PLACE;
        if (found.isFree) key.copy(found.slot);
        if (found.slot.readBigUInt64BE(place) !== 0n) return;
        found.slot.writeBigUInt64BE(BigInt(offset) + 1n, place);
        // Of a slot in use only the new place is written: a crash cannot tear those it has.
        const from = found.isFree ? 0 : place;
        const length = found.isFree ? SLOT : PLACE;
        writeSync(file, found.slot, from, length, found.at + from);
        return;
      }
    },
    settle: (bytes) => {
      for (const table of changed) fsyncSync(fileOf(files, table));
      changed.clear();
      // Tables that grew were moved into place: their names are to be on disk before the number is.
      settleNames(folder);
      keepNumber(end, bytes);
      settleNames(folder);
      upTo = bytes;
    },
    close: () => {
      for (const file of files) closeSync(file);
    },
  };
}

function isTable(path: string): boolean {
  return existsSync(path) && statSync(path).size >= LEAST_SLOTS * SLOT;
}

function settleNames(folder: string): void {
  const names = openSync(folder, 'r');
  fsyncSync(names);
  closeSync(names);
}

function fileOf(files: readonly number[], table: number): number {
  const file = files[table];
  if (file === undefined) throw new RangeError(`no table ${table}`);
  return file;
}

function keyOf(drawId: string) {
  const hash = createHash('sha256').update(drawId).digest();
  return { table: hash.readUInt8(0), key: hash.subarray(1, 1 + KEY), start: startOf(hash) };
}

/** Where a key's slots begin: of the bytes of the key itself, so that a table can be made anew. */
function startOf(hash: Buffer): number {
  return hash.readUInt32BE(1);
}

interface Found {
  readonly at: number;
  readonly slot: Buffer;
  readonly isFree: boolean;
}

/** The key's slot, or the free one that is the key's; `full` where there is neither in reach. */
function find(file: number, key: Buffer, start: number): Found | 'full' {
  const slots = fstatSync(file).size / SLOT;
  for (let step = 0; step < Math.min(REACH, slots); step += 1) {
    const at = ((start + step) % slots) * SLOT;
    const slot = Buffer.alloc(SLOT);
    readSync(file, slot, 0, SLOT, at);
    const isFree = slot.every((byte) => byte === 0);
    if (isFree || slot.subarray(0, KEY).equals(key)) return { at, slot, isFree };
  }
  return 'full';
}

function readPlaces(slot: Buffer): Places {
  const places: Record<string, number> = {};
  for (const [index, kind] of FACT_KINDS.entries()) {
    const place = slot.readBigUInt64BE(KEY + index * PLACE);
    if (place !== 0n) places[kind] = Number(place - 1n);
  }
  return places;
}

/** The slots of a table in one of twice the size, or more where they still do not fit. */
function grown(old: Buffer): Buffer {
  for (let size = old.length * 2; ; size *= 2) {
    const made = Buffer.alloc(size);
    let isWhole = true;
    for (let from = 0; from < old.length && isWhole; from += SLOT) {
      const slot = old.subarray(from, from + SLOT);
      if (slot.every((byte) => byte === 0)) continue;
      const at = freeAt(made, slot.readUInt32BE(0));
      isWhole = at !== undefined;
      if (at !== undefined) slot.copy(made, at);
    }
    if (isWhole) return made;
  }
}

function freeAt(table: Buffer, start: number): number | undefined {
  const slots = table.length / SLOT;
  for (let step = 0; step < Math.min(REACH, slots); step += 1) {
    const at = ((start + step) % slots) * SLOT;
    if (table.subarray(at, at + SLOT).every((byte) => byte === 0)) return at;
  }
  return undefined;
}

/** Written beside its place and moved there whole. */
function makeTable(path: string, bytes: Buffer): void {
  writeDurably(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

function keepNumber(path: string, number: number): void {
  writeDurably(`${path}.new`, Buffer.from(String(number)));
  renameSync(`${path}.new`, path);
}

function writeDurably(path: string, bytes: Buffer): void {
  writeFileSync(path, bytes, { mode: 0o600 });
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
