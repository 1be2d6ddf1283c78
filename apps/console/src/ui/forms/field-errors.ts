// Errors at the fields of a form, as react-hook-form keeps them.
import type { UseFormReturn } from 'react-hook-form';

/** The first error of a field, or of the values inside it. */
export function findError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, ref: _element, ...inside } = error as Readonly<Record<string, unknown>>;
  if (typeof message === 'string') return message;
  return Object.values(inside)
    .map(findError)
    .find((each) => each !== undefined);
}

/**
 * Shows the server's refusals at the inputs that hold the fields which they name; `sourceOf` gives
 * the source of an input by the path of its field in the request.
 */
export function showRefusals(
  { setError }: Pick<UseFormReturn, 'setError'>,
  fields: Readonly<Record<string, string>> | undefined,
  sourceOf: (path: string) => string,
): void {
  for (const [path, message] of Object.entries(fields ?? {})) {
    setError(sourceOf(path), { type: 'server', message });
  }
}
