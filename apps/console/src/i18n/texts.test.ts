import {
  DOCTOR_CHECKS,
  STEWARD_RIGHTS,
  operator,
  RIGHTS,
  RISK_RULES,
  ROLES,
} from '@fairhouse/calls/operator';
import { LANGUAGES } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { menuForRights } from '../app/menu-for-rights.ts';
import { loadCatalogue } from './catalogues.ts';
import type { TextKey } from './text-types.ts';

const catalogues = await Promise.all(LANGUAGES.map(loadCatalogue));
const keys = Object.keys(await loadCatalogue('EN')) as TextKey[];
const has = (key: string) => (keys as readonly string[]).includes(key);

test('the catalogues of all languages have the same keys', () => {
  expect(keys.length).toBeGreaterThan(1000);
  for (const texts of catalogues) expect(Object.keys(texts)).toEqual(keys);
});

test('every right and every built-in role has a name', () => {
  expect(RIGHTS.filter((right) => !has(`right.${right}`))).toEqual([]);
  expect(ROLES.filter((role) => !has(`role.${role}`))).toEqual([]);
});

test('every call that the audit records says in words what was done, and none says the same', () => {
  const recorded = Object.entries(operator).filter(([, { method }]) => method !== 'GET');
  expect(recorded.length).toBeGreaterThan(50);
  expect(recorded.filter(([name]) => !has(`did.${name}`)).map(([name]) => name)).toEqual([]);
  const said = keys.filter((key) => key.startsWith('did.'));
  expect(said).toHaveLength(recorded.length);
  for (const texts of catalogues) {
    expect(new Set(said.map((key) => texts[key])).size).toBe(said.length);
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
  for (const key of keys) {
    const texts = catalogues.map((each) => each[key]);
    const marks = texts.map((each) =>
      [...each.matchAll(/\{\w+\}/g)].map(([mark]) => mark).toSorted(),
    );
    expect(new Set(marks.map((each) => each.join())).size, key).toBe(1);
    expect(
      texts.filter((each) => /[{}]/.test(each.replaceAll(/(?<!%)\{\w+\}/g, ''))),
      key,
    ).toEqual([]);
  }
});

test('no two entries of the menu read the same in any language', () => {
  const labels = menuForRights([...RIGHTS, ...STEWARD_RIGHTS]).flatMap((group) =>
    group.entries.map((each) => each.label),
  );
  for (const texts of catalogues) {
    expect(new Set(labels.map((label) => texts[label])).size).toBe(labels.length);
  }
});
