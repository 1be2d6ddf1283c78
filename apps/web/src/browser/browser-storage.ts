// The browser's storage. If the browser stores nothing (storage is blocked, is full, or the page is
// in a frame of another site) values are kept in memory until the page is closed.

type Name = 'localStorage' | 'sessionStorage';

export interface BrowserStorage {
  read(key: string): string | null;
  save(key: string, text: string): void;
  clear(): void;
}

/** Kept longer than the window, shared by all users of this browser. */
export const localStore: BrowserStorage = openStorage('localStorage');

/** Kept as long as the window. */
export const sessionStore: BrowserStorage = openStorage('sessionStorage');

function openStorage(name: Name): BrowserStorage {
  const own = new Map<string, string>();
  return {
    read: (key) => own.get(key) ?? tryStorage(name, (storage) => storage.getItem(key)) ?? null,
    save: (key, text) => {
      // The server renders for all visitors, so it keeps no values of one of them.
      if (typeof window === 'undefined') return;
      const kept = tryStorage(name, (storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (kept === true) own.delete(key);
      else own.set(key, text);
    },
    clear: () => {
      own.clear();
      tryStorage(name, (storage) => storage.clear());
    },
  };
}

/** Even reading the storage property throws if the browser denies it. */
function tryStorage<Value>(name: Name, act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(globalThis[name]);
  } catch {
    return undefined;
  }
}
