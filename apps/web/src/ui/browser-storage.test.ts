import { afterEach, expect, test, vi } from 'vitest';
import { localStore, sessionStore } from './browser-storage.ts';

afterEach(() => {
  sessionStore.clear();
  vi.unstubAllGlobals();
});

/** A window whose storage can be taken away, as browsers do in a frame of another site. */
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

test('the browser keeps what it is given', () => {
  const { kept } = openWindow();
  sessionStore.keep('token', 'one');
  expect(sessionStore.read('token')).toBe('one');
  expect([...kept]).toEqual([['token', 'one']]);
  sessionStore.clear();
  expect(sessionStore.read('token')).toBeNull();
});

test('a browser that denies its storage breaks nothing: the page keeps it itself', () => {
  const { kept, deny } = openWindow();
  deny();
  expect(sessionStore.read('token')).toBeNull();
  sessionStore.keep('token', 'two');
  expect(sessionStore.read('token')).toBe('two');
  expect(kept.size).toBe(0);
  sessionStore.clear();
  expect(sessionStore.read('token')).toBeNull();
});

test('what could not be kept goes before what was kept earlier', () => {
  const { deny } = openWindow();
  sessionStore.keep('theme', 'dark');
  deny();
  sessionStore.keep('theme', 'light');
  expect(sessionStore.read('theme')).toBe('light');
});

test('where there is no window nothing is kept, for it would be everybody’s', () => {
  localStore.keep('lang', 'VI');
  expect(localStore.read('lang')).toBeNull();
});
