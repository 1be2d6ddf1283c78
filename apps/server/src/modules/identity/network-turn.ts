// Attempts of one network, so many at a time. While what has failed and what is under way together
// reach what a network may get wrong, whoever comes waits until one of those under way has ended,
// and looks again: a burst of guesses gets no further than guesses one after another, and a crowd
// behind one address only waits a little.

interface Network {
  /** How many are running, waiting or counting: when nobody is, the network is forgotten. */
  present: number;
  running: number;
  /** How many have ended: who counted failures meanwhile counts them again. */
  ended: number;
  readonly waiting: (() => void)[];
}

interface Turn<Counts> {
  /** What makes a network the same one. */
  readonly key: string;
  /** Failures that are nobody's concern; from then on whoever comes is judged by them at once. */
  readonly free: number;
  readonly count: () => Promise<Counts>;
  readonly failures: (counts: Counts) => number;
}

/** Beyond it is no household and no office, but a machine. */
const WAITING_MAX = 64;

const networks = new Map<string, Network>();

/** Whether so many of a network wait that a caller should be asked to come back. */
export function isNetworkBusy(key: string): boolean {
  return (networks.get(key)?.waiting.length ?? 0) >= WAITING_MAX;
}

/** Does the work of an attempt when its turn comes, with what was counted then. */
export async function inNetworkTurn<Counts, Value>(
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

/** Counts until there is room, and takes the room in the same moment. */
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
