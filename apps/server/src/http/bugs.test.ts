// What the log and the caller learn of refused calls and of bugs, at any log level.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import pg from 'pg';
import { openTestApp, type TestApp } from '../testing/index.ts';

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await openTestApp({
    environment: { NODE_ENV: 'development', LOG_LEVEL: 'trace' },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const logged = (message: string): Record<string, unknown>[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);

it('a refused call is logged with its name, status and request id', async () => {
  const answer = await app.client({ token: 'nobody-s' }).call('memberInfo', {});
  expect(answer).toMatchObject({ ok: false, refusal: { status: 401 } });
  const [line] = logged('call');
  expect(line).toMatchObject({ level: 30, call: 'memberInfo', status: 401 });
  expect(line?.['request']).toMatch(/^[\da-f-]{36}$/);
  expect(lines.join('')).not.toContain('nobody-s');
});

it('a call of an operator without the right is logged', async () => {
  await app.backoffice({ token: 'nobody-s' }).call('memberList', {});
  expect(logged('call')[0]).toMatchObject({ call: 'memberList', status: 401 });
});

it('a bug is logged in full and its details are not returned, even at the most verbose log level', async () => {
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query('alter table messages.help_article rename to mislaid');
  try {
    const answer = await fetch(`${app.origin}/wps/system/helpCenter`, {
      headers: { Merchant: 'manila' },
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/help_article|relation|\bat |\.ts|select/i);
    const [line] = logged('a call ended in a bug');
    expect(line).toMatchObject({ level: 50, err: { stack: expect.any(String) as string } });
    expect(JSON.stringify(line)).toContain('help_article');
    expect(text).toContain(String(line?.['request']));
  } finally {
    await owner.query('alter table messages.mislaid rename to help_article');
    await owner.end();
  }
});
