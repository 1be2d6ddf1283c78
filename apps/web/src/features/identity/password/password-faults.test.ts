import { expect, test } from 'vitest';
import { passwordFaults } from './password-faults.ts';

test.each([
  ['', '', '', false, 'oldPassword:required newPassword:required confirmNewPassword:required'],
  ['', 'new pass', 'new pass', true, ''],
  ['', 'new pass', 'new pass', false, 'oldPassword:required'],
  ['old', 'new pass', 'new pass ', false, 'confirmNewPassword:mismatch'],
  ['old', 'new pass', 'new pass', false, ''],
])('old "%s", new "%s", again "%s", ticket %s: %s', (old, fresh, again, hasTicket, read) => {
  const faults = passwordFaults(
    { oldPassword: old, newPassword: fresh, confirmNewPassword: again },
    { hasTicket },
  );
  const entries = Object.entries(faults).map(([name, fault]) => `${name}:${fault}`);
  expect(entries.join(' ')).toBe(read);
});
