// Signed heads of the house's logs, one file for each log. Records are equally long, so that any of
// them is found by its number without reading the rest, and a record cut short by a crash is seen.
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
  /** The co-signer's clock, milliseconds. */
  readonly at: number;
  readonly signature: string;
}

export interface Heads {
  last(log: string): Head | undefined;
  latest(): ReadonlyMap<string, Head>;
  /** Heads after a number, oldest first. */
  history(log: string, after: number, most: number): readonly Head[];
  /** Adds heads, in order, on disk before it returns. */
  add(log: string, heads: readonly Head[]): void;
  close(): void;
}

const WHOLE = 16;
const HASH = 64;
const SIGNATURE = 128;
const RECORD = WHOLE + 1 + HASH + 1 + WHOLE + 1 + SIGNATURE + 1;

/** Opens the files under `heads` in the folder. */
export function openHeads(folder: string): Heads {
  const place = join(folder, 'heads');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const files = new Map<string, number>();
  const newest = new Map<string, Head>();
  const fileOf = (log: string): number => {
    const open = files.get(log);
    if (open !== undefined) return open;
    const file = openSync(join(place, encodeURIComponent(log)), 'a+', 0o600);
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
  for (const name of readdirSync(place)) {
    const log = decodeURIComponent(name);
    const count = countOf(log);
    ftruncateSync(fileOf(log), count * RECORD);
    if (count > 0) newest.set(log, headAt(log, count - 1));
  }
  return {
    last: (log) => newest.get(log),
    latest: () => newest,
    history: (log, after, most) => {
      if (!newest.has(log)) return [];
      const count = countOf(log);
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (headAt(log, middle).seq > after) high = middle;
        else low = middle + 1;
      }
      const upTo = Math.min(count, low + most);
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
  const [number, time] = [seq, at].map((each) => String(each).padStart(WHOLE, '0'));
  return `${number} ${hash} ${time} ${signature}\n`;
}
