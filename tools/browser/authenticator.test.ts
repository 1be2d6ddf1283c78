import { expect, test } from 'vitest';
import { authenticatorCode } from './authenticator.ts';

test('codes match RFC 6238, appendix B, cut to six digits', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(authenticatorCode(key, 59_000)).toBe('287082');
  expect(authenticatorCode(key, 1_111_111_109_000)).toBe('081804');
  expect(authenticatorCode(key, 20_000_000_000_000)).toBe('353130');
});
