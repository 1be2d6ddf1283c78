import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import type { CallRow } from '@fairhouse/calls';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileKeys } from '../platform/keys/file-keys.ts';
import { hashRequest } from './idempotency.ts';

const keys = openFileKeys(mkdtempSync(join(tmpdir(), 'keys-')));
const row: CallRow = player.withdrawCreate;
const input = { amount: 500_000n, card: 'a', paymentPassword: '730512' };
const of = (more: object) =>
  hashRequest(keys, { call: 'withdrawCreate', row, input: { ...input, ...more } }).toString('hex');

/** The names of secret fields. */
const OPENS = /password|pin$|captcha|token|ticket|otp|secret|verificationCode|factorCode|proof/i;

test('the stored hash of a request does not depend on its password', () => {
  expect(of({ paymentPassword: '000000' })).toBe(of({}));
  expect(of({ amount: 1n })).not.toBe(of({}));
  expect(of({ card: 'b' })).not.toBe(of({}));
});

test('the stored hash of a request cannot be guessed without the installation’s key', () => {
  const others = openFileKeys(mkdtempSync(join(tmpdir(), 'keys-')));
  const asked = { call: 'withdrawCreate', row, input };
  expect(hashRequest(others, asked)).not.toEqual(hashRequest(keys, asked));
  const texts = [input, { amount: input.amount, card: input.card }].map((each) =>
    JSON.stringify(each, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  );
  for (const text of texts) {
    const bare = createHash('sha256').update('withdrawCreate').update('\0').update(text).digest();
    expect(hashRequest(keys, asked)).not.toEqual(bare);
  }
});

test('every idempotent call declares its secret fields', () => {
  const rows = Object.entries<CallRow>({ ...player, ...operator }).filter(
    ([, each]) => each.idempotent === true,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const [name, each] of rows) {
    const fields = Object.keys((each.request as unknown as { shape: object }).shape);
    const opening = fields.filter((field) => OPENS.test(field));
    expect(each.secrets ?? [], name).toEqual(expect.arrayContaining(opening));
    for (const secret of each.secrets ?? []) expect(fields, name).toContain(secret);
  }
});
