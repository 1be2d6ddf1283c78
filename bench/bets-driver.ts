// Places orders over keep-alive connections as fast as it is answered, in a process of its own. It
// is told what to do in its argument and writes what it did as one line of JSON.
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

export interface DriverTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly merchant: string;
  /** Session tokens, taken in turn. */
  readonly tokens: readonly string[];
  /** Requests' bodies, taken in turn; only the order's id is new in each request. */
  readonly bodies: readonly string[];
}

export interface DriverResult {
  readonly placed: number;
  readonly refused: number;
  /** The first refusal, to see what went wrong. */
  readonly why: string;
  readonly seconds: number;
  /** Milliseconds at the median and at the 99th percentile. */
  readonly median: number;
  readonly p99: number;
}

/** Random bytes by the block: asking for sixteen at a time costs more than the request's text. */
let pool = randomBytes(65_536);
let used = 0;

function orderId(): string {
  if (used + 10 > pool.length) {
    pool = randomBytes(65_536);
    used = 0;
  }
  const time = Date.now().toString(16).padStart(12, '0');
  const hex = pool.toString('hex', used, used + 10);
  used += 10;
  const tail = `7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${tail}`;
}

async function drive(task: DriverTask): Promise<DriverResult> {
  const heads = task.tokens.map(
    (token) =>
      `POST /lgw/bets HTTP/1.1\r\nHost: 127.0.0.1:${task.port}\r\nMerchant: ${task.merchant}\r\n` +
      `Authorization: ${token}\r\nLanguage: EN\r\nContent-Type: application/json\r\n` +
      'Idempotency-Key: ',
  );
  const tails = task.bodies.map(
    (body) => `\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const waits: number[] = [];
  let [next, placed, refused, why] = [0, 0, 0, ''];
  const started = performance.now();
  const until = started + task.seconds * 1000;

  const request = (): string => {
    const head = heads[next % heads.length] ?? '';
    const tail = tails[next % tails.length] ?? '';
    next += 1;
    return head + orderId() + tail;
  };
  const take = (answer: string, asked: number): void => {
    waits.push(performance.now() - asked);
    if (answer.startsWith('HTTP/1.1 200')) placed += 1;
    else {
      refused += 1;
      why ||= answer.slice(0, 600);
    }
  };
  await Promise.all(
    Array.from({ length: task.connections }, () => talk(task.port, until, request, take)),
  );
  waits.sort((left, right) => left - right);
  return {
    placed,
    refused,
    why,
    seconds: (performance.now() - started) / 1000,
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
  };
}

const ANSWER_BYTES_MAX = 65_536;

/**
 * One connection that asks again as soon as it is answered. Answers are read into one place of its
 * own, so that the players take as little of the machine from the house as they can.
 */
function talk(
  port: number,
  until: number,
  request: () => string,
  take: (answer: string, asked: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [text, asked] = ['', 0];
    const ask = (): void => {
      asked = performance.now();
      if (asked >= until) {
        socket.end();
        resolve();
      } else socket.write(request(), 'latin1');
    };
    const hear = (bytes: number, buffer: Uint8Array): boolean => {
      text += (buffer as Buffer).toString('latin1', 0, bytes);
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return true;
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined || text.length < head + 4 + Number(length)) return true;
      take(text, asked);
      text = '';
      ask();
      return true;
    };
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.alloc(ANSWER_BYTES_MAX), callback: hear },
    });
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server hung up')));
  });
}

const read: Buffer[] = [];
for await (const part of process.stdin) read.push(part as Buffer);
const task = JSON.parse(Buffer.concat(read).toString('utf8')) as DriverTask;
process.stdout.write(JSON.stringify(await drive(task)));
