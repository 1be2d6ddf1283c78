import { once } from 'node:events';
import { createServer } from 'node:https';
import { connect as connectPlain, type AddressInfo } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { Server } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateProblems } from './certificate-problems.ts';
import { followFiles } from './follow-files.ts';
import { insideFetch } from './inside-fetch.ts';
import { readListening, readNeighbour } from './read-listening.ts';
import { secured } from './secured.ts';
import { makeCertificate, writeCertificate, type Certificate } from './testing/index.ts';

const AT = '127.0.0.1';
const root = makeCertificate('Root of the tests');
const other = makeCertificate('Another root');
const caFile = writeCertificate(root).certFile;
const otherCaFile = writeCertificate(other).certFile;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, AT));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function open(certificate: Certificate): Promise<number> {
  const { serverFactory } = secured(writeCertificate(certificate), () => undefined);
  const server = serverFactory?.((_request, answer) => answer.end('served'), {});
  if (server === undefined) throw new Error('there is a certificate');
  return listen(server);
}

/** What a client agrees on with the server, or the code of why it does not. */
async function shake(port: number, options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: AT, port, ca: root.cert, ...options });
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.getCipher().name}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  } finally {
    socket.destroy();
  }
}

/** Old ones are switched off in Node's own clients as well, unless one asks for them so. */
const old = (options: ConnectionOptions): ConnectionOptions => ({
  minVersion: 'TLSv1',
  ciphers: 'ALL@SECLEVEL=0',
  ...options,
});
const ANCIENT = [old({ maxVersion: 'TLSv1' }), old({ maxVersion: 'TLSv1.1' })];
const WEAK = ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA256'].map((name) => ({
  maxVersion: 'TLSv1.2' as const,
  ciphers: `${name}:@SECLEVEL=0`,
}));

describe('a listener with a certificate', () => {
  it('speaks TLS 1.2 and 1.3, by the strongest cipher that the other side has', async () => {
    const port = await open(makeCertificate(AT, root));
    expect(await shake(port, {})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    expect(await shake(port, { maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1.2 ECDHE-ECDSA-AES256-GCM/);
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-CHACHA20-POLY1305';
    expect(await shake(port, { maxVersion: 'TLSv1.2', ciphers })).toMatch(/CHACHA20-POLY1305$/);
  });

  it('refuses older versions and weaker ciphers, which another server would take', async () => {
    const certificate = makeCertificate(AT, root);
    const port = await open(certificate);
    const lax = await listen(
      createServer({ ...certificate, minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' }),
    );
    for (const options of ANCIENT) {
      expect(await shake(lax, options)).toMatch(/^TLSv1(\.1)? /);
      expect(await shake(port, options)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    }
    // A key on an elliptic curve takes no part in RSA's own suites.
    for (const options of WEAK.slice(2)) expect(await shake(lax, options)).toMatch(/^TLSv1.2 /);
    for (const options of WEAK) expect(await shake(port, options)).toMatch(/^ERR_SSL_.*HANDSHAKE/);
  });

  it('says nothing to who comes in plain', async () => {
    const port = await open(makeCertificate(AT, root));
    const socket = connectPlain(port, AT, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    let told = '';
    socket.on('data', (bytes) => (told += bytes.toString('latin1'))).on('error', () => undefined);
    await once(socket, 'close');
    expect(told).not.toContain('HTTP/');
  });

  it('shows what stands between its certificate and the root', async () => {
    const between = makeCertificate('Between', root, { between: true });
    const leaf = makeCertificate(AT, between);
    const alone = await open(leaf);
    const whole = await open({ ...leaf, cert: leaf.cert + between.cert });
    expect(await shake(alone, {})).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    expect(await shake(whole, {})).toMatch(/^TLSv1.3/);
  });

  it('shows a renewed certificate without a restart, and the last good one till then', async () => {
    const files = writeCertificate(makeCertificate(AT, root));
    const problems: string[] = [];
    const { serverFactory } = secured(files, () => undefined);
    const server = serverFactory?.((_request, answer) => answer.end(), {});
    if (server === undefined) throw new Error('there is a certificate');
    followFiles(server, files, { everyMs: 5, warn: (problem) => problems.push(problem) });
    const port = await listen(server);
    const before = await serialOf(port);
    const { cert } = makeCertificate(AT, root);
    writeCertificate({ ...makeCertificate(AT, root), cert }, folderOf(files.certFile));
    await expect.poll(() => problems.length).toBe(1);
    expect(await serialOf(port)).toBe(before);
    writeCertificate(makeCertificate(AT, root), folderOf(files.certFile));
    await expect.poll(() => serialOf(port)).not.toBe(before);
    expect(problems).toHaveLength(1);
  });
});

const folderOf = (file: string): string => file.replace(/\/[^/]*$/, '');

async function serialOf(port: number): Promise<string> {
  const socket: TLSSocket = connect({ host: AT, port, ca: root.cert });
  await once(socket, 'secureConnect');
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

describe('where a process listens', () => {
  it('is this machine in plain, unless something is said', () => {
    expect(readListening({})).toEqual({ host: '127.0.0.1', tls: undefined });
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
      expect(readListening({ HOST: host })).toEqual({ host, tls: undefined });
    }
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'play.example', '127.evil.example'])(
    'is not %s in plain, unless a proxy speaks TLS before it or it is said to be safe',
    (host) => {
      expect(() => readListening({ HOST: host })).toThrow('would be reached without TLS');
      expect(readListening({ HOST: host, TRUSTED_PROXIES: '1' }).host).toBe(host);
      expect(readListening({ HOST: host, PLAIN_HTTP: '1' }).host).toBe(host);
      const tls = { certFile: 'a', keyFile: 'b' };
      expect(readListening({ HOST: host, TLS_CERT: 'a', TLS_KEY: 'b' })).toEqual({ host, tls });
    },
  );

  it('needs both files or none', () => {
    expect(() => readListening({ TLS_CERT: 'a' })).toThrow('needed together');
    expect(() => readListening({ TLS_KEY: 'a' })).toThrow('needed together');
  });
});

describe('a process that asks another', () => {
  const asked = { method: 'GET' };

  it('asks in plain on its own machine alone', () => {
    for (const near of ['http://127.0.0.1:8083', 'http://localhost:1', 'http://[::1]:1']) {
      expect(readNeighbour({}, near)).toBe(near);
    }
    expect(readNeighbour({}, 'https://auditor.example')).toBe('https://auditor.example');
    for (const far of ['http://auditor.example', 'http://10.0.0.7:8083', 'http://localhost.evil']) {
      expect(() => readNeighbour({}, far)).toThrow('would be asked without TLS');
      expect(readNeighbour({ PLAIN_HTTP: '1' }, far)).toBe(far);
    }
  });

  it('believes whom the given authority vouches for, by the name in the address', async () => {
    const port = await open(makeCertificate(AT, root));
    const answer = await insideFetch(caFile, new URL(`https://${AT}:${port}/`), asked);
    expect(await answer.text()).toBe('served');
    const byName = insideFetch(caFile, new URL(`https://localhost:${port}/`), asked);
    await expect(byName).rejects.toThrow(/altnames/);
  });

  it('believes nobody else, and asks nobody in plain', async () => {
    const port = await open(makeCertificate(AT, other));
    const url = new URL(`https://${AT}:${port}/`);
    expect((await insideFetch(otherCaFile, url, asked)).status).toBe(200);
    await expect(insideFetch(caFile, url, asked)).rejects.toThrow(/unable to verify/);
    await expect(insideFetch(undefined, url, asked)).rejects.toThrow('fetch failed');
    const plain = new URL(`http://${AT}:${port}/`);
    await expect(insideFetch(caFile, plain, asked)).rejects.toThrow('without TLS');
  });

  it('keeps to TLS 1.2 and above', async () => {
    const old = createServer({
      ...makeCertificate(AT, root),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'ALL@SECLEVEL=0',
    });
    const url = new URL(`https://${AT}:${await listen(old)}/`);
    await expect(insideFetch(caFile, url, asked)).rejects.toThrow(/version|protocol/i);
  });
});

it('what browsers would not trust is told', () => {
  const now = Date.parse('2027-03-10T02:00:00Z');
  const good = writeCertificate(makeCertificate('play.example', root));
  expect(certificateProblems(good, 'play.example', now)).toEqual([]);
  expect(certificateProblems(good, 'play.evil', now)).toEqual(['it is not for play.evil']);
  expect(certificateProblems(good, 'play.example', now * 2)).toEqual([
    expect.stringMatching(/^it ended Dec 31/),
  ]);
  expect(certificateProblems(good, 'play.example', 0)).toHaveLength(1);
  const own = writeCertificate(makeCertificate('10.0.0.1'));
  expect(certificateProblems(own, '10.0.0.1', now)).toEqual(['it signs itself']);
});
