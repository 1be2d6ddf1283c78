// What the co-signer has seen of one house, for ever and on disk before it answers: the house's log
// key, the head of each log, and of each draw the first commitment, the first root and whether it
// has ended.
import { LOG_START } from '@fairhouse/rules/fair';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openHeads, type Head, type Heads } from './heads.ts';
import { openSeenDraws, type Fact, type SeenDraw } from './seen-draws.ts';

export interface Witnessed {
  /** Whether the key is the house's; the first one ever shown is. */
  trusts(logKey: string): boolean;
  readonly logKey: string | undefined;
  /** Where a log ends as far as it was shown; number 0 of one that was not. */
  headOf(log: string): Pick<Head, 'seq' | 'hash'>;
  drawOf(drawId: string): SeenDraw | undefined;
  /** Keeps what a batch of lines taught, on disk before it returns. */
  keep(log: string, facts: readonly Fact[], heads: readonly Head[]): void;
  /** The newest head of each log. */
  latest(): ReadonlyMap<string, Head>;
  /** Heads of a log after a number, oldest first. */
  history(log: string, after: number, most: number): readonly Head[];
  close(): void;
}

/** Opens the folder's files; all of them only ever grow. */
export function openWitnessed(folder: string): Witnessed {
  const keyPath = join(folder, 'house.key');
  let logKey = existsSync(keyPath) ? readFileSync(keyPath, 'utf8').trim() : undefined;
  const draws = openSeenDraws(folder);
  const heads: Heads = openHeads(folder);
  return {
    get logKey() {
      return logKey;
    },
    trusts: (shown) => {
      if (logKey === undefined) {
        const made = openSync(keyPath, 'wx', 0o600);
        writeDurably(made, shown);
        closeSync(made);
        logKey = shown;
      }
      return logKey === shown;
    },
    headOf: (log) => heads.last(log) ?? { seq: 0, hash: LOG_START },
    drawOf: (drawId) => draws.of(drawId),
    keep: (log, facts, signed) => {
      draws.keep(facts);
      heads.add(log, signed);
    },
    latest: () => heads.latest(),
    history: (log, after, most) => heads.history(log, after, most),
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
