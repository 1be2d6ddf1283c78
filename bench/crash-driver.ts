// The players of the benchmark of crash, in a process of their own: a socket each, a bet in the
// eight seconds of a round, and cash-outs of many of them within one second.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

export interface CrashDriverTask {
  readonly url: string;
  readonly sessions: readonly string[];
  readonly cashOuts: number;
  /** Rounds that are tried until one lasts long enough. */
  readonly rounds: number;
}

export interface CrashDriverResult {
  readonly sockets: number;
  /** Rounds with bets of all players. */
  readonly flown: number;
  readonly bets: readonly number[];
  readonly accepted: number;
  readonly betSeconds: number;
  readonly cashed: readonly number[];
  readonly late: number;
  readonly unanswered: number;
  /** Milliseconds between ticks while bets were taken, of sampled sockets. */
  readonly ticks: readonly number[];
}

const BETTING_MS = 7_200;
const CASH_OUT_AFTER_MS = 1_500;
const SAMPLED_EVERY = 25;
const CONNECT_AT_ONCE = 60;

const agent = new Agent({ keepAlive: true, maxSockets: 96 });

function post(url: string, path: string, body: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const payload = JSON.stringify(body);
    const outgoing = request(
      `${url}${path}`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': payload.length },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (text += part));
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', () => resolve({ status: 0, text: '' }));
    outgoing.end(payload);
  });
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

interface Heard {
  phase: string;
  opens: number;
  runs: number;
  ends: number;
  readonly ticks: number[];
}

async function connect(task: CrashDriverTask, heard: Heard): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const waiting = task.sessions.map((sessionID, at) => ({ sessionID, at }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { sessionID, at } = next;
      const socket = new WebSocket(`${task.url.replace('http', 'ws')}/crash/feed`);
      await new Promise<void>((resolve) => {
        socket.once('error', () => resolve());
        socket.once('open', () => {
          socket.send(JSON.stringify({ sessionID }));
          socket.once('message', () => resolve());
        });
      });
      sockets.push(socket);
      if (at === 0) socket.on('message', (data: Buffer) => listen(heard, data.toString('utf8')));
      else if (at % SAMPLED_EVERY === 0)
        socket.on('message', (data: Buffer) => sample(heard, socket, data));
      else socket.on('message', () => undefined);
    }
  };
  await Promise.all(Array.from({ length: CONNECT_AT_ONCE }, worker));
  return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
}

function listen(heard: Heard, text: string): void {
  const { type, phase } = JSON.parse(text) as { type: string; phase?: string };
  if (type === 'open') Object.assign(heard, { phase: 'BETTING', opens: heard.opens + 1 });
  else if (type === 'run') Object.assign(heard, { phase: 'RUNNING', runs: heard.runs + 1 });
  else if (type === 'crash' || type === 'void') {
    Object.assign(heard, { phase: 'CRASHED', ends: heard.ends + 1 });
  } else if (type === 'state') heard.phase = phase ?? '';
}

const lastTick = new WeakMap<WebSocket, number>();

function sample(heard: Heard, socket: WebSocket, data: Buffer): void {
  if (heard.phase !== 'BETTING' || !data.toString('utf8').startsWith('{"type":"tick"')) {
    lastTick.delete(socket);
    return;
  }
  const now = performance.now();
  const last = lastTick.get(socket);
  lastTick.set(socket, now);
  if (last !== undefined) heard.ticks.push(now - last);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

async function run(task: CrashDriverTask): Promise<CrashDriverResult> {
  const heard: Heard = { phase: '', opens: 0, runs: 0, ends: 0, ticks: [] };
  const sockets = await connect(task, heard);
  for (let round = 0; ; round += 1) {
    const { opens, runs, ends } = heard;
    await until(() => heard.opens > opens);
    heard.ticks.length = 0;
    const began = performance.now();
    const bets: number[] = [];
    let accepted = 0;
    const placed = task.sessions.map(async (sessionID, at) => {
      await pause((BETTING_MS * at) / task.sessions.length);
      const sent = performance.now();
      const { status } = await post(task.url, '/crash/bet', {
        sessionID,
        amount: 10_000_000,
        parameters: { auto: null },
        playId: randomUUID(),
      });
      bets.push(performance.now() - sent);
      if (status === 200) accepted += 1;
    });
    await Promise.all(placed);
    const betSeconds = (performance.now() - began) / 1_000;
    await until(() => heard.runs > runs || heard.ends > ends);
    await pause(CASH_OUT_AFTER_MS);
    const cashed: number[] = [];
    let [late, unanswered] = [0, 0];
    const asked = task.sessions.slice(0, task.cashOuts).map(async (sessionID, at) => {
      await pause((1_000 * at) / task.cashOuts);
      const sent = performance.now();
      const { status, text } = await post(task.url, '/crash/cash-out', { sessionID });
      if (status === 200 && text.includes('"late":null')) cashed.push(performance.now() - sent);
      else if (status === 200) late += 1;
      else unanswered += 1;
    });
    await Promise.all(asked);
    const isWhole = cashed.length >= task.cashOuts * 0.99;
    if (isWhole || round + 1 >= task.rounds) {
      const { ticks } = heard;
      for (const socket of sockets) socket.terminate();
      const [count, flown] = [sockets.length, round + 1];
      return { sockets: count, flown, bets, accepted, betSeconds, cashed, late, unanswered, ticks };
    }
    await until(() => heard.ends > ends);
  }
}

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const task = JSON.parse(Buffer.concat(parts).toString('utf8')) as CrashDriverTask;
process.stdout.write(JSON.stringify(await run(task)), () => process.exit(0));
