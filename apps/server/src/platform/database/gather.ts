/** How many keys are read at once. */
const KEYS_MAX = 500;

interface Waiting<Key, Value> {
  readonly key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Answers many callers by few statements: keys that are asked for in one turn, or while a read is
 * under way, are read together. `read` returns a value for each key, in their order; where it
 * fails, all of its callers fail.
 */
export function gather<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, KEYS_MAX);
      waiting = waiting.slice(KEYS_MAX);
      try {
        const values = await read(batch.map(({ key }) => key));
        for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      setImmediate(() => void run());
    });
}

/** Calls `work` once for the keys of each group; returns the values in the order of the keys. */
export async function perGroup<Key, Value>(
  keys: readonly Key[],
  groupOf: (key: Key) => number,
  work: (group: readonly Key[]) => Promise<readonly Value[]>,
): Promise<readonly Value[]> {
  const values = new Map<Key, Value>();
  for (const group of new Set(keys.map(groupOf))) {
    const own = keys.filter((key) => groupOf(key) === group);
    const found = await work(own);
    for (const [index, key] of own.entries()) values.set(key, found[index] as Value);
  }
  return keys.map((key) => values.get(key) as Value);
}
