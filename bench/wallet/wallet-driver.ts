// Sends signed calls of vendors over keep-alive connections, in a separate process: as fast as they
// are answered, or at a given rate. Reads a `WalletDriverTask` as JSON from stdin and writes a
// `WalletDriverResult` as JSON to stdout. The bodies are signed before the measurement begins.
import { randomInt } from 'node:crypto';
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
  /** What the round of the connection needs after it. */
  readonly left: readonly SignedRequest[];
}

interface Driven {
  readonly waits: number[];
  readonly players: Map<number, bigint>;
  readonly vendors: Map<number, bigint>;
  readonly answers: Map<string, string>;
  repeated: number;
  rolledBack: number;
  busy: number;
  wrong: number;
  problem: string;
}

async function drive(task: WalletDriverTask): Promise<WalletDriverResult> {
  const rounds = signAll(task);
  const opened = await Promise.all(
    Array.from({ length: task.connections }, () => openKeepAlive(task.port)),
  );
  const driven: Driven = {
    waits: [],
    players: new Map(),
    vendors: new Map(),
    answers: new Map(),
    repeated: 0,
    rolledBack: 0,
    busy: 0,
    wrong: 0,
    problem: '',
  };
  const started = performance.now();
  const choose = chooser(task, rounds, driven, started);
  await Promise.all(
    opened.map(async ({ ask, close }) => {
      let left: readonly SignedRequest[] = [];
      for (;;) {
        const asked = choose(left);
        if (asked === undefined) break;
        left = asked.left;
        await untilDue(asked.due);
        const answer = bodyOf(await askUntilAnswered(ask, asked.request, driven));
        driven.waits.push(performance.now() - asked.due);
        takeAnswer(task, asked.request, answer, driven);
      }
      close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { waits, repeated, rolledBack, busy, wrong, problem, players, vendors } = driven;
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

function signAll(task: WalletDriverTask): readonly SignedRound[] {
  const rounds: SignedRound[] = [];
  let signed = 0;
  for (const round of signRounds(task.port, task.vendors, task.kind)) {
    rounds.push(round);
    signed += round.requests.length;
    if (signed >= task.most) break;
  }
  return rounds;
}

/** Chooses what a connection sends next; `left` is what its round still needs. */
function chooser(
  { rate, seconds, repeated }: WalletDriverTask,
  rounds: readonly SignedRound[],
  driven: Driven,
  started: number,
) {
  const recent: SignedRequest[] = [];
  let [next, sent, remembered] = [0, 0, 0];
  const dueNow = (): number =>
    rate === undefined ? performance.now() : started + (sent * 1000) / rate;
  const begin = (): readonly SignedRequest[] => {
    const round = rounds[next];
    next += 1;
    if (round === undefined) return [];
    const { player, vendor, change } = round;
    driven.players.set(player, (driven.players.get(player) ?? 0n) + change);
    driven.vendors.set(vendor, (driven.vendors.get(vendor) ?? 0n) - change);
    if (change === 0n) driven.rolledBack += 1;
    return round.requests;
  };
  return (left: readonly SignedRequest[]): Due | undefined => {
    const due = dueNow();
    const isOver = due >= started + seconds * 1000 || next >= rounds.length;
    const again =
      isOver || recent.length === 0 || randomInt(100) >= repeated
        ? undefined
        : recent[randomInt(recent.length)];
    if (again !== undefined) {
      sent += 1;
      driven.repeated += 1;
      return { request: again, due, left };
    }
    // A round that was begun is ended, or nobody could say what its player has.
    const [request, ...rest] = left.length === 0 && !isOver ? begin() : left;
    if (request === undefined) return undefined;
    sent += 1;
    if (repeated > 0) recent[remembered++ % REMEMBERED] = request;
    return { request, due, left: rest };
  };
}

/** As a vendor does, which repeats what it got no answer to. */
async function askUntilAnswered(
  ask: KeepAlive['ask'],
  { text }: SignedRequest,
  driven: Driven,
): Promise<string> {
  for (;;) {
    const answer = await ask(text);
    if (!answer.startsWith(BUSY)) return answer;
    driven.busy += 1;
    await untilDue(performance.now() + PAUSE_MS);
  }
}

function takeAnswer(
  { repeated }: WalletDriverTask,
  { id, expected }: SignedRequest,
  answer: string,
  driven: Driven,
): void {
  const note = (found: string): void => {
    driven.wrong += 1;
    driven.problem ||= `${expected} expected: ${found.slice(0, 900)}`;
  };
  if (!answer.includes(`"${expected}"`)) note(answer);
  if (repeated === 0) return;
  const first = driven.answers.get(id);
  if (first === undefined) driven.answers.set(id, answer);
  else if (first !== answer) note(`${first}\n${answer}`);
}

const textsOf = (changes: ReadonlyMap<number, bigint>): Record<string, string> =>
  Object.fromEntries([...changes].map(([at, change]) => [String(at), change.toString()]));

process.stdout.write(JSON.stringify(await drive(await readTask<WalletDriverTask>())));
