// react-admin's store, apart for each operator of the browser.
import type { Store } from 'react-admin';

/** The keys that belong to the browser: they are read before anybody has logged in. */
const OF_BROWSER = new Set(['theme', 'locale', 'sidebar.open', 'version']);
const OWN = 'operator.';
const SAVED_QUERIES = '.savedQueries';

/**
 * Filters, selections and saved filters are stored under the operator's id, so that operators who
 * share a browser do not see those of each other. Logging out deletes everything but the saved
 * filters.
 */
export function operatorStore(operator: () => string | undefined, store: Store): Store {
  const ownKey = (key: string) => (OF_BROWSER.has(key) ? key : `${OWN}${operator() ?? ''}.${key}`);
  return {
    ...store,
    getItem: (key, initial) => store.getItem(ownKey(key), initial),
    setItem: (key, value) => store.setItem(ownKey(key), value),
    removeItem: (key) => store.removeItem(ownKey(key)),
    removeItems: (prefix) => store.removeItems(ownKey(prefix)),
    listItems: (prefix = '') => store.listItems?.(ownKey(prefix)) ?? {},
    subscribe: (key, callback) => store.subscribe(ownKey(key), callback),
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {})) {
        if (!(key.startsWith(OWN) && key.endsWith(SAVED_QUERIES))) store.removeItem(key);
      }
    },
  };
}
