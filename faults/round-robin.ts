// A proxy in front of several copies of the server, as docs/operate.md requires: each request goes
// to the next ready copy, WebSockets too. A request that its copy does not answer in time gets a
// 502, and the client retries.
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

const LOOK_MS = 250;
const READY_PATIENCE_MS = 1000;
const ANSWER_PATIENCE_MS = 5000;

export interface RoundRobin {
  readonly origin: string;
  /** The number of requests of each copy, by its port. */
  readonly sent: ReadonlyMap<number, number>;
  /** Adds a copy to the rotation. */
  add(port: number): Promise<void>;
  close(): Promise<void>;
}

interface Copy {
  readonly port: number;
  isReady: boolean;
}

/** Opens the proxy on a free port. */
export async function openRoundRobin(): Promise<RoundRobin> {
  const copies: Copy[] = [];
  const sent = new Map<number, number>();
  let turn = 0;
  const next = (): number | undefined => {
    const ready = copies.filter(({ isReady }) => isReady);
    const chosen = ready[turn % Math.max(1, ready.length)];
    turn += 1;
    if (chosen !== undefined) sent.set(chosen.port, (sent.get(chosen.port) ?? 0) + 1);
    return chosen?.port;
  };
  const server = createServer((request, response) => pass(request, response, next()));
  server.on('upgrade', (request, socket: Socket, head: Buffer) => {
    passSocket(request, socket, head, next());
  });
  const look = async (copy: Copy): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${copy.port}/readyz`, {
      signal: AbortSignal.timeout(READY_PATIENCE_MS),
    }).catch(() => undefined);
    copy.isReady = answer?.ok === true;
  };
  const looking = setInterval(() => void Promise.all(copies.map(look)), LOOK_MS);
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    sent,
    add: async (port) => {
      const copy = { port, isReady: false };
      await look(copy);
      copies.push(copy);
    },
    close: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The caller's address, appended to the forwarded ones. */
function forwarded(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const before = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? '';
  return {
    ...request.headers,
    'x-forwarded-for': before === undefined ? peer : `${String(before)}, ${peer}`,
  };
}

function pass(request: IncomingMessage, response: ServerResponse, port: number | undefined): void {
  const fail = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('no copy answers');
  };
  if (port === undefined) return fail();
  const { method, url } = request;
  const onward = ask(
    { host: '127.0.0.1', port, method, path: url, headers: forwarded(request), agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.setTimeout(ANSWER_PATIENCE_MS, () => onward.destroy());
  onward.on('error', fail);
  request.pipe(onward);
  return undefined;
}

function passSocket(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  port: number | undefined,
): void {
  socket.on('error', () => undefined);
  if (port === undefined) return void socket.destroy();
  const onward = connect(port, '127.0.0.1', () => {
    const lines = Object.entries(forwarded(request)).map(([name, value]) => `${name}: ${value}`);
    const line = `${request.method} ${request.url} HTTP/1.1`;
    onward.write(`${[line, ...lines].join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  return undefined;
}
