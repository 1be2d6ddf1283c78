import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from 'node:net';
import { openTestApp, type TestApp } from '../testing/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
}, 60_000);
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.origin}${path}`, { headers: { Merchant: 'manila', ...headers } });

describe('the HTTP layer', () => {
  it('answers the liveness and readiness checks', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('fairhouse_call_seconds');
  });

  it('answers a call in the envelope, for the requested merchant', async () => {
    for (const [merchant, name] of [
      ['manila', 'Manila Casino'],
      ['saigon', 'Saigon Club'],
    ] as const) {
      const answer = await test.client({ merchant }).call('whitelabel', {});
      expect(answer.ok && answer.value.brand.name).toBe(name);
    }
  });

  it('dates its answers by the clock that judges what pages seal', async () => {
    for (const path of ['/healthz', '/wps/system/whitelabel', '/']) {
      const answer = await get(path);
      const date = Date.parse(answer.headers.get('date') ?? '');
      expect(Math.abs(test.context.clock.now() - date), path).toBeLessThan(5000);
    }
  });

  it('compresses long public answers, and none in a session', async () => {
    const path = '/wps/system/whitelabel';
    const gzip = { 'Accept-Encoding': 'br, gzip' };
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    const compressAnswer = await get(path, gzip);
    const asked = await get(path, { ...gzip, Authorization: 'x'.repeat(43) });
    const short = await get('/wps/relay/GCSGAME_gameVendor', gzip);
    const encodings = [plain, compressAnswer, asked, short].map(({ headers }) =>
      headers.get('content-encoding'),
    );
    expect(encodings).toEqual([null, 'gzip', null, null]);
    expect(compressAnswer.headers.get('vary')).toBe('accept-encoding');
    const length = ({ headers }: Response): number => Number(headers.get('content-length'));
    expect(length(compressAnswer)).toBeLessThan(length(plain) / 2);
    const brandOf = async (answer: Response): Promise<unknown> =>
      ((await answer.json()) as { value: { brand: unknown } }).value.brand;
    expect(await brandOf(compressAnswer)).toEqual(await brandOf(plain));
  });

  it('a header cannot select another merchant on a merchant’s own host', async () => {
    const raw = await rawRequest(
      'GET /wps/system/whitelabel HTTP/1.1\r\nHost: manila.localhost\r\nMerchant: saigon\r\nConnection: close\r\n\r\n',
    );
    expect(raw).toContain('404');
    expect(raw).toContain('merchant.unknown');
  });

  it('uses the single Host header of a request, and no forwarded one', async () => {
    const path = 'GET /wps/system/whitelabel HTTP/1.1\r\n';
    const end = 'Connection: close\r\n\r\n';
    const hostHeaders = 'Host: manila.localhost\r\nX-Forwarded-Host: saigon.localhost\r\n';
    const forwarded = 'X-Forwarded-For: 203.0.113.7\r\n';
    expect(await rawRequest(`${path}${hostHeaders}${forwarded}${end}`)).toContain('Manila Casino');
    const two = 'Host: manila.localhost\r\nHost: saigon.localhost\r\n';
    expect(await rawRequest(`${path}${two}${end}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers unreadable and late requests in the envelope', async () => {
    const garbage = await rawRequest('WHO GOES THERE\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(garbage).toContain('"errorCode":"request.malformed"');
    const late = await rawRequest('GET /wps/system/whitelabel HTTP/1.1\r\nHost: manila.loc');
    expect(late).toMatch(/^HTTP\/1\.1 408 /);
    expect(late).toContain('"errorCode":"request.timeout"');
  });

  it('refuses unknown, repeated and malformed fields and names them', async () => {
    const unknown = await get('/wps/system/whitelabel?colour=red');
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      success: false,
      errorCode: 'request.invalid',
      fields: { colour: 'This field is not known here.' },
    });
    expect((await get('/wps/system/status?url=a&url=b')).status).toBe(400);
    const bad = await fetch(`${test.origin}/wps/feedback`, {
      method: 'PUT',
      headers: { Merchant: 'manila', 'content-type': 'application/json' },
      body: '{"content": ',
    });
    expect(await bad.json()).toMatchObject({ errorCode: 'request.malformed' });
  });

  it('answers in constant time where the time would reveal whether an account exists', async () => {
    const client = test.client();
    for (const name of ['loginCode', 'registerSms', 'forgotSms'] as const) {
      const began = performance.now();
      const answer = await client.call(name, { mobileNum: '+12025550143' });
      expect(answer).toMatchObject({ refusal: { code: 'code.country' } });
      // The wait is counted by another clock, in whole milliseconds.
      expect(performance.now() - began).toBeGreaterThan(48);
    }
  });

  it('refuses in the caller’s language', async () => {
    const answer = await get('/wps/relay/CSP_unreadCount', { Language: 'VI' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      errorCode: 'session.required',
      message: 'Bạn chưa đăng nhập. Vui lòng đăng nhập.',
    });
  });

  it('gives every document its own nonce and every answer its security headers', async () => {
    const answer = await get('/wps/system/whitelabel');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a too large body without reading the rest', async () => {
    const answer = await fetch(`${test.origin}/wps/feedback`, {
      method: 'PUT',
      headers: { Merchant: 'manila', 'content-type': 'application/json' },
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
  });

  it('closes a socket whose headers do not arrive', async () => {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.on('data', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    });
    expect(performance.now() - began).toBeLessThan(9000);
  }, 15_000);

  it('the OpenAPI document contains every row', async () => {
    const document = (await (await get('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/wps/system/whitelabel');
    expect(await (await get('/calls')).text()).toContain('/wps/system/whitelabel');
  });
});

function rawRequest(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(test.origin).port), '127.0.0.1', () => {
      socket.write(text);
    });
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
