// One value outside React that components follow: for what code that is no component changes too.
import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  readonly get: () => Value;
  /** Tells every subscriber, also when the value is the same. */
  readonly set: (next: Value) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value now; the component is rendered again when it changes. */
export function useStore<Value>({ get, subscribe }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
