import { expect, test } from 'vitest';
import { isFromSite, readSiteMessage, siteOriginOf } from './site-messages.ts';

test.each([
  [{ type: 'balance' }, { type: 'balance' }],
  [{ type: 'resume' }, { type: 'resume' }],
  [
    { type: 'pause', reason: 'limit' },
    { type: 'pause', reason: 'limit' },
  ],
  [
    { type: 'mute', on: false },
    { type: 'mute', on: false },
  ],
  [
    { type: 'language', language: 'CN' },
    { type: 'language', language: 'zh' },
  ],
])('%j is read', (data, message) => {
  expect(readSiteMessage(data)).toEqual(message);
});

test.each([
  [undefined],
  [null],
  ['balance'],
  [[]],
  [{}],
  [{ type: 'toString' }],
  [{ type: '__proto__' }],
  [{ type: 'balance', amount: 5 }],
  [{ type: 'pause' }],
  [{ type: 'pause', reason: 'because' }],
  [{ type: 'mute' }],
  [{ type: 'mute', on: 1 }],
  [{ type: 'language', language: 'XX' }],
  [{ type: 'language', language: 'constructor' }],
  [{ type: 'language', language: 7 }],
  [{ type: 'lobby' }],
])('%j is dropped', (data) => {
  expect(readSiteMessage(data)).toBeUndefined();
});

test('a site is known by the address of its launch, and by nothing else', () => {
  expect(siteOriginOf('https://site.example/x?y=1')).toBe('https://site.example');
  expect(siteOriginOf('')).toBeUndefined();
  expect(siteOriginOf('javascript:alert(1)')).toBeUndefined();
  expect(siteOriginOf('data:text/html,x')).toBeUndefined();
});

test('a message counts from the page around, at the site’s origin only', () => {
  const site = {} as Window;
  const origin = 'https://site.example';
  const from = (at: string, source: Window | null) => ({ origin: at, source });
  expect(isFromSite(from(origin, site), site, origin)).toBe(true);
  expect(isFromSite(from('https://site.example.evil', site), site, origin)).toBe(false);
  expect(isFromSite(from('null', site), site, origin)).toBe(false);
  expect(isFromSite(from(origin, {} as Window), site, origin)).toBe(false);
  expect(isFromSite(from(origin, null), site, origin)).toBe(false);
});
