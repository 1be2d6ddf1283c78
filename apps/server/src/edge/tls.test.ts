// The house on a certificate of its own, as somebody on the network finds it.
import { insideFetch } from '@fairhouse/tls';
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { assert } from '@fairhouse/values';
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../ground/config.ts';
import { openTestHouse, type TestHouse } from '../testing/index.ts';

const AT = '127.0.0.1';
const root = makeCertificate('Root of the test');
const { certFile: caFile } = writeCertificate(root);
const { certFile, keyFile } = writeCertificate(makeCertificate(AT, root));
const TLS = { TLS_CERT: certFile, TLS_KEY: keyFile };

let test: TestHouse;
const lines: string[] = [];

beforeAll(async () => {
  test = await openTestHouse({
    environment: { ...TLS, TLS_CA: caFile },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => test.close());

const doors = (): readonly string[] => [test.origin, test.consoleOrigin];

function ask(origin: string, path: string): Promise<Response> {
  const headers = { Merchant: 'manila' };
  return insideFetch(caFile, new URL(path, origin), { method: 'GET', headers });
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

describe('a house with a certificate', () => {
  it('answers over TLS at both doors, and tells browsers to come by it alone', async () => {
    expect(doors().every((origin) => origin.startsWith('https:'))).toBe(true);
    for (const origin of doors()) {
      const answer = await ask(origin, '/healthz');
      expect(await answer.json()).toEqual({ ok: true });
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    }
  });

  it('gives cookies that no browser sends in plain', async () => {
    const answer = await ask(test.origin, '/wps/captcha');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure/)]);
  });

  it('speaks TLS 1.2 and 1.3 at both doors and nothing older', async () => {
    for (const origin of doors()) {
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

  it('says nothing in plain to who comes in plain', async () => {
    for (const origin of doors()) {
      const port = Number(new URL(origin).port);
      const socket = connectPlain(port, AT, () =>
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
      );
      let told = '';
      socket.on('data', (bytes) => (told += bytes.toString('latin1')));
      socket.on('error', () => undefined);
      await once(socket, 'close');
      expect(told).not.toContain('HTTP');
      expect(told).not.toContain('success');
    }
  });

  it('opens the live connection over it', async () => {
    const given = await test.client().call('liveTicket', {});
    assert(given.ok, 'a visitor gets a ticket');
    const address = `${test.origin.replace('https', 'wss')}/wps/live?ticket=${given.value.ticket}`;
    const socket = new WebSocket(address, { ca: root.cert, origin: test.origin });
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toHaveProperty('hello');
    socket.close();
  });

  it('answers a request that cannot be read over it too', async () => {
    const socket = connect({ host: AT, port: Number(new URL(test.origin).port), ca: root.cert });
    await once(socket, 'secureConnect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: a\nb: c\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400/);
    socket.destroy();
  });

  it('warns of a certificate that browsers would not trust', () => {
    const warning = lines.find((line) => line.includes('will not trust the certificate'));
    // The test's certificate is for the address, and people come to localhost.
    expect(warning).toContain('it is not for localhost');
  });
});

describe('the settings', () => {
  const least = { DATABASE_URL: 'postgres://x' };

  it('take people to https, and refuse to take them elsewhere', () => {
    const read = readConfig({ ...least, ...TLS, PORT: '8443' });
    expect(read).toMatchObject({ publicOrigin: 'https://localhost:8443', tls: { certFile } });
    const plain = { ...least, ...TLS, PUBLIC_ORIGIN: 'http://play.example' };
    expect(() => readConfig(plain)).toThrow('PUBLIC_ORIGIN begins with https');
  });

  it('keep a house without a certificate on this machine', () => {
    expect(readConfig(least)).toMatchObject({ host: '127.0.0.1', tls: undefined });
    expect(() => readConfig({ ...least, HOST: '0.0.0.0' })).toThrow('without TLS');
    expect(readConfig({ ...least, HOST: '0.0.0.0', TRUSTED_PROXIES: '1' }).tls).toBeUndefined();
  });
});
