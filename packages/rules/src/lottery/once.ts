/**
 * A value that is worked out when it is first asked for, and kept: tables and plays of a family
 * cost nothing to whoever does not play it.
 */
export function once<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined;
  return () => (built ??= { value: build() }).value;
}
