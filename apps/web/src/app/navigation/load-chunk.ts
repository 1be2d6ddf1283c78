// Loads a part of the site's code, and names what goes wrong (product.md section 8).
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How long a chunk may take before the page says so. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkTrouble = 'missing' | 'timeout' | 'stylesheet' | 'other';

const TIMED_OUT = 'chunk timed out';

/** A page or part whose code is loaded when it is first drawn, or before by `preload`. */
export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  readonly preload: () => void;
}

/** `lazyPart(() => import('./X.tsx'), (m) => m.X)`. */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> {
  const loadOnce = once(() => loadChunk(load));
  return {
    Part: lazy(async () => ({ default: pick(await loadOnce()) })),
    preload: () => void loadOnce().catch(() => undefined),
  };
}

/** Loads a chunk; fails with a named trouble when the network does not bring it in time. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** What kind of failed load an error is; undefined for an error of another kind. */
export function chunkTroubleOf(error: unknown): ChunkTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, name } = error;
  if (message === TIMED_OUT) return 'timeout';
  if (/preload CSS|stylesheet/i.test(message)) return 'stylesheet';
  if (/dynamically imported module|module script failed|Load failed/i.test(message)) {
    return 'missing';
  }
  return name === 'ChunkLoadError' || /loading chunk/i.test(message) ? 'other' : undefined;
}

/** One load for all who ask; a failed one is forgotten, so that a retry asks the network again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
