import {
  DOCTOR_CHECKS,
  STEWARD_RIGHTS,
  operator,
  RIGHTS,
  RISK_RULES,
  ROLES,
} from '@fairhouse/calls/operator';
import { LANGUAGES } from '@fairhouse/values';
import { afterEach, expect, test, vi } from 'vitest';
import { menuForRights } from '../app/menu-for-rights.ts';
import { TEXTS } from './texts.ts';

// Other files of the process look for a browser by the same names.
afterEach(() => vi.unstubAllGlobals());

const has = (key: string) => Object.hasOwn(TEXTS, key);

test('every right and every built-in role has a name', () => {
  expect(RIGHTS.filter((right) => !has(`right.${right}`))).toEqual([]);
  expect(ROLES.filter((role) => !has(`role.${role}`))).toEqual([]);
});

test('every call that the audit records says in words what was done, and none says the same', () => {
  const recorded = Object.entries(operator).filter(([, { method }]) => method !== 'GET');
  expect(recorded.length).toBeGreaterThan(50);
  expect(recorded.filter(([name]) => !has(`did.${name}`)).map(([name]) => name)).toEqual([]);
  const said = Object.entries(TEXTS).filter(([key]) => key.startsWith('did.'));
  expect(said).toHaveLength(recorded.length);
  for (const language of LANGUAGES) {
    expect(new Set(said.map(([, text]) => text[language])).size).toBe(said.length);
  }
});

test('every rule that sends a withdrawal to an officer says so in words', () => {
  expect(RISK_RULES.filter((rule) => !has(`risk.${rule}`))).toEqual([]);
});

test('every check of going live says what it is about, and what to do where it is not so', () => {
  expect(DOCTOR_CHECKS.filter((check) => !has(`doctor.${check}`))).toEqual([]);
  expect(DOCTOR_CHECKS.filter((check) => !has(`doctorNext.${check}`))).toEqual([]);
});

test('what a text leaves open is marked in the way that is filled in, and alike in all languages', () => {
  for (const [key, text] of Object.entries(TEXTS)) {
    const marks = Object.values(text).map((each) =>
      [...each.matchAll(/\{\w+\}/g)].map(([mark]) => mark).toSorted(),
    );
    expect(new Set(marks.map((each) => each.join())).size, key).toBe(1);
    expect(
      Object.values(text).filter((each) => /[{}]/.test(each.replaceAll(/(?<!%)\{\w+\}/g, ''))),
      key,
    ).toEqual([]);
  }
});

test('what is given under a name is put in where the text has the name', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'EN', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  const { i18nProvider } = await import('./language.ts');
  const counted = i18nProvider.translate('ra.action.bulk_actions', { smart_count: 3 });
  expect(counted).toBe(TEXTS['ra.action.bulk_actions'].EN.replace('{smart_count}', '3'));
});

test('no two entries of the menu read the same in any language', () => {
  const labels = menuForRights([...RIGHTS, ...STEWARD_RIGHTS]).flatMap((group) =>
    group.entries.map((each) => each.label),
  );
  for (const language of ['EN', 'CN', 'ID', 'TH', 'VI'] as const) {
    const texts = labels.map((label) => TEXTS[label][language]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
