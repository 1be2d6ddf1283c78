import type { Language } from '@fairhouse/values';

/** A refusal: its status, whether a retry can succeed, and its text. */
export interface RefusalKind {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** True when the same request may succeed later, unchanged. */
  readonly transient?: true;
  /** The text in every language; `(name)` is replaced by the refusal's parameter of that name. */
  readonly text: Readonly<Record<Language, string>>;
}

/** Declares an area's refusals; a code without a text in each language does not compile. */
export function defineRefusals<const Kinds extends Readonly<Record<string, RefusalKind>>>(
  kinds: Kinds,
): Kinds {
  return kinds;
}
