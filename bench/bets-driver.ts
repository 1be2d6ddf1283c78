// Places orders over keep-alive connections as fast as they are answered, in a separate process.
// Reads a `BetsDriverTask` as JSON from stdin and writes a `BetsDriverResult` as JSON to stdout.
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

export interface BetsDriverTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly merchant: string;
  /** Session tokens, used round-robin. */
  readonly tokens: readonly string[];
  /** Request bodies, used round-robin; only the order id differs between requests. */
  readonly bodies: readonly string[];
}

export interface BetsDriverResult {
  readonly placed: number;
  readonly refused: number;
  /** The first refused response, for diagnosis. */
  readonly refusal: string;
  readonly seconds: number;
  /** Milliseconds at the median and at the 99th percentile. */
  readonly median: number;
  readonly p99: number;
}

/**
 * Random bytes are generated in blocks: ten at a time would cost more than the rest of a request.
 */
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

async function drive(task: BetsDriverTask): Promise<BetsDriverResult> {
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
  let [next, placed, refused, refusal] = [0, 0, 0, ''];
  const started = performance.now();
  const until = started + task.seconds * 1000;

  const request = (): string => {
    const head = heads[next % heads.length] ?? '';
    const tail = tails[next % tails.length] ?? '';
    next += 1;
    return head + orderId() + tail;
  };
  const take = (response: string, sentAt: number): void => {
    waits.push(performance.now() - sentAt);
    if (response.startsWith('HTTP/1.1 200')) placed += 1;
    else {
      refused += 1;
      refusal ||= response.slice(0, 600);
    }
  };
  await Promise.all(
    Array.from({ length: task.connections }, () => talk(task.port, until, request, take)),
  );
  waits.sort((left, right) => left - right);
  return {
    placed,
    refused,
    refusal,
    seconds: (performance.now() - started) / 1000,
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
  };
}

const RESPONSE_BYTES_MAX = 65_536;

/**
 * One connection that sends the next request as soon as it has the response. Responses are read
 * into one reused buffer, to leave as much CPU as possible to the server.
 */
function talk(
  port: number,
  until: number,
  request: () => string,
  take: (response: string, sentAt: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [text, sentAt] = ['', 0];
    const sendNext = (): void => {
      sentAt = performance.now();
      if (sentAt >= until) {
        socket.end();
        resolve();
      } else socket.write(request(), 'latin1');
    };
    const onData = (bytes: number, buffer: Uint8Array): boolean => {
      text += (buffer as Buffer).toString('latin1', 0, bytes);
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return true;
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined || text.length < head + 4 + Number(length)) return true;
      take(text, sentAt);
      text = '';
      sendNext();
      return true;
    };
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.alloc(RESPONSE_BYTES_MAX), callback: onData },
    });
    socket.once('connect', sendNext);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server hung up')));
  });
}

const chunks: Buffer[] = [];
for await (const part of process.stdin) chunks.push(part as Buffer);
const task = JSON.parse(Buffer.concat(chunks).toString('utf8')) as BetsDriverTask;
process.stdout.write(JSON.stringify(await drive(task)));
