/** The idempotency keys of one mutation. */
export interface AttemptKeys {
  /** The key of the attempt that was not answered if it had the same input, otherwise a new one. */
  readonly keyOf: (input: unknown) => string;
  /** Called after a definite answer: the next attempt has a new key. */
  readonly end: () => void;
}

export function createAttemptKeys(): AttemptKeys {
  let attempt: { readonly input: string; readonly key: string } | undefined;
  return {
    keyOf: (input) => {
      const written = JSON.stringify(input);
      if (attempt?.input !== written) attempt = { input: written, key: crypto.randomUUID() };
      return attempt.key;
    },
    end: () => {
      attempt = undefined;
    },
  };
}
