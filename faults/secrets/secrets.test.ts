import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { createNeedles, search, type Secret } from './needles.ts';
import { withAccountJourney, searchBundle } from './scan-secrets.ts';

beforeAll(setup, 120_000);
afterAll(teardown);

const canary = { name: 'canary', value: 'Canary-lagoon-4471' };

describe('a secret', () => {
  const needles = createNeedles([canary, { name: 'code', value: '123456' }]);
  const coded = (text: string, as: BufferEncoding): string => Buffer.from(text).toString(as);

  it.each([
    ['plain', `x ${canary.value} y`],
    ['hex', coded(`{"p":"${canary.value}"}`, 'hex')],
    ['base64', coded(`{"p":"${canary.value}"}`, 'base64')],
    ['base64 a place on', coded(`{"pw":"${canary.value}"}`, 'base64')],
    ['base64url in bytes', coded(coded(canary.value, 'base64url'), 'hex')],
    ['a code', 'your code is 123456.'.replace('.', ' ')],
  ])('is found %s', (_name, text) => {
    expect(search(needles, 'here', text)).not.toEqual([]);
  });

  it('is not found in a similar text', () => {
    expect(search(needles, 'here', 'Canary-lagoon-4472 0123456789 ab123456cd')).toEqual([]);
  });

  it('is found in a bundle, and so is any key', () => {
    expect(searchBundle([canary], 'a.js', `const x="${canary.value}"`)).toHaveLength(1);
    expect(searchBundle([], 'a.js', '"-----BEGIN PRIVATE KEY-----"')).toHaveLength(1);
    expect(searchBundle([], 'a.js', 'const x="nothing"')).toEqual([]);
  });
});

describe('a bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('that was not built fails the scan', async () => {
    const looking = withAccountJourney([join(folder, 'none')], ({ look }) => look());
    await expect(looking).rejects.toThrow('is not built');
  });

  it('of the server may contain the demo’s passwords, and a bundle of pages may not', () => {
    const demo = { name: 'a demo password', value: canary.value };
    const text = `const x="${canary.value}"`;
    expect(searchBundle([demo], 'apps/server/dist/main.mjs', text)).toEqual([]);
    expect(searchBundle([canary], 'apps/server/dist/main.mjs', text)).toHaveLength(1);
    expect(searchBundle([demo], 'apps/web/dist/assets/main.js', text)).toHaveLength(1);
  });

  it('is searched completely', async () => {
    writeFileSync(join(folder, 'main.mjs'), 'const x="Canary-harbour-9983"');
    await withAccountJourney([folder], async ({ app, secrets, look }) => {
      const first = await look();
      expect(first.finds).toEqual([
        { secret: 'second password, plain', where: join(folder, 'main.mjs') },
      ]);
      expect(first.figures['secrets']).toBeGreaterThan(30);
      expect(first.figures['tables']).toBeGreaterThan(80);
      expect(first.figures['lines of the log']).toBeGreaterThan(20);
      await plant(app, secrets);
      const places = (await look()).finds.map(({ where }) => where);
      expect(places).toContain('the log');
      expect(places).toContain('the table messages.inbox');
    });
  }, 180_000);
});

/** The effect of a careless line of code. */
async function plant(app: TestApp, secrets: readonly Secret[]): Promise<void> {
  const token = secrets.find(({ name }) => name === 'a session token')?.value;
  app.context.log.info({ asked: { headers: token } }, 'a call');
  const update = 'update messages.inbox set bodies = to_jsonb($1::text)';
  await app.context.pool.query(update, [token]);
}
