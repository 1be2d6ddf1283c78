// Sends signed bets of a vendor over keep-alive connections, in a separate process: as fast as they
// are answered, or at a given rate. Reads a `WalletDriverTask` as JSON from stdin and writes a
// `WalletDriverResult` as JSON to stdout. The bodies are signed beforehand.
import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface WalletDriverTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections; undefined for as many as are answered. */
  readonly rate?: number;
  /** The most requests that are sent: each is signed before the measurement begins. */
  readonly most: number;
  readonly key: string;
  readonly game: string;
  readonly players: readonly { readonly user: string; readonly token: string }[];
}

export interface WalletDriverResult {
  readonly answered: number;
  readonly refused: number;
  /** The first refused response, for diagnosis. */
  readonly refusal: string;
  readonly seconds: number;
  /** Milliseconds at the median and at the 99th percentile, from when each was due. */
  readonly median: number;
  readonly p99: number;
}

const RESPONSE_BYTES_MAX = 65_536;

function signedRequests({ port, most, key, game, players }: WalletDriverTask): string[] {
  const privateKey = createPrivateKey(key);
  return Array.from({ length: most }, (_, at) => {
    const player = players[at % players.length];
    const body = JSON.stringify({
      ...player,
      game_code: game,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      supplier_transaction_id: String(at),
      round: `bench-${randomUUID()}`,
      round_closed: true,
      currency: 'PHP',
      amount: 100_000,
    });
    const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64');
    return (
      `POST /vendor/v1/transaction/bet HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
      `X-Hub88-Signature: ${signature}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  });
}

async function drive(task: WalletDriverTask): Promise<WalletDriverResult> {
  const requests = signedRequests(task);
  const waits: number[] = [];
  let [next, answered, refused, refusal] = [0, 0, 0, ''];
  const started = performance.now();
  const until = started + task.seconds * 1000;
  const dueAt = (at: number): number =>
    task.rate === undefined ? performance.now() : started + (at * 1000) / task.rate;
  const take = (response: string, due: number): void => {
    waits.push(performance.now() - due);
    if (response.includes('"RS_OK"')) answered += 1;
    else {
      refused += 1;
      refusal ||= response.slice(0, 600);
    }
  };
  const request = (): { readonly text: string; readonly due: number } | undefined => {
    const due = dueAt(next);
    const text = requests[next];
    if (text === undefined || due >= until) return undefined;
    next += 1;
    return { text, due };
  };
  await Promise.all(Array.from({ length: task.connections }, () => talk(task.port, request, take)));
  waits.sort((left, right) => left - right);
  return {
    answered,
    refused,
    refusal,
    seconds: (performance.now() - started) / 1000,
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
  };
}

/** One connection that sends the next request when it has the response and the request is due. */
function talk(
  port: number,
  request: () => { readonly text: string; readonly due: number } | undefined,
  take: (response: string, due: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [text, due] = ['', 0];
    const sendNext = (): void => {
      const asked = request();
      if (asked === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      due = asked.due;
      const wait = due - performance.now();
      if (wait > 1) setTimeout(() => socket.write(asked.text, 'latin1'), wait);
      else socket.write(asked.text, 'latin1');
    };
    const onData = (bytes: number, buffer: Uint8Array): boolean => {
      text += (buffer as Buffer).toString('latin1', 0, bytes);
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return true;
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined || text.length < head + 4 + Number(length)) return true;
      take(text, due);
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
    socket.once('close', () => resolve());
  });
}

const chunks: Buffer[] = [];
for await (const part of process.stdin) chunks.push(part as Buffer);
const task = JSON.parse(Buffer.concat(chunks).toString('utf8')) as WalletDriverTask;
process.stdout.write(JSON.stringify(await drive(task)));
