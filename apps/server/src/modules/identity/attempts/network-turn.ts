// Limits the concurrent login attempts of one network. While failed and running attempts together
// reach the failure limit, a new attempt waits until a running one has ended, and checks again: a
// burst of guesses gets no further than sequential guesses, and many members behind one address
// wait only briefly.

interface Network {
  /** Attempts that are running, waiting or counting; at zero the network's entry is deleted. */
  present: number;
  running: number;
  /** Attempts that have ended; if it changes during a count, the count is repeated. */
  ended: number;
  readonly waiting: (() => void)[];
}

interface Turn<Counts> {
  /** Identifies the network. */
  readonly key: string;
  /**
   * Failures without consequence. From this number on, attempts do not wait: their count alone
   * decides about them.
   */
  readonly free: number;
  readonly count: () => Promise<Counts>;
  readonly failures: (counts: Counts) => number;
}

/** More waiting attempts than any household or office makes. */
const WAITING_MAX = 64;

const networks = new Map<string, Network>();

/** Whether so many attempts of a network wait that new ones should be refused. */
export function isNetworkBusy(key: string): boolean {
  return (networks.get(key)?.waiting.length ?? 0) >= WAITING_MAX;
}

/** Runs the attempt when its turn comes, with the counts of that moment. */
export async function runInNetworkTurn<Counts, Value>(
  turn: Turn<Counts>,
  work: (counts: Counts) => Promise<Value>,
): Promise<Value> {
  const network = networks.get(turn.key) ?? { present: 0, running: 0, ended: 0, waiting: [] };
  networks.set(turn.key, network);
  network.present += 1;
  let isRunning = false;
  try {
    const counts = await awaitTurn(network, turn);
    isRunning = true;
    return await work(counts);
  } finally {
    if (isRunning) network.running -= 1;
    network.ended += 1;
    network.present -= 1;
    if (network.present === 0) networks.delete(turn.key);
    network.waiting.shift()?.();
  }
}

/** Counts until the attempt may run, and registers it as running in the same tick. */
async function awaitTurn<Counts>(network: Network, turn: Turn<Counts>): Promise<Counts> {
  for (;;) {
    const seen = network.ended;
    const counts = await turn.count();
    const failures = turn.failures(counts);
    const isSettled = failures >= turn.free;
    if (isSettled || (network.ended === seen && failures + network.running < turn.free)) {
      network.running += 1;
      return counts;
    }
    if (network.ended !== seen) continue;
    await new Promise<void>((resolve) => network.waiting.push(resolve));
  }
}
