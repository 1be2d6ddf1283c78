// Signed heads of the logs, one file per log. Records have a fixed length, so that any record is
// read by its index, and a record that a crash truncated is detected.
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Head {
  readonly seq: number;
  readonly hash: string;
  /** The time of the co-signer's clock, in milliseconds. */
  readonly at: number;
  readonly signature: string;
}

export interface Heads {
  last(log: string): Head | undefined;
  latest(): ReadonlyMap<string, Head>;
  /** Heads after a sequence number, oldest first. */
  history(log: string, after: number, limit: number): readonly Head[];
  /** Appends heads in order; durable when it returns. */
  add(log: string, heads: readonly Head[]): void;
  close(): void;
}

const NUMBER_LENGTH = 16;
const HASH = 64;
const SIGNATURE = 128;
const RECORD = NUMBER_LENGTH + 1 + HASH + 1 + NUMBER_LENGTH + 1 + SIGNATURE + 1;

/** Opens the files in the subfolder `heads`. */
export function openHeads(folder: string): Heads {
  const directory = join(folder, 'heads');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const files = new Map<string, number>();
  const newest = new Map<string, Head>();
  const fileOf = (log: string): number => {
    const open = files.get(log);
    if (open !== undefined) return open;
    const file = openSync(join(directory, encodeURIComponent(log)), 'a+', 0o600);
    files.set(log, file);
    return file;
  };
  const countOf = (log: string): number => Math.floor(fstatSync(fileOf(log)).size / RECORD);
  const headAt = (log: string, index: number): Head => {
    const bytes = Buffer.alloc(RECORD);
    readSync(fileOf(log), bytes, 0, RECORD, index * RECORD);
    const [seq = '', hash = '', at = '', signature = ''] = bytes.toString('latin1').split(/[ \n]/);
    return { seq: Number(seq), hash, at: Number(at), signature };
  };
  for (const name of readdirSync(directory)) {
    const log = decodeURIComponent(name);
    const count = countOf(log);
    ftruncateSync(fileOf(log), count * RECORD);
    if (count > 0) newest.set(log, headAt(log, count - 1));
  }
  return {
    last: (log) => newest.get(log),
    latest: () => newest,
    history: (log, after, limit) => {
      if (!newest.has(log)) return [];
      const count = countOf(log);
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (headAt(log, middle).seq > after) high = middle;
        else low = middle + 1;
      }
      const upTo = Math.min(count, low + limit);
      return Array.from({ length: upTo - low }, (_, index) => headAt(log, low + index));
    },
    add: (log, heads) => {
      const last = heads.at(-1);
      if (last === undefined) return;
      const file = fileOf(log);
      writeSync(file, heads.map(recordOf).join(''));
      fsyncSync(file);
      newest.set(log, last);
    },
    close: () => {
      for (const file of files.values()) closeSync(file);
    },
  };
}

function recordOf({ seq, hash, at, signature }: Head): string {
  const [number, time] = [seq, at].map((each) => String(each).padStart(NUMBER_LENGTH, '0'));
  return `${number} ${hash} ${time} ${signature}\n`;
}
