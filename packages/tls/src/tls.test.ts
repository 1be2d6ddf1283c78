import { once } from 'node:events';
import { createServer } from 'node:https';
import { connect as connectPlain, type AddressInfo } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { Server } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateProblems } from './certificate-problems.ts';
import { watchCertificate } from './watch-certificate.ts';
import { internalFetch } from './internal-fetch.ts';
import { readListenOptions, readInternalUrl } from './read-listen-options.ts';
import { tlsOptions } from './tls-options.ts';
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
  const options = tlsOptions(writeCertificate(certificate));
  return listen(createServer(options, (_request, answer) => answer.end('served')));
}

/** The protocol and cipher that a client negotiates with the server, or the error code. */
async function handshake(port: number, options: ConnectionOptions): Promise<string> {
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

/** Client options that enable old versions, which Node disables by default. */
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
  it('negotiates TLS 1.2 and 1.3 with the strongest cipher that the client supports', async () => {
    const port = await open(makeCertificate(AT, root));
    expect(await handshake(port, {})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    expect(await handshake(port, { maxVersion: 'TLSv1.2' })).toMatch(
      /^TLSv1.2 ECDHE-ECDSA-AES256-GCM/,
    );
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-CHACHA20-POLY1305';
    expect(await handshake(port, { maxVersion: 'TLSv1.2', ciphers })).toMatch(/CHACHA20-POLY1305$/);
  });

  it('rejects older versions and weaker ciphers, which a lax server accepts', async () => {
    const certificate = makeCertificate(AT, root);
    const port = await open(certificate);
    const lax = await listen(
      createServer({ ...certificate, minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' }),
    );
    for (const options of ANCIENT) {
      expect(await handshake(lax, options)).toMatch(/^TLSv1(\.1)? /);
      expect(await handshake(port, options)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    }
    // An elliptic curve key cannot be used with the RSA suites.
    for (const options of WEAK.slice(2)) expect(await handshake(lax, options)).toMatch(/^TLSv1.2 /);
    for (const options of WEAK)
      expect(await handshake(port, options)).toMatch(/^ERR_SSL_.*HANDSHAKE/);
  });

  it('does not answer plain HTTP', async () => {
    const port = await open(makeCertificate(AT, root));
    const socket = connectPlain(port, AT, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    let received = '';
    socket
      .on('data', (bytes) => (received += bytes.toString('latin1')))
      .on('error', () => undefined);
    await once(socket, 'close');
    expect(received).not.toContain('HTTP/');
  });

  it('sends its intermediate certificates', async () => {
    const intermediate = makeCertificate('Intermediate', root, { intermediate: true });
    const leaf = makeCertificate(AT, intermediate);
    const alone = await open(leaf);
    const whole = await open({ ...leaf, cert: leaf.cert + intermediate.cert });
    expect(await handshake(alone, {})).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    expect(await handshake(whole, {})).toMatch(/^TLSv1.3/);
  });

  it('loads a renewed certificate without a restart, or keeps the last valid one', async () => {
    const files = writeCertificate(makeCertificate(AT, root));
    const problems: string[] = [];
    const server = createServer(tlsOptions(files), (_request, answer) => answer.end());
    watchCertificate(server, files, { intervalMs: 5, warn: (problem) => problems.push(problem) });
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

describe('the listen options of a process', () => {
  it('are plain HTTP on the loopback by default', () => {
    expect(readListenOptions({})).toEqual({ host: '127.0.0.1', tls: undefined });
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
      expect(readListenOptions({ HOST: host })).toEqual({ host, tls: undefined });
    }
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'play.example', '127.evil.example'])(
    'reject plain HTTP on %s, unless behind a TLS proxy or explicitly allowed',
    (host) => {
      expect(() => readListenOptions({ HOST: host })).toThrow('would be reached without TLS');
      expect(readListenOptions({ HOST: host, TRUSTED_PROXIES: '1' }).host).toBe(host);
      expect(readListenOptions({ HOST: host, PLAIN_HTTP: '1' }).host).toBe(host);
      const tls = { certFile: 'a', keyFile: 'b' };
      expect(readListenOptions({ HOST: host, TLS_CERT: 'a', TLS_KEY: 'b' })).toEqual({ host, tls });
    },
  );

  it('with TLS name one address, so that there is one server with one certificate', () => {
    const files = { TLS_CERT: 'a', TLS_KEY: 'b' };
    expect(readListenOptions({ HOST: 'localhost', ...files }).host).toBe('127.0.0.1');
  });

  it('need both files or none', () => {
    expect(() => readListenOptions({ TLS_CERT: 'a' })).toThrow('needed together');
    expect(() => readListenOptions({ TLS_KEY: 'a' })).toThrow('needed together');
  });
});

describe('a request between processes', () => {
  const options = { method: 'GET' };

  it('may be plain HTTP only on the same machine', () => {
    for (const near of ['http://127.0.0.1:8083', 'http://localhost:1', 'http://[::1]:1']) {
      expect(readInternalUrl({}, near)).toBe(near);
    }
    expect(readInternalUrl({}, 'https://auditor.example')).toBe('https://auditor.example');
    for (const far of ['http://auditor.example', 'http://10.0.0.7:8083', 'http://localhost.evil']) {
      expect(() => readInternalUrl({}, far)).toThrow('would be asked without TLS');
      expect(readInternalUrl({ PLAIN_HTTP: '1' }, far)).toBe(far);
    }
  });

  it('trusts a certificate of the configured authority for the host name of the URL', async () => {
    const port = await open(makeCertificate(AT, root));
    const answer = await internalFetch(caFile, new URL(`https://${AT}:${port}/`), options);
    expect(await answer.text()).toBe('served');
    const byName = internalFetch(caFile, new URL(`https://localhost:${port}/`), options);
    await expect(byName).rejects.toThrow(/altnames/);
  });

  it('trusts no other certificate, and is never plain HTTP', async () => {
    const port = await open(makeCertificate(AT, other));
    const url = new URL(`https://${AT}:${port}/`);
    expect((await internalFetch(otherCaFile, url, options)).status).toBe(200);
    await expect(internalFetch(caFile, url, options)).rejects.toThrow(/unable to verify/);
    await expect(internalFetch(undefined, url, options)).rejects.toThrow('fetch failed');
    const plain = new URL(`http://${AT}:${port}/`);
    await expect(internalFetch(caFile, plain, options)).rejects.toThrow('without TLS');
  });

  it('requires TLS 1.2 or above', async () => {
    const old = createServer({
      ...makeCertificate(AT, root),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'ALL@SECLEVEL=0',
    });
    const url = new URL(`https://${AT}:${await listen(old)}/`);
    await expect(internalFetch(caFile, url, options)).rejects.toThrow(/version|protocol/i);
  });
});

it('problems of a certificate in browsers are reported', () => {
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
