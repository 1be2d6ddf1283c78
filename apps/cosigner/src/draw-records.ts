// The facts about each draw that the co-signer learned from the log: an append-only file and its
// index. The first fact of each kind is final.
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDrawIndex, type DrawIndex } from './draw-index.ts';

/** The facts about a draw; a draw of LD1 has no times, and the co-signer never commits to it. */
export interface DrawRecord {
  readonly houseCommit: string;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Of a chain of seeds, whose head is `houseCommit`: how many rounds it has. */
  readonly chainLength?: number;
  /** Of a round of a chain: its place from 1. */
  readonly place?: number;
  readonly root?: RootRecord;
  /** The hash of the line that ended the draw: its result or its void. */
  readonly ended?: string;
}

export interface RootRecord {
  readonly root: string;
  readonly count: number;
  /** The sequence number of the log line with the root. */
  readonly seq: number;
  readonly hash: string;
}

/** A fact from one log line, as it is stored. */
export type Fact =
  | { readonly kind: 'commit'; readonly drawId: string; readonly draw: DrawRecord }
  | { readonly kind: 'root'; readonly drawId: string; readonly root: RootRecord }
  | { readonly kind: 'end'; readonly drawId: string; readonly hash: string };

export interface DrawRecords {
  find(drawId: string): DrawRecord | undefined;
  /** Appends facts; durable when it returns. */
  append(facts: readonly Fact[]): void;
  close(): void;
}

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1024 * 1024;
/** The index is flushed after this many facts; at most as many are indexed again after a crash. */
const SYNC_EVERY = 20_000;

/** Opens the file and its index, and indexes the facts that a crash left out of the index. */
export function openDrawRecords(folder: string): DrawRecords {
  const file = openSync(join(folder, 'draws.log'), 'a+', 0o600);
  const index = openDrawIndex(join(folder, 'draws.index'));
  let end = truncateTornLine(file);
  if (index.syncedBytes > end) throw new Error(`${folder}: draws.log is shorter than it was`);
  let unsynced = 0;
  for (const { text, offset } of linesFrom(file, index.syncedBytes)) {
    indexFact(index, JSON.parse(text) as Fact, offset);
  }
  index.sync(end);
  return {
    find: (drawId) => {
      const { commit, root, end: ended } = index.offsetsOf(drawId);
      if (commit === undefined) return undefined;
      const facts = [commit, root, ended].flatMap((offset) =>
        offset === undefined ? [] : [factAt(file, offset)],
      );
      if (facts.some((fact) => fact.drawId !== drawId)) throw new Error('draws.index is not ours');
      return facts.reduce<DrawRecord | undefined>(applyFact, undefined);
    },
    append: (facts) => {
      const lines = facts.map((fact) => `${JSON.stringify(fact)}\n`);
      appendDurably(file, end, lines.join(''));
      for (const [at, fact] of facts.entries()) {
        indexFact(index, fact, end);
        end += Buffer.byteLength(lines[at] ?? '');
      }
      unsynced += lines.length;
      if (unsynced < SYNC_EVERY) return;
      index.sync(end);
      unsynced = 0;
    },
    close: () => {
      index.sync(end);
      index.close();
      closeSync(file);
    },
  };
}

/** Appends atomically: a partial write is truncated, or the next line would continue it. */
function appendDurably(file: number, end: number, text: string): void {
  if (text === '') return;
  try {
    const bytes = Buffer.from(text);
    if (writeSync(file, bytes) !== bytes.length) throw new Error('draws.log takes no more');
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, end);
    throw error;
  }
}

/** Indexes a fact; facts of a draw without a commitment are ignored. */
function indexFact(index: DrawIndex, { kind, drawId }: Fact, offset: number): void {
  if (kind !== 'commit' && index.offsetsOf(drawId).commit === undefined) return;
  index.put(drawId, kind, offset);
}

function applyFact(draw: DrawRecord | undefined, fact: Fact): DrawRecord | undefined {
  if (fact.kind === 'commit') return fact.draw;
  if (draw === undefined) return undefined;
  return fact.kind === 'root' ? { ...draw, root: fact.root } : { ...draw, ended: fact.hash };
}

function factAt(file: number, offset: number): Fact {
  for (let size = 1024; ; size *= 4) {
    const bytes = Buffer.alloc(size);
    const read = readSync(file, bytes, 0, size, offset);
    const end = bytes.subarray(0, read).indexOf(NEWLINE);
    if (end >= 0) return JSON.parse(bytes.subarray(0, end).toString('utf8')) as Fact;
    if (read < size) throw new Error('draws.index leads beyond draws.log');
  }
}

/** The lines of the file from an offset, read in chunks. */
function* linesFrom(file: number, from: number) {
  let [at, rest] = [from, Buffer.alloc(0)];
  for (;;) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const read = readSync(file, chunk, 0, CHUNK_BYTES, at + rest.length);
    const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
    let begin = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, begin)) {
      yield { text: bytes.subarray(begin, end).toString('utf8'), offset: at + begin };
      begin = end + 1;
    }
    [at, rest] = [at + begin, Buffer.from(bytes.subarray(begin))];
    if (read === 0) return;
  }
}

/** Truncates an incomplete last line, which was never acknowledged. Returns the file's length. */
function truncateTornLine(file: number): number {
  const { size } = fstatSync(file);
  let from = size;
  while (from > 0) {
    const begin = Math.max(0, from - CHUNK_BYTES);
    const bytes = Buffer.alloc(from - begin);
    readSync(file, bytes, 0, bytes.length, begin);
    const last = bytes.lastIndexOf(NEWLINE);
    from = last < 0 ? begin : begin + last + 1;
    if (last >= 0) break;
  }
  if (from < size) ftruncateSync(file, from);
  return from;
}
