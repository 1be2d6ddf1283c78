// Every kind of answer of both listeners: pages, files, calls, refusals, and unreadable requests.
// Each states its content type and its restrictions to the browser.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const PATHS = [
  '/',
  '/index.html',
  '/nowhere',
  '/nowhere.js',
  '/assets/nowhere.js',
  '/wps/nowhere',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/calls',
  '/calls.css',
  '/wps/media/avatar/00000000-0000-7000-8000-000000000000',
  '/.git/config',
];
const NO_ID = '00000000-0000-7000-8000-000000000000';

let test: TestApp;
let member: string;
let owner: string;

beforeAll(async () => {
  test = await openTestApp({ environment: { PUBLIC_ORIGIN: 'https://manila.localhost' } });
  const login = await test.client().call('login', {
    username: 'player1',
    password: DEMO_PASSWORD,
  });
  assert(login.ok, 'a member logs in');
  member = login.value.token;
  owner = await logInOperator(test, 'owner');
});
afterAll(() => test.close());

interface ReceivedAnswer {
  readonly what: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function ask(origin: string, path: string, init: RequestInit = {}): Promise<ReceivedAnswer> {
  const headers = { Merchant: 'manila', ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
  const what = `${init.method ?? 'GET'} ${path}`;
  return { what, status: answer.status, headers: answer.headers, text: await answer.text() };
}

const TYPED = /; charset=utf-8$|^image\//i;

/** The missing or wrong headers of any answer. */
function faultsOf({ what, headers, text }: ReceivedAnswer): string[] {
  const of = (name: string): string => headers.get(name) ?? '';
  const policy = of('content-security-policy');
  const faults = [
    [of('x-content-type-options') === 'nosniff', 'may be taken for another type'],
    [of('referrer-policy') === 'no-referrer', 'tells where somebody came from'],
    [/max-age=31536000; includeSubDomains/.test(of('strict-transport-security')), 'no HSTS'],
    [policy.includes("frame-ancestors 'none'"), 'may be framed'],
    [policy.includes("base-uri 'none'"), 'may get another base'],
    [/object-src 'none'|default-src 'none'/.test(policy), 'may run an object'],
    [!/unsafe-eval|script-src[^;]*unsafe-inline/.test(policy), 'may make code of text'],
    [of('access-control-allow-origin') === '', 'may be read by another origin'],
    [text === '' || TYPED.test(of('content-type')), `is ${of('content-type')}`],
  ] as const;
  return faults.flatMap(([fits, says]) => (fits ? [] : [`${what}: ${says}`]));
}

describe('every answer', () => {
  it('has its type and security headers, whatever the request and however it failed', async () => {
    const reply: ReceivedAnswer[] = [];
    for (const origin of [test.origin, test.consoleOrigin]) {
      for (const path of PATHS) reply.push(await ask(origin, path));
      reply.push(await ask(origin, '/wps/feedback', { method: 'PUT', body: '{"a":' }));
      reply.push(await ask(origin, '/', { method: 'POST', body: 'x=1' }));
      reply.push(await ask(origin, '/', { method: 'OPTIONS' }));
    }
    const calls = [
      ...Object.values<CallRow>(player).map((row) => ({ row, origin: test.origin, token: member })),
      ...Object.values<CallRow>(operator).map((row) => {
        return { row, origin: test.consoleOrigin, token: owner };
      }),
    ].filter(({ row }) => row.method === 'GET');
    for (const { row, origin, token } of calls) {
      const headers = { Authorization: token };
      reply.push(await ask(origin, row.path.replace(/:\w+/g, NO_ID), { headers }));
    }
    expect(reply.length).toBeGreaterThan(120);
    expect(reply.flatMap(faultsOf)).toEqual([]);
  });

  it('of a call is cached by no browser and no proxy', async () => {
    const kept: string[] = [];
    for (const [table, origin, token] of [
      [player, test.origin, member],
      [operator, test.consoleOrigin, owner],
    ] as const) {
      for (const row of Object.values<CallRow>(table)) {
        if (row.method !== 'GET') continue;
        const path = row.path.replace(/:\w+/g, NO_ID);
        for (const headers of [{ Authorization: token }, {}]) {
          const answer = await ask(origin, path, { headers });
          if (answer.headers.get('cache-control') !== 'no-store') kept.push(answer.what);
        }
      }
    }
    expect(kept).toEqual([]);
  });

  it('has its security headers, too, when the request could not be read', async () => {
    for (const origin of [test.origin, test.consoleOrigin]) {
      const { hostname, port } = new URL(origin);
      const reply = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => socket.write('WHO GOES\r\n\r\n'));
        let text = '';
        socket.on('data', (bytes) => (text += bytes.toString('utf8')));
        socket.on('error', reject);
        socket.on('close', () => resolve(text));
      });
      expect(reply).toMatch(/^HTTP\/1\.1 400/);
      expect(reply).toMatch(/content-type: application\/json; charset=utf-8/i);
      expect(reply).toMatch(/x-content-type-options: nosniff/i);
      expect(reply).toMatch(/content-security-policy: default-src 'none'/i);
    }
  });
});
