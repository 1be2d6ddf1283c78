import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows, such as a stored choice. The server renders `fallback`, and
 * so does the browser while it hydrates the server's markup; `read` gives the value from then on.
 */
export function useBrowserValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(subscribeNever, read, () => fallback);
}

const subscribeNever = () => () => undefined;
