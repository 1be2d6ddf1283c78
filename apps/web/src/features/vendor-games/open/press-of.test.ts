import { expect, test } from 'vitest';
import { pressOf, type Press } from './press-of.ts';

const MEMBER = { role: 0 };
const TRIAL = { role: 4 };

test.each<[string, boolean, 'real' | 'demo', { readonly role: number } | undefined, Press]>([
  ['FAIRHOUSE', true, 'real', undefined, 'login'],
  ['FAIRHOUSE', true, 'demo', undefined, 'page'],
  ['FAIRHOUSE', false, 'real', MEMBER, 'page'],
  ['GPI', false, 'real', MEMBER, 'page'],
  ['FAIRHOUSE', true, 'real', TRIAL, 'page'],
  ['FAIRHOUSE', false, 'real', TRIAL, 'trial'],
  ['TCG_SEA', false, 'real', MEMBER, 'window'],
  ['TCG_SEA', false, 'real', undefined, 'login'],
  ['TCG_LOTTO_VN', false, 'real', undefined, 'vietnamese'],
  ['TCG_LOTTO_VN', false, 'real', MEMBER, 'vietnamese'],
])('%s, demo %s, played %s by %j leads to: %s', (vendor, hasDemo, kind, session, press) => {
  expect(pressOf({ vendor, hasDemo }, kind, session)).toBe(press);
});
