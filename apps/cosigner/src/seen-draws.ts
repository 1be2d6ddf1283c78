// What the co-signer has seen of each draw, for ever: a file that only grows, and an index of it.
// The first word about a draw stands.
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

/** What is known of a draw; a draw of LD1 has no times and is never answered for. */
export interface SeenDraw {
  readonly houseCommit: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly root?: SeenRoot;
  /** The hash of the line that ended it: its result, or its void. */
  readonly ended?: string;
}

export interface SeenRoot {
  readonly root: string;
  readonly count: number;
  /** The log's line that holds it. */
  readonly seq: number;
  readonly hash: string;
}

/** One thing learnt from a line, as it is kept. */
export type Fact =
  | { readonly kind: 'commit'; readonly drawId: string; readonly draw: SeenDraw }
  | { readonly kind: 'root'; readonly drawId: string; readonly root: SeenRoot }
  | { readonly kind: 'end'; readonly drawId: string; readonly hash: string };

export interface SeenDraws {
  of(drawId: string): SeenDraw | undefined;
  /** Keeps facts, on disk before it returns. */
  keep(facts: readonly Fact[]): void;
  close(): void;
}

const NEWLINE = 0x0a;
const PIECE = 1024 * 1024;
/** Facts after which the index is settled: so many are put in again after a crash. */
const SETTLED_EVERY = 20_000;

/** Opens the file and its index; what a crash kept out of the index is put into it. */
export function openSeenDraws(folder: string): SeenDraws {
  const file = openSync(join(folder, 'draws.log'), 'a+', 0o600);
  const index = openDrawIndex(join(folder, 'draws.index'));
  let end = cutToWhole(file);
  if (index.upTo > end) throw new Error(`${folder}: draws.log is shorter than it was`);
  let unsettled = 0;
  for (const { text, offset } of linesFrom(file, index.upTo)) {
    putIn(index, JSON.parse(text) as Fact, offset);
  }
  index.settle(end);
  return {
    of: (drawId) => {
      const { commit, root, end: ended } = index.placesOf(drawId);
      if (commit === undefined) return undefined;
      const facts = [commit, root, ended].flatMap((place) =>
        place === undefined ? [] : [factAt(file, place)],
      );
      if (facts.some((fact) => fact.drawId !== drawId)) throw new Error('draws.index is not ours');
      return facts.reduce<SeenDraw | undefined>(learn, undefined);
    },
    keep: (facts) => {
      const lines = facts.map((fact) => `${JSON.stringify(fact)}\n`);
      append(file, end, lines.join(''));
      for (const [at, fact] of facts.entries()) {
        putIn(index, fact, end);
        end += Buffer.byteLength(lines[at] ?? '');
      }
      unsettled += lines.length;
      if (unsettled < SETTLED_EVERY) return;
      index.settle(end);
      unsettled = 0;
    },
    close: () => {
      index.settle(end);
      index.close();
      closeSync(file);
    },
  };
}

/** What cannot be written whole is not there: the next line would continue it. */
function append(file: number, end: number, text: string): void {
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

/** Of a draw that nobody committed to nothing is known. */
function putIn(index: DrawIndex, { kind, drawId }: Fact, offset: number): void {
  if (kind !== 'commit' && index.placesOf(drawId).commit === undefined) return;
  index.put(drawId, kind, offset);
}

function learn(draw: SeenDraw | undefined, fact: Fact): SeenDraw | undefined {
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

/** The lines of the file from an offset on, a piece at a time. */
function* linesFrom(file: number, from: number) {
  let [at, rest] = [from, Buffer.alloc(0)];
  for (;;) {
    const piece = Buffer.alloc(PIECE);
    const read = readSync(file, piece, 0, PIECE, at + rest.length);
    const bytes = Buffer.concat([rest, piece.subarray(0, read)]);
    let begin = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, begin)) {
      yield { text: bytes.subarray(begin, end).toString('utf8'), offset: at + begin };
      begin = end + 1;
    }
    [at, rest] = [at + begin, Buffer.from(bytes.subarray(begin))];
    if (read === 0) return;
  }
}

/** Cuts off a line that a crash cut short: it was never answered for. Answers the file's length. */
function cutToWhole(file: number): number {
  const { size } = fstatSync(file);
  let from = size;
  while (from > 0) {
    const begin = Math.max(0, from - PIECE);
    const bytes = Buffer.alloc(from - begin);
    readSync(file, bytes, 0, bytes.length, begin);
    const last = bytes.lastIndexOf(NEWLINE);
    from = last < 0 ? begin : begin + last + 1;
    if (last >= 0) break;
  }
  if (from < size) ftruncateSync(file, from);
  return from;
}
