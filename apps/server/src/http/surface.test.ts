// What the listeners reveal to anyone who looks from outside.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, type TestApp } from '../testing/index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({
    environment: { PUBLIC_ORIGIN: 'https://manila.localhost' },
  });
});
afterAll(() => test.close());

const OPEN = '/wps/system/settings/consolidated';

/** The first line of the answer to bytes that no client would send. */
function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
  });
}

describe('from outside', () => {
  it.each(['TRACE', 'PATCH', 'PROPFIND'])('%s is not a method of any call', async (method) => {
    for (const origin of [test.origin, test.consoleOrigin]) {
      const line = await sendRaw(
        origin,
        `${method} ${OPEN} HTTP/1.1\r\nHost: x\r\nMerchant: manila\r\nConnection: close\r\n\r\n`,
      );
      expect(line).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
  });

  it.each([
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nX: a\nb: c\r\n\r\n',
  ])('a request with an ambiguous end is refused: %j', async (text) => {
    expect(await sendRaw(test.origin, text)).toMatch(/^HTTP\/1\.1 400/);
  });

  it.each(['/.git/config', '/.env', '/package.json', '/..%2f..%2fpackage.json', '/assets/'])(
    '%s is not served',
    async (path) => {
      for (const origin of [test.origin, test.consoleOrigin]) {
        const answer = await fetch(`${origin}${path}`);
        const text = await answer.text();
        expect(!answer.ok || /^<!doctype html/i.test(text)).toBe(true);
        expect(text).not.toContain('"dependencies"');
      }
    },
  );

  it('a page of another origin cannot read answers', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Merchant: 'manila', Origin: 'https://evil.example' };
      const answer = await fetch(`${test.origin}${OPEN}`, { method, headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('a caller’s address is that of its connection, whatever its headers say', async () => {
    const headers = { Merchant: 'manila', 'X-Forwarded-For': '198.51.100.77' };
    const answer = await fetch(`${test.origin}/wps/system/location`, { headers });
    expect(await answer.text()).not.toContain('198.51.100.77');
  });

  it('browsers are told to use TLS, not to guess types and to send no referrer', async () => {
    const { headers } = await fetch(`${test.origin}${OPEN}`, { headers: { Merchant: 'manila' } });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('cookies are sent over TLS only, and those with our own names are bound to this host', async () => {
    const browser = openBrowser(test);
    const login = { username: 'player1', password: DEMO_PASSWORD, remember: true };
    expect((await browser.call('login', login)).ok).toBe(true);
    const names = [...browser.cookies.keys()];
    expect(names).toContain('__Host-device~id');
    expect(names).toContain('loginRemember');
    expect(names.filter((name) => name.includes('~') && !name.startsWith('__Host-'))).toEqual([]);
    // Another login finds its device by that cookie only.
    const device = browser.cookies.get('__Host-device~id');
    await browser.call('login', login);
    expect(browser.cookies.get('__Host-device~id')).toBe(device);
    const headers = { Merchant: 'manila', Cookie: `device~id=${device}` };
    const answer = await fetch(`${test.origin}/wps/captcha`, { headers });
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Host-captcha~id=[^;]+;/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; Path=\//);
    expect(line).not.toMatch(/domain/i);
  });

  it('an error reveals no internals', async () => {
    const answer = await fetch(`${test.origin}/wps/feedback`, {
      method: 'PUT',
      headers: { Merchant: 'manila', 'content-type': 'application/json' },
      body: '{"__proto__":{"a":1},',
    });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).not.toMatch(/\bat |node_modules|\.ts|SyntaxError/);
  });

  it('an installation without a payment provider refuses its callbacks', async () => {
    const answer = await fetch(`${test.origin}/bank/v1/callback`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });

  it('monitoring endpoints are served to this machine only', async () => {
    const near = await fetch(`${test.origin}/metrics`);
    expect(near.status).toBe(200);
    const proxies = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'X-Forwarded-Host'];
    for (const name of proxies) {
      const far = await fetch(`${test.origin}/metrics`, { headers: { [name]: '198.51.100.77' } });
      expect([name, far.status]).toEqual([name, 404]);
      expect(await far.text()).not.toContain('# HELP');
    }
    // A proxy without forwarding headers still passes on the host that its client named.
    for (const host of ['play.example', '198.51.100.7:8080', '']) {
      const line = await sendRaw(
        test.origin,
        `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect([host, line]).toEqual([host, 'HTTP/1.1 404 Not Found']);
    }
  });
});
