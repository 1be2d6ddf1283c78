import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup, teardown } from '../../tools/vitest-postgres.ts';
import { needlesOf, search } from './needles.ts';
import { inBundle, scanSecrets } from './scan.ts';

beforeAll(setup, 120_000);
afterAll(teardown);

const canary = { name: 'canary', value: 'Canary-lagoon-4471' };

describe('a secret', () => {
  const needles = needlesOf([canary, { name: 'code', value: '123456' }]);
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

  it('is not found in what only looks like it', () => {
    expect(search(needles, 'here', 'Canary-lagoon-4472 0123456789 ab123456cd')).toEqual([]);
  });

  it('is found in a bundle, as a key of anything is', () => {
    expect(inBundle([canary], 'a.js', `const x="${canary.value}"`)).toHaveLength(1);
    expect(inBundle([], 'a.js', '"-----BEGIN PRIVATE KEY-----"')).toHaveLength(1);
    expect(inBundle([], 'a.js', 'const x="nothing"')).toEqual([]);
  });
});

it('lies nowhere after the life of an account, but where it is sealed or hashed', async () => {
  const { figures, finds } = await scanSecrets([]);
  expect(finds).toEqual([]);
  expect(figures['secrets']).toBeGreaterThan(30);
  expect(figures['tables']).toBeGreaterThan(80);
  expect(figures['lines of the log']).toBeGreaterThan(20);
}, 180_000);
