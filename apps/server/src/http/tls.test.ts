// The server with a certificate of its own, as a client on the network sees it.
import { internalFetch } from '@fairhouse/tls';
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { assert } from '@fairhouse/values';
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../platform/config.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { openListener } from './listener.ts';

const AT = '127.0.0.1';
const root = makeCertificate('Root of the test');
const { certFile: caFile } = writeCertificate(root);
const { certFile, keyFile } = writeCertificate(makeCertificate(AT, root));
const TLS = { TLS_CERT: certFile, TLS_KEY: keyFile };

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  test = await openTestApp({
    environment: { ...TLS, TLS_CA: caFile },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => test.close());

const sessionLookup = (): readonly string[] => [test.origin, test.consoleOrigin];

function ask(origin: string, path: string): Promise<Response> {
  const headers = { Merchant: 'manila' };
  return internalFetch(caFile, new URL(path, origin), { method: 'GET', headers });
}

async function shake(origin: string, options: ConnectionOptions): Promise<string> {
  const socket = connect({
    host: AT,
    port: Number(new URL(origin).port),
    ca: root.cert,
    ...options,
  });
  try {
    await once(socket, 'secureConnect');
    return String(socket.getProtocol());
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  } finally {
    socket.destroy();
  }
}

async function serialOf(port: number): Promise<string> {
  const socket = connect({ host: AT, port, ca: root.cert });
  await once(socket, 'secureConnect');
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

describe('a server with a certificate', () => {
  it('answers over TLS on both listeners, and tells browsers to use only TLS', async () => {
    expect(sessionLookup().every((origin) => origin.startsWith('https:'))).toBe(true);
    for (const origin of sessionLookup()) {
      const answer = await ask(origin, '/healthz');
      expect(await answer.json()).toEqual({ ok: true });
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    }
  });

  it('sets cookies that browsers never send in plain text', async () => {
    const answer = await ask(test.origin, '/wps/captcha');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure/)]);
  });

  it('speaks TLS 1.2 and 1.3 on both listeners and nothing older', async () => {
    for (const origin of sessionLookup()) {
      expect(await shake(origin, {})).toBe('TLSv1.3');
      expect(await shake(origin, { maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
      const old = {
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'ALL@SECLEVEL=0',
      } as const;
      expect(await shake(origin, old)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    }
  });

  it('sends no plain text to a client without TLS', async () => {
    for (const origin of sessionLookup()) {
      const port = Number(new URL(origin).port);
      const socket = connectPlain(port, AT, () =>
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
      );
      let received = '';
      socket.on('data', (bytes) => (received += bytes.toString('latin1')));
      socket.on('error', () => undefined);
      await once(socket, 'close');
      expect(received).not.toContain('HTTP');
      expect(received).not.toContain('success');
    }
  });

  it('opens the live connection over TLS', async () => {
    const given = await test.client().call('liveTicket', {});
    assert(given.ok, 'a visitor gets a ticket');
    const address = `${test.origin.replace('https', 'wss')}/wps/live?ticket=${given.value.ticket}`;
    const socket = new WebSocket(address, { ca: root.cert, origin: test.origin });
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toHaveProperty('hello');
    socket.close();
  });

  it('answers an unreadable request over TLS', async () => {
    const socket = connect({ host: AT, port: Number(new URL(test.origin).port), ca: root.cert });
    await once(socket, 'secureConnect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: a\nb: c\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400/);
    socket.destroy();
  });

  it('serves a renewed certificate without a restart, with the limits of every listener', async () => {
    const tls = writeCertificate(makeCertificate(AT, root));
    const { context } = test;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const listener = await openListener({ ...context, config: { ...context.config, tls } });
    try {
      await listener.listen({ port: 0, host: AT });
      const { port } = listener.server.address() as AddressInfo;
      const before = await serialOf(port);
      writeCertificate(makeCertificate(AT, root), dirname(tls.certFile));
      vi.advanceTimersByTime(30_000);
      expect(await serialOf(port)).not.toBe(before);
      expect(listener.server).toMatchObject({
        headersTimeout: 5000,
        requestTimeout: 15_000,
        keepAliveTimeout: 60_000,
        timeout: 30_000,
      });
    } finally {
      vi.useRealTimers();
      await listener.close();
    }
  });

  it('logs a warning about a certificate that browsers would not trust', () => {
    const warning = lines.find((line) => line.includes('will not trust the certificate'));
    // The test's certificate is for the address, and the origin is localhost.
    expect(warning).toContain('it is not for localhost');
  });
});

describe('the settings', () => {
  const least = { DATABASE_URL: 'postgres://x' };

  it('default to https, and refuse other origins', () => {
    const read = readConfig({ ...least, ...TLS, PORT: '8443' });
    expect(read).toMatchObject({ publicOrigin: 'https://localhost:8443', tls: { certFile } });
    const plain = { ...least, ...TLS, PUBLIC_ORIGIN: 'http://play.example' };
    expect(() => readConfig(plain)).toThrow('PUBLIC_ORIGIN begins with https');
  });

  it('keep a server without a certificate on this machine', () => {
    expect(readConfig(least)).toMatchObject({ host: '127.0.0.1', tls: undefined });
    expect(() => readConfig({ ...least, HOST: '0.0.0.0' })).toThrow('without TLS');
    expect(readConfig({ ...least, HOST: '0.0.0.0', TRUSTED_PROXIES: '1' }).tls).toBeUndefined();
  });
});
