// How long something took of the time that this process was given: on a machine under load a test
// would else measure what the others do.
const TICK_MS = 10;

/** Runs `work`; `ms` leaves out what passed while this process wanted to run and was not let. */
export async function ownTime<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> {
  let starvedMs = 0;
  const began = performance.now();
  let last = began;
  let used = process.cpuUsage();
  const look = (): void => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    // What it computed itself is its own, however long.
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
