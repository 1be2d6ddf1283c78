// What the browser keeps for the page. Where it keeps nothing (storage is blocked, is full, or the
// page stands in a frame of another site) the page keeps it itself until it is closed.

type Name = 'localStorage' | 'sessionStorage';

export interface BrowserStorage {
  read(key: string): string | null;
  keep(key: string, text: string): void;
  clear(): void;
}

/** Kept longer than the window, for everybody at this browser. */
export const localStore: BrowserStorage = openStorage('localStorage');

/** Kept as long as the window. */
export const sessionStore: BrowserStorage = openStorage('sessionStorage');

function openStorage(name: Name): BrowserStorage {
  const own = new Map<string, string>();
  return {
    read: (key) => own.get(key) ?? tried(name, (storage) => storage.getItem(key)) ?? null,
    keep: (key, text) => {
      // Where nothing is drawn for one person alone, nothing is kept.
      if (typeof window === 'undefined') return;
      const kept = tried(name, (storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (kept === true) own.delete(key);
      else own.set(key, text);
    },
    clear: () => {
      own.clear();
      tried(name, (storage) => storage.clear());
    },
  };
}

/** Even to look at the storage throws where the browser denies it. */
function tried<Value>(name: Name, act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(globalThis[name]);
  } catch {
    return undefined;
  }
}
