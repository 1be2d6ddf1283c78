// Measures the time that this process actually had: on a loaded machine a test would otherwise
// measure the load of others.
const TICK_MS = 10;

/** Runs `work`; `ms` excludes the time in which this process was ready but not scheduled. */
export async function measureOwnTime<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> {
  let starvedMs = 0;
  const began = performance.now();
  let last = began;
  let used = process.cpuUsage();
  const look = (): void => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    // Time that the process computed counts, however long.
    starvedMs += Math.max(0, now - last - TICK_MS - (user + system) / 1000);
    last = now;
    used = process.cpuUsage();
  };
  const ticker = setInterval(look, TICK_MS);
  try {
    const value = await work();
    look();
    return { value, ms: performance.now() - began - starvedMs };
  } finally {
    clearInterval(ticker);
  }
}
