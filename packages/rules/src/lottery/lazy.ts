/**
 * A value that is computed on first use and cached, so that tables and plays of an unused family
 * cost nothing.
 */
export function lazy<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined;
  return () => (built ??= { value: build() }).value;
}
