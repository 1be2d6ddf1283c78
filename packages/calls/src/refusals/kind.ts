import type { Language } from '@fairhouse/values';

/** A refusal: its status, whether a retry can succeed, and its text. */
export interface RefusalKind {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** True when the same request may succeed later, unchanged. */
  readonly transient?: true;
  /** The text in every language; `{name}` is replaced by the refusal's parameter of that name. */
  readonly text: Readonly<Record<Language, string>>;
}

/**
 * Declares an area's refusals; a code without a text in each language does not compile. The check
 * is beside the inference: as its constraint, one wrong text would lose the area's codes, and every
 * use of them would be an error too.
 */
export function defineRefusals<const Kinds extends Readonly<Record<string, object>>>(
  kinds: Kinds & { readonly [Code in keyof Kinds]: RefusalKind },
): Kinds {
  return kinds;
}
