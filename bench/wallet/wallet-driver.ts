// Sends signed calls of vendors over keep-alive connections, in a separate process: as fast as they
// are answered, or at a given rate. Reads a `WalletDriverTask` as JSON from stdin and writes a
// `WalletDriverResult` as JSON to stdout. The bodies are signed before the measurement begins.
import type { BenchVendor } from './create-vendors.ts';
import {
  bodyOf,
  openKeepAlive,
  percentiles,
  readTask,
  untilDue,
  type KeepAlive,
} from './keep-alive.ts';
import { signRounds, type SignedRequest, type SignedRound } from './signed-requests.ts';

export interface WalletDriverTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections; undefined for as many as are answered. */
  readonly rate?: number;
  /** The most requests that are signed; the measurement ends when they are used up. */
  readonly most: number;
  readonly kind: 'bets' | 'rounds';
  /** The percentage of requests that repeat one that was sent before, answered or not. */
  readonly repeated: number;
  readonly vendors: readonly BenchVendor[];
}

export interface WalletDriverResult {
  readonly answered: number;
  readonly repeated: number;
  readonly rolledBack: number;
  /** Requests that were sent again because the server was too busy. */
  readonly busy: number;
  /** Answers that were not as expected, and those that differ from the first one to their id. */
  readonly wrong: number;
  /** The first of them, for diagnosis. */
  readonly problem: string;
  readonly seconds: number;
  /** Milliseconds at the median and at the 99th percentile, from when each was due. */
  readonly median: number;
  readonly p99: number;
  /** What players have more, in the ledger's units, and what vendors have, by their positions. */
  readonly players: Readonly<Record<string, string>>;
  readonly vendors: Readonly<Record<string, string>>;
}

/** The beginning of an answer of a server that has too much to do. */
const BUSY = 'HTTP/1.1 503';
const PAUSE_MS = 50;
/** How many of the last requests may be repeated. */
const REMEMBERED = 1024;

interface Due {
  readonly request: SignedRequest;
  readonly due: number;
}

class Driving {
  readonly #task: WalletDriverTask;
  readonly #rounds: SignedRound[] = [];
  readonly #recent: SignedRequest[] = [];
  readonly #answers = new Map<string, string>();
  readonly waits: number[] = [];
  readonly players = new Map<number, bigint>();
  readonly vendors = new Map<number, bigint>();
  #next = 0;
  #sent = 0;
  #remembered = 0;
  #started = 0;
  repeated = 0;
  rolledBack = 0;
  busy = 0;
  wrong = 0;
  problem = '';

  constructor(task: WalletDriverTask) {
    this.#task = task;
    let signed = 0;
    for (const round of signRounds(task.port, task.vendors, task.kind)) {
      this.#rounds.push(round);
      signed += round.requests.length;
      if (signed >= task.most) break;
    }
  }

  async run(): Promise<number> {
    const { connections, port } = this.#task;
    const opened = await Promise.all(
      Array.from({ length: connections }, () => openKeepAlive(port)),
    );
    this.#started = performance.now();
    await Promise.all(
      opened.map(async ({ ask, close }) => {
        let left: readonly SignedRequest[] = [];
        for (;;) {
          const asked = this.#repetition() ?? this.#first((left = this.#roundAfter(left)));
          if (asked === undefined) break;
          if (asked.request === left[0]) left = left.slice(1);
          await untilDue(asked.due);
          this.#take(bodyOf(await this.#askUntilAnswered(ask, asked.request)), asked);
        }
        close();
      }),
    );
    return (performance.now() - this.#started) / 1000;
  }

  /** As a vendor does, which repeats what it got no answer to. */
  async #askUntilAnswered(ask: KeepAlive['ask'], { text }: SignedRequest): Promise<string> {
    for (;;) {
      const answer = await ask(text);
      if (!answer.startsWith(BUSY)) return answer;
      this.busy += 1;
      await untilDue(performance.now() + PAUSE_MS);
    }
  }

  #due(): number {
    const { rate } = this.#task;
    return rate === undefined ? performance.now() : this.#started + (this.#sent * 1000) / rate;
  }

  #isOver(): boolean {
    const { seconds } = this.#task;
    return this.#due() >= this.#started + seconds * 1000 || this.#next >= this.#rounds.length;
  }

  #repetition(): Due | undefined {
    if (Math.random() * 100 >= this.#task.repeated || this.#isOver()) return undefined;
    const request = this.#recent[Math.floor(Math.random() * this.#recent.length)];
    if (request === undefined) return undefined;
    const due = this.#due();
    this.#sent += 1;
    this.repeated += 1;
    return { request, due };
  }

  /** A round that was begun is ended, or nobody could say what its player has. */
  #roundAfter(left: readonly SignedRequest[]): readonly SignedRequest[] {
    if (left.length > 0 || this.#isOver()) return left;
    const round = this.#rounds[this.#next];
    this.#next += 1;
    if (round === undefined) return [];
    const { player, vendor, change } = round;
    this.players.set(player, (this.players.get(player) ?? 0n) + change);
    this.vendors.set(vendor, (this.vendors.get(vendor) ?? 0n) - change);
    if (change === 0n) this.rolledBack += 1;
    return round.requests;
  }

  #first([request]: readonly SignedRequest[]): Due | undefined {
    if (request === undefined) return undefined;
    const due = this.#due();
    this.#sent += 1;
    if (this.#task.repeated > 0) this.#recent[this.#remembered++ % REMEMBERED] = request;
    return { request, due };
  }

  #take(answer: string, { request, due }: Due): void {
    this.waits.push(performance.now() - due);
    if (!answer.includes(`"${request.expected}"`)) this.#note(request, answer);
    if (this.#task.repeated === 0) return;
    const first = this.#answers.get(request.id);
    if (first === undefined) this.#answers.set(request.id, answer);
    else if (first !== answer) this.#note(request, `${first}\n${answer}`);
  }

  #note({ expected }: SignedRequest, found: string): void {
    this.wrong += 1;
    this.problem ||= `${expected} expected: ${found.slice(0, 900)}`;
  }
}

async function drive(task: WalletDriverTask): Promise<WalletDriverResult> {
  const driving = new Driving(task);
  const seconds = await driving.run();
  const { waits, repeated, rolledBack, busy, wrong, problem, players, vendors } = driving;
  return {
    answered: waits.length,
    repeated,
    rolledBack,
    busy,
    wrong,
    problem,
    seconds,
    ...percentiles(waits),
    players: textsOf(players),
    vendors: textsOf(vendors),
  };
}

const textsOf = (changes: ReadonlyMap<number, bigint>): Record<string, string> =>
  Object.fromEntries([...changes].map(([at, change]) => [String(at), change.toString()]));

process.stdout.write(JSON.stringify(await drive(await readTask<WalletDriverTask>())));
