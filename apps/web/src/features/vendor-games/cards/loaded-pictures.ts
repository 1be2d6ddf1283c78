// The pictures that were loaded: shown at once when their card is rendered again. The oldest are
// forgotten beyond 200 (product.md section 9).
const MOST = 200;

export interface LoadedPictures {
  readonly has: (url: string) => boolean;
  readonly add: (url: string) => void;
}

/** Remembers up to `most` addresses, the last used ones. */
export function createLoadedPictures(most: number = MOST): LoadedPictures {
  const known = new Set<string>();
  return {
    has: (url) => known.has(url),
    add: (url) => {
      known.delete(url);
      known.add(url);
      const [oldest] = known;
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}

export const loadedPictures = createLoadedPictures();
