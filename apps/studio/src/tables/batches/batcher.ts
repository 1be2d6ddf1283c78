/** Collects items while a batch of them is written, and writes them as the next one. */
export interface Batcher<Item, Result> {
  /** Resolves with the result of the item's batch; rejects if the batch failed. */
  add(item: Item): Promise<Result>;
  /** Waits until nothing is collected or written. */
  idle(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** `run` returns a result for each item, in order; `most` items are one batch. */
export function openBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): Batcher<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;
  const writeAll = async (): Promise<void> => {
    // Items of the same turn of the loop are one batch.
    await new Promise((resolve) => void setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const results = await run(batch.map(({ item }) => item));
        batch.forEach(({ done }, at) => done(results[at] as Result));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
  };
  return {
    add: (item) =>
      new Promise((done, failed) => {
        waiting.push({ item, done, failed });
        running ??= writeAll().finally(() => (running = undefined));
      }),
    idle: async () => {
      for (let now = running; now !== undefined; now = running) await now;
    },
  };
}
