import { afterEach, expect, test, vi } from 'vitest';
import { localStore, sessionStore } from './browser-storage.ts';

afterEach(() => {
  sessionStore.clear();
  vi.unstubAllGlobals();
});

/** A window whose storage can be denied, as browsers do in a frame of another site. */
function openWindow(): { readonly kept: Map<string, string>; deny(): void } {
  const kept = new Map<string, string>();
  let denied = false;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    clear: () => kept.clear(),
  };
  const access = {
    get() {
      if (denied) throw new DOMException('Access is denied for this document.', 'SecurityError');
      return storage;
    },
    configurable: true,
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', access);
  return {
    kept,
    deny: () => {
      denied = true;
    },
  };
}

test('values are stored in the browser', () => {
  const { kept } = openWindow();
  sessionStore.save('token', 'one');
  expect(sessionStore.read('token')).toBe('one');
  expect([...kept]).toEqual([['token', 'one']]);
  sessionStore.clear();
  expect(sessionStore.read('token')).toBeNull();
});

test('values are kept in memory if the browser denies its storage', () => {
  const { kept, deny } = openWindow();
  deny();
  expect(sessionStore.read('token')).toBeNull();
  sessionStore.save('token', 'two');
  expect(sessionStore.read('token')).toBe('two');
  expect(kept.size).toBe(0);
  sessionStore.clear();
  expect(sessionStore.read('token')).toBeNull();
});

test('a value that could not be stored overrides the one stored before', () => {
  const { deny } = openWindow();
  sessionStore.save('theme', 'dark');
  deny();
  sessionStore.save('theme', 'light');
  expect(sessionStore.read('theme')).toBe('light');
});

test('nothing is kept without a window, because the server is shared by all visitors', () => {
  localStore.save('lang', 'VI');
  expect(localStore.read('lang')).toBeNull();
});
