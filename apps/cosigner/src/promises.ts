// What the co-signer has bound itself to: one house's log key, and one root for each draw, for
// ever.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Promises {
  /** Whether the key is the house's; the first one ever shown is. */
  trusts(logKey: string): boolean;
  readonly logKey: string | undefined;
  /** Binds the draw to the root, on disk before it returns; false when it is bound to another. */
  bind(drawId: string, root: string): boolean;
  close(): void;
}

/** Opens the folder's two files; both only ever grow. */
export function openPromises(folder: string): Promises {
  const keyPath = join(folder, 'house.key');
  let logKey = existsSync(keyPath) ? readFileSync(keyPath, 'utf8').trim() : undefined;
  const rootsPath = join(folder, 'roots.log');
  const roots = readRoots(rootsPath);
  const file = openSync(rootsPath, 'a', 0o600);
  return {
    get logKey() {
      return logKey;
    },
    trusts: (shown) => {
      if (logKey === undefined) {
        writeDurably(openSync(keyPath, 'wx', 0o600), shown, true);
        logKey = shown;
      }
      return logKey === shown;
    },
    bind: (drawId, root) => {
      const bound = roots.get(drawId);
      if (bound !== undefined) return bound === root;
      writeDurably(file, `${drawId} ${root}\n`, false);
      roots.set(drawId, root);
      return true;
    },
    close: () => closeSync(file),
  };
}

/** A line cut short by a crash was never answered for, so it is passed over. */
function readRoots(path: string): Map<string, string> {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = [...text.matchAll(/^(\S+) ([0-9a-f]{64})$/gm)];
  return new Map(lines.map(([, drawId = '', root = '']) => [drawId, root]));
}

function writeDurably(file: number, text: string, last: boolean): void {
  writeSync(file, text);
  fsyncSync(file);
  if (last) closeSync(file);
}
