// The state of the witness for one house, durable before it is acknowledged: the house's log key,
// the heads of each log, and for each draw the first commitment, the first root and the end.
import { LOG_START } from '@fairhouse/rules/fair';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openHeads, type Head, type Heads } from './heads.ts';
import { openDrawRecords, type Fact, type DrawRecord } from './draw-records.ts';

export interface WitnessStore {
  /** Whether this is the log key of the house; the first key is trusted and stored. */
  trusts(logKey: string): boolean;
  readonly logKey: string | undefined;
  /** The last head of a log; sequence number 0 for an unknown log. */
  getHead(log: string): Pick<Head, 'seq' | 'hash'>;
  findDraw(drawId: string): DrawRecord | undefined;
  /** Appends the facts and heads of a batch; durable when it returns. */
  append(log: string, facts: readonly Fact[], heads: readonly Head[]): void;
  /** The newest head of each log. */
  latest(): ReadonlyMap<string, Head>;
  /** Heads of a log after a sequence number, oldest first. */
  history(log: string, after: number, limit: number): readonly Head[];
  close(): void;
}

/** Opens the files in a folder; all are append-only. */
export function openWitnessStore(folder: string): WitnessStore {
  const keyPath = join(folder, 'house.key');
  let logKey = existsSync(keyPath) ? readFileSync(keyPath, 'utf8').trim() : undefined;
  const draws = openDrawRecords(folder);
  const heads: Heads = openHeads(folder);
  return {
    get logKey() {
      return logKey;
    },
    trusts: (key) => {
      if (logKey === undefined) {
        const file = openSync(keyPath, 'wx', 0o600);
        writeDurably(file, key);
        closeSync(file);
        logKey = key;
      }
      return logKey === key;
    },
    getHead: (log) => heads.last(log) ?? { seq: 0, hash: LOG_START },
    findDraw: (drawId) => draws.find(drawId),
    append: (log, facts, signed) => {
      draws.append(facts);
      heads.add(log, signed);
    },
    latest: () => heads.latest(),
    history: (log, after, limit) => heads.history(log, after, limit),
    close: () => {
      draws.close();
      heads.close();
    },
  };
}

function writeDurably(file: number, text: string): void {
  writeSync(file, text);
  fsyncSync(file);
}
