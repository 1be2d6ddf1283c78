import { DOCTOR_CHECKS } from '@fairhouse/calls/operator';
import { expect, it } from 'vitest';
import { NEXT, printChecks, WORDS } from './check-list.mjs';

it('has for each check a description and a next step', () => {
  expect(Object.keys(WORDS)).toEqual([...DOCTOR_CHECKS]);
  expect(Object.keys(NEXT)).toEqual([...DOCTOR_CHECKS]);
  for (const words of Object.values(NEXT)) expect(words.length).toBeGreaterThan(20);
});

it('shows the next step for missing and advised checks only', () => {
  const said: string[] = [];
  const checks = [
    { check: 'merchants', state: 'ok', about: [] },
    { check: 'mail', state: 'missing', about: ['north'] },
    { check: 'cosigner', state: 'advice', about: [] },
  ] as const;
  const code = printChecks({ ready: false, checks }, (line: string) => void said.push(line));
  expect(code).toBe(1);
  const text = said.join('\n');
  expect(text).not.toContain(NEXT.merchants);
  expect(text).toContain(`MISSING  ${WORDS.mail}: north\n           ${NEXT.mail}`);
  expect(text).toContain(NEXT.cosigner);
});
