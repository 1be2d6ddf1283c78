import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openLogCollector, type CollectorEvent, type LogCollector } from './log-collector.ts';
import type { LogCollectorConfig } from './log-collector-config.ts';
import { openLog } from './open-log.ts';
import { syslogLine } from './syslog-line.ts';

const AT = '127.0.0.1';

interface Peer {
  readonly port: number;
  /** The messages received, without their lengths. */
  messages(): string[];
  /** How many connections are open. */
  open(): number;
  /** Closes it with every connection. */
  leave(): Promise<void>;
}

let peers: Peer[] = [];
let collectors: LogCollector[] = [];
afterEach(async () => {
  await Promise.all(peers.map((peer) => peer.leave()));
  await Promise.all(collectors.map((collector) => collector.close()));
  peers = [];
  collectors = [];
});

type Make = (hear: (socket: Socket) => void) => Server;

async function openPeer(make: Make = createServer, port = 0, reads = true): Promise<Peer> {
  const sockets = new Set<Socket>();
  let bytes = Buffer.alloc(0);
  const server: Server = make((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (reads) socket.on('data', (part) => (bytes = Buffer.concat([bytes, part])));
    else socket.pause();
  });
  await once(server.listen(port, AT), 'listening');
  const peer = {
    port: (server.address() as AddressInfo).port,
    messages: () => messagesIn(bytes),
    open: () => sockets.size,
    leave: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  peers.push(peer);
  return peer;
}

function messagesIn(bytes: Buffer): string[] {
  const messages: string[] = [];
  let rest = bytes;
  for (;;) {
    const space = rest.indexOf(' ');
    const length = Number(rest.subarray(0, space).toString());
    if (space === -1 || rest.length < space + 1 + length) return messages;
    messages.push(rest.subarray(space + 1, space + 1 + length).toString());
    rest = rest.subarray(space + 1 + length);
  }
}

const textOf = (message: string): string => message.replace(/^<\d+>1 (\S+ ){6}/, '');

function collect(config: Partial<LogCollectorConfig>, tell?: (event: CollectorEvent) => void) {
  const plain = { host: AT, port: 0, secure: false, caFile: undefined };
  const collector = openLogCollector({ ...plain, ...config }, tell ?? (() => undefined));
  collectors.push(collector);
  return collector;
}

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => JSON.stringify({ level: 30, n: from + index }));

describe('a line for a collector', () => {
  it('has its own time and severity, and cannot begin another', () => {
    const line = '{"level":50,"time":1804640400000,"msg":"Bằng\\n<0>1"}\n';
    const [message = ''] = messagesIn(syslogLine(line));
    expect(message).toMatch(/^<131>1 2027-03-10T01:00:00.000Z \S+ fairhouse \d+ - - \{"level":50/);
    expect(textOf(message)).toBe(line.trimEnd());
    const severities = [20, 30, 40, 50, 60].map((level) => {
      const [, priority] = /^\d+ <(\d+)>/.exec(syslogLine(`{"level":${level}}`).toString()) ?? [];
      return Number(priority) - 128;
    });
    expect(severities).toEqual([7, 6, 4, 3, 2]);
  });
});

describe('a collector on another machine', () => {
  it('receives every line of standard output, without secrets', async () => {
    const peer = await openPeer();
    const lines: string[] = [];
    const environment = {
      DATABASE_URL: 'postgres://x',
      LOG_COLLECTOR: `syslog://${AT}:${peer.port}`,
    };
    const { log, close } = openLog(readConfig(environment), { write: (line) => lines.push(line) });
    log.info({ call: 'login', password: 'canary-71' }, 'call');
    log.warn({ session: { token: 'canary-72' }, headers: { cookie: 'canary-73' } }, 'odd');
    log.debug('too fine');
    await close();
    await expect.poll(() => peer.messages().length).toBe(2);
    expect(peer.messages().map(textOf)).toEqual(lines.map((line) => line.trimEnd()));
    expect(peer.messages().join('')).not.toContain('canary');
  });

  it('that goes away and returns receives the lines written meanwhile, in order', async () => {
    const event: CollectorEvent[] = [];
    const first = await openPeer();
    const collector = collect({ port: first.port }, (each) => event.push(each));
    for (const line of numbered(0, 10)) collector.write(line);
    await expect.poll(() => first.messages().length).toBe(10);
    await first.leave();
    await expect.poll(() => event.map(({ is }) => is)).toEqual(['away']);
    for (const line of numbered(10, 5010)) collector.write(line);
    const second = await openPeer(createServer, first.port);
    await expect.poll(() => second.messages().length, { timeout: 15_000 }).toBe(5000);
    expect(second.messages().map(textOf)).toEqual(numbered(10, 5010));
    expect(event.map(({ is }) => is)).toEqual(['away', 'back']);
  });

  it('that was never reachable costs the server only a bounded queue', async () => {
    const gone = await openPeer();
    await gone.leave();
    const event: CollectorEvent[] = [];
    const port = gone.port;
    const collector = collect({ port, queuedBytesMax: 20_000 }, (each) => event.push(each));
    await expect.poll(() => event.length).toBe(1);
    const began = performance.now();
    for (const line of numbered(0, 100_000)) collector.write(line);
    expect(performance.now() - began).toBeLessThan(5000);
    const late = await openPeer(createServer, port);
    await expect.poll(() => late.messages().length, { timeout: 15_000 }).toBeGreaterThan(100);
    const came = late.messages().map(textOf);
    const said = came.find((line) => line.includes('were dropped')) ?? '{}';
    const { dropped } = JSON.parse(said) as { dropped: number };
    // The line that reports them takes the place of one or two more.
    const kept = came.filter((line) => line.includes('"n"'));
    expect(kept.at(-1)).toBe(numbered(99_999, 100_000)[0]);
    expect(100_000 - dropped - kept.length).toBeLessThanOrEqual(2);
    expect(Buffer.byteLength(came.join(''))).toBeLessThan(20_000);
  });

  it('that does not read does not block the server', async () => {
    const peer = await openPeer(createServer, 0, false);
    const collector = collect({ port: peer.port, queuedBytesMax: 100_000 });
    await expect.poll(() => peer.open()).toBe(1);
    const before = process.memoryUsage().arrayBuffers;
    const line = JSON.stringify({ level: 30, msg: 'x'.repeat(1000) });
    const began = performance.now();
    for (let count = 0; count < 50_000; count += 1) collector.write(line);
    expect(performance.now() - began).toBeLessThan(10_000);
    globalThis.gc?.();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe('a collector behind TLS', () => {
  const root = makeCertificate('Root of the house');
  const caFile = writeCertificate(root).certFile;
  const make =
    (certificate: object): Make =>
    (hear) =>
      createSecureServer(certificate, hear);

  it('receives the log when its certificate is of the given authority', async () => {
    const peer = await openPeer(make(makeCertificate('localhost', root)));
    const collector = collect({ host: 'localhost', port: peer.port, secure: true, caFile });
    for (const line of numbered(0, 3)) collector.write(line);
    await expect.poll(() => peer.messages().map(textOf)).toEqual(numbered(0, 3));
  });

  it('receives nothing when its certificate is of another', async () => {
    const other = makeCertificate('localhost', makeCertificate('Another root'));
    const peer = await openPeer(make(other));
    const event: CollectorEvent[] = [];
    const config = { host: 'localhost', port: peer.port, secure: true, caFile };
    const collector = collect(config, (each) => event.push(each));
    collector.write('{"level":30}');
    await expect.poll(() => event.length).toBe(1);
    expect(event[0]).toMatchObject({
      is: 'away',
      error: expect.stringContaining('unable to verify'),
    });
    expect(peer.messages()).toEqual([]);
  });
});

describe('the setting', () => {
  const read = (LOG_COLLECTOR: string) =>
    readConfig({ DATABASE_URL: 'postgres://x', LOG_COLLECTOR }).logCollector;

  it('names a collector behind TLS, or a relay on this machine', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x' }).logCollector).toBeUndefined();
    expect(read('syslogs://logs.example')).toMatchObject({ port: 6514, secure: true });
    expect(read('syslogs://10.0.0.7:99')).toMatchObject({ host: '10.0.0.7', port: 99 });
    expect(read('syslog://127.0.0.1')).toMatchObject({ port: 514, secure: false });
    expect(() => read('syslog://logs.example')).toThrow('without TLS');
    expect(() => read('https://logs.example')).toThrow('syslogs://host');
  });
});
