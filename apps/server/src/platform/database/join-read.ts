/**
 * Begins a read, or joins the one of the same key that is under way: many requests make one query.
 * A failed read fails for all who wait. A key that is removed from `pending` is read again by the
 * next caller. The read must not need a connection that the callers who wait may hold.
 */
export function joinRead<Value>(
  pending: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const begun = pending.get(key);
  if (begun !== undefined) return begun;
  const value = read().finally(() => {
    if (pending.get(key) === value) pending.delete(key);
  });
  pending.set(key, value);
  return value;
}
