import { expect, test } from 'vitest';
import { failedSteps } from './failed-tests.mjs';

const step = (name: string, code: number, output: string) => ({ name, code, output, seconds: 1 });

test('a failed step is named with the line that tells why', () => {
  const architecture = [
    '\u001B[32m ✓\u001B[39m parse each program without an error',
    '',
    'AssertionError: e2e/a.spec.ts:80 "x" is not a word of the field: expected [ …(1) ]',
    ' ❯ architecture.test.ts:916:37',
  ].join('\n');
  const format =
    'Checking formatting...\n\npackages/calls/src/wire.ts (3ms)\n\nFormat issues found';
  expect(
    failedSteps([
      step('types', 0, 'nothing'),
      step('format', 1, format),
      step('architecture', 1, architecture),
      step('lock', 1, 'the lock is nearly empty'),
      step('unused', 1, ''),
    ]),
  ).toEqual([
    'check: format: packages/calls/src/wire.ts (3ms)',
    'check: architecture: AssertionError: e2e/a.spec.ts:80 "x" is not a word of the field: expected [ …(1) ]',
    'check: lock: the lock is nearly empty',
    'check: unused: ',
  ]);
});
