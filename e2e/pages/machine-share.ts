// How much of the machine the tests beside this one leave.
import { performance } from 'node:perf_hooks';

const SPINS = 5;
const SPIN_MS = 20;
const PAUSE_MS = 50;

/**
 * How many times longer work takes now than on a machine of its own: 1 when nothing else runs. The
 * time that a process is away from the cores is measured while it computes.
 */
export async function measureBusy(): Promise<number> {
  let wall = 0;
  let busy = 0;
  for (let spin = 0; spin < SPINS; spin += 1) {
    const began = performance.now();
    const before = process.cpuUsage();
    let used = 0;
    while (used < SPIN_MS) {
      const { user, system } = process.cpuUsage(before);
      used = (user + system) / 1000;
    }
    wall += performance.now() - began;
    busy += used;
    await new Promise((passed) => setTimeout(passed, PAUSE_MS));
  }
  return Math.max(1, wall / busy);
}
