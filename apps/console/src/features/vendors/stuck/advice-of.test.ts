import { expect, test } from 'vitest';
import { adviceOf, answerOf } from './advice-of.ts';

const DAY_MS = 24 * 3_600_000;
const stuckAt = 1_790_000_000_000 as Parameters<typeof adviceOf>[0]['stuckAt'];
const advice = (view: object | null, days = 1) =>
  adviceOf(
    { vendorView: view === null ? null : JSON.stringify(view), stuckAt },
    stuckAt + days * DAY_MS,
  );

test.each([
  [null, 1, 'ask'],
  [{ problem: { kind: 'silent', detail: 'status 500' } }, 1, 'reach'],
  [{ problem: 'no address' }, 1, 'reach'],
  [{ status: 'RS_OK', finished: false }, 1, 'wait'],
  [{ status: 'RS_OK', finished: false }, 8, 'ask'],
  [{ status: 'RS_OK', finished: true, transactions: [] }, 1, 'case'],
  [{ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }, 8, 'unknown'],
] as const)('of the answer %j after %i days an operator reads what to do', (view, days, wanted) => {
  expect(advice(view, days)).toBe(wanted);
});

test('the answer is one line', () => {
  expect(answerOf(null)).toBeUndefined();
  expect(answerOf('{"problem":"no address"}')).toBe('no address');
  expect(answerOf('{"problem":{"kind":"silent","detail":"status 500"}}')).toBe(
    'silent: status 500',
  );
  expect(answerOf('{"status":"RS_OK"}')).toBe('RS_OK');
});
