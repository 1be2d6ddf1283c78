// A text that the database cannot store is refused wherever a caller can send one, before anything
// else.
import { seal } from '@fairhouse/calls';
import { assert, LANGUAGES } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const NUL = String.fromCharCode(0);
const HALF = String.fromCharCode(0xd800);

async function ask(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
) {
  const answer = await fetch(`${test.origin}${path}`, {
    ...init,
    headers: { Merchant: 'manila', ...init.headers },
  } as RequestInit);
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  return { status: answer.status, code: body['errorCode'], fields: body['fields'], body };
}

const json = { 'content-type': 'application/json' };

async function sealed(parts: { jti?: string; body: unknown }): Promise<string> {
  const [key] = test.context.keys.sealingPublic;
  assert(key !== undefined, 'there is a sealing key');
  const iat = Math.floor(test.context.clock.now() / 1000);
  return seal(key, { iat, jti: parts.jti ?? randomBytes(12).toString('hex'), body: parts.body });
}

describe('a text with a NUL or half a character', () => {
  it.each(LANGUAGES)('is refused at its field, in a clear text in %s', async (language) => {
    for (const bad of [NUL, HALF]) {
      const reply = await ask('/wps/feedback', {
        method: 'PUT',
        headers: { ...json, Language: language },
        body: JSON.stringify({ content: `well${bad}`, contact: 'me' }),
      });
      expect(reply).toMatchObject({ status: 400, code: 'text.unreadable' });
      const { content } = reply.fields as { content: string };
      expect(content.length).toBeGreaterThan(15);
      expect(content).toBe(reply.body['message']);
    }
  });

  it('is refused in a path, in a query and in a field’s name', async () => {
    for (const path of [
      '/wps/system/status?url=%00',
      '/wps/system/status?a%00=1',
      '/lgw/draw/%00/next_open',
      '/wps/relay/GCSGAME_gameVendor?x=%ED%A0%80%00',
    ]) {
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400);
      expect((await ask(path)).status, path).toBeLessThan(500);
    }
    const named = JSON.stringify({ content: 'well', [`a${NUL}`]: 1 });
    const reply = await ask('/wps/feedback', { method: 'PUT', headers: json, body: named });
    expect(reply).toMatchObject({ status: 400, code: 'text.unreadable' });
  });

  it('is refused in a form: no password reset is requested for such a name', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await ask('/wps/member/password/email', {
      method: 'POST',
      headers: form,
      body: 'username=player%001&email=a%40b.example',
    });
    expect(reply).toMatchObject({ status: 400, code: 'text.unreadable' });
    const { rows } = await test.context.pool.query('select from identity.reset_request');
    expect(rows).toHaveLength(0);
  });

  it('is refused in sealed content, including its id', async () => {
    const jose = { 'content-type': 'application/jose' };
    const login = { username: 'player1', password: 'x' };
    for (const parts of [
      { jti: `id${NUL}`, body: login },
      { jti: HALF, body: login },
      { body: { ...login, username: `player1${NUL}` } },
      { body: { ...login, password: HALF } },
    ]) {
      const body = await sealed(parts);
      const reply = await ask('/wps/session/login', {
        method: 'POST',
        headers: jose,
        body,
      });
      expect(reply).toMatchObject({ status: 400, code: 'text.unreadable' });
    }
  });

  it('is harmless in a cookie, and bytes that are not UTF-8 are refused', async () => {
    const body = await sealed({ body: { username: 'nobody99', password: 'x', captcha: 'x' } });
    const reply = await ask('/wps/session/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/jose',
        cookie: 'captcha~id=%00; device~id=%00; loginTicket=%00%ED%A0%80',
      },
      body,
    });
    expect(reply.status).toBeLessThan(500);
    const bytes = Buffer.concat([
      Buffer.from('{"content":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    const raw = await ask('/wps/feedback', { method: 'PUT', headers: json, body: bytes });
    expect(raw).toMatchObject({ status: 400, code: 'request.malformed' });
  });
});

describe('a request', () => {
  it('is refused when it is nested too deep', async () => {
    const depth = 200_000;
    const body = `{"content":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const reply = await ask('/wps/feedback', { method: 'PUT', headers: json, body });
    expect(reply).toMatchObject({ status: 400, code: 'request.malformed' });
  });

  it('has each field once, in the body or in the URL', async () => {
    const body = JSON.stringify({ content: 'well', contact: 'me' });
    const reply = await ask('/wps/feedback?contact=you', { method: 'PUT', headers: json, body });
    expect(reply).toMatchObject({ status: 400, code: 'request.malformed' });
  });

  it('that must be sealed has no fields in its URL', async () => {
    const body = await sealed({ body: { username: 'nobody99' } });
    const reply = await ask('/wps/session/login?password=in-clear', {
      method: 'POST',
      headers: { 'content-type': 'application/jose' },
      body,
    });
    expect(reply).toMatchObject({ status: 400, code: 'sealing.required' });
  });
});
