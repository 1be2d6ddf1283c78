/** Runs work with so much at once; what is urgent goes first. */
export interface Queue {
  run<Value>(work: () => Promise<Value>, isUrgent?: boolean): Promise<Value>;
  /** How much waits. */
  size(): number;
}

export function openQueue(atOnce: number): Queue {
  const urgent: (() => void)[] = [];
  const other: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running -= 1;
    (urgent.shift() ?? other.shift())?.();
  };
  return {
    size: () => urgent.length + other.length,
    run: async (work, isUrgent = true) => {
      if (running >= atOnce) {
        await new Promise<void>((resolve) => void (isUrgent ? urgent : other).push(resolve));
      }
      running += 1;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
