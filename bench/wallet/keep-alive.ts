// A keep-alive connection that sends one request at a time. Answers are read into one reused
// buffer, to leave as much CPU as possible to the server.
import { connect } from 'node:net';

export interface KeepAlive {
  /** Sends a request as it stands; resolves to the whole answer, head and body. */
  ask(request: string): Promise<string>;
  close(): void;
}

const ANSWER_BYTES_MAX = 65_536;

export async function openKeepAlive(port: number): Promise<KeepAlive> {
  let text = '';
  let waiting: { resolve(answer: string): void; reject(error: Error): void } | undefined;
  const onData = (bytes: number, buffer: Uint8Array): boolean => {
    text += (buffer as Buffer).toString('latin1', 0, bytes);
    const head = text.indexOf('\r\n\r\n');
    const length = head < 0 ? undefined : /content-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined || text.length < head + 4 + Number(length)) return true;
    const answer = text;
    text = '';
    waiting?.resolve(answer);
    return true;
  };
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.alloc(ANSWER_BYTES_MAX), callback: onData },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  const fail = (): void => waiting?.reject(new Error('the server hung up'));
  socket.on('error', fail);
  socket.once('close', fail);
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request, 'latin1');
      }),
    close: () => void socket.destroy(),
  };
}

/** The body of an answer. */
export const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);

/** Resolves at an instant of the process's monotonic time; at once if it has passed. */
export function untilDue(due: number): Promise<void> | undefined {
  const wait = due - performance.now();
  return wait > 1 ? new Promise((resolve) => void setTimeout(resolve, wait)) : undefined;
}

/** The median and the 99th percentile. */
export function percentiles(waits: number[]): { readonly median: number; readonly p99: number } {
  waits.sort((left, right) => left - right);
  const at = (share: number): number => waits[Math.floor(waits.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

/** The task of a driver, from its standard input. */
export async function readTask<Task>(): Promise<Task> {
  const chunks: Buffer[] = [];
  for await (const part of process.stdin) chunks.push(part as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Task;
}
