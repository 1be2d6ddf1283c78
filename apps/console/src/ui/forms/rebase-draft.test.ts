import { expect, test } from 'vitest';
import { isSame, rebaseDraft } from './rebase-draft.ts';

const BASE = { provider: 'altcha', scenes: { login: true, sms: true } };

test('a draft without changes becomes the new version', () => {
  const stored = { provider: 'off', scenes: { login: false, sms: true } };
  expect(rebaseDraft(BASE, BASE, stored)).toEqual(stored);
});

test('a changed field keeps its draft, and the others take the new version', () => {
  const draft = { ...BASE, provider: 'geetest' };
  const stored = { ...BASE, scenes: { login: false, sms: true } };
  expect(rebaseDraft(BASE, draft, stored)).toEqual({
    provider: 'geetest',
    scenes: { login: false, sms: true },
  });
});

test('a field that both changed keeps its draft', () => {
  const draft = { ...BASE, scenes: { login: true, sms: false } };
  const stored = { ...BASE, scenes: { login: false, sms: true } };
  expect(rebaseDraft(BASE, draft, stored).scenes).toEqual({ login: true, sms: false });
});

test('a text that was saved is no draft, in whatever order its languages come back', () => {
  const saved = { text: { EN: 'Closed', CN: '已关闭' }, links: ['one', 'other'] };
  expect(isSame(saved, { links: ['one', 'other'], text: { CN: '已关闭', EN: 'Closed' } })).toBe(
    true,
  );
  expect(isSame(saved, { ...saved, links: ['other', 'one'] })).toBe(false);
  expect(isSame(saved, { ...saved, text: { EN: 'Closed' } })).toBe(false);
});
