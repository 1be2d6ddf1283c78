/** The address of a request without a body. */
export function requestUrl(path: string, input: Readonly<Record<string, unknown>>): string {
  const { path: filled, rest } = fillPath(path, input);
  return withQuery(filled, rest);
}

/** The path with its parts filled in, and the fields that are left. */
export function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

export function withQuery(url: string, fields: Record<string, unknown>): string {
  const query = queryOf(fields).toString();
  return query === '' ? url : `${url}?${query}`;
}

export function queryOf(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, textOf(value));
  }
  return query;
}

/** A list is joined by commas; an object, which only a form has, is written as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object'
    ? JSON.stringify(value)
    : `${value as string | number | boolean}`;
}
