// The codes of plays and numbers in a recorded change; pure functions.

export interface NamedCodes {
  readonly plays: readonly string[];
  readonly items: readonly string[];
}

/** The values of the fields `play` and `item`, at any depth, each once. */
export function namesIn(value: unknown): NamedCodes {
  const plays = new Set<string>();
  const items = new Set<string>();
  const look = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    for (const [field, inner] of Object.entries(each)) {
      if (field === 'play' && typeof inner === 'string') plays.add(inner);
      else if (field === 'item' && typeof inner === 'string') items.add(inner);
      else look(inner);
    }
  };
  look(value);
  return { plays: [...plays], items: [...items] };
}
