// Loads a part of the site's code, and classifies the failures (product.md section 8).
import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import { isMissingModule } from './missing-module.ts';

/** A chunk that takes longer than this counts as timed out. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkTrouble = 'missing' | 'timeout' | 'stylesheet' | 'other';

const TIMED_OUT = 'chunk timed out';

/** A page or part whose code is loaded on its first render, or earlier by `preload`. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  readonly preload: () => void;
  /** Resolves when the code is loaded or has failed to load. */
  readonly ready: () => Promise<void>;
}

/** Resets the parts that failed since the last reset. */
const failed = new Set<() => void>();

/** `lazyPart(() => import('./X.tsx'), (m) => m.X)`. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> {
  const loadOnce = once(() => loadChunk(load));
  const make = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: pick(await loadOnce()) };
      } catch (error) {
        failed.add(() => (made = make()));
        throw error;
      }
    });
  let made = make();
  let loaded: ComponentType<Props> | undefined;
  const ready = () =>
    loadOnce().then(
      (module) => void (loaded = pick(module)),
      () => undefined,
    );
  return {
    // A loaded part is rendered directly: `React.lazy` would show its fallback first, and keep it
    // on the screen for 300 ms.
    Part: (props: Props & JSX.IntrinsicAttributes) => {
      const [Shown] = useState(() => loaded ?? made);
      return createElement(Shown, props);
    },
    preload: () => void ready(),
    ready,
  };
}

/**
 * Makes failed parts load again on their next render: `React.lazy` caches a rejection forever. Call
 * it when a failure is dismissed, not before it was shown.
 */
export function resetFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Loads a chunk; rejects with a classified error if the network fails or takes too long. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The kind of failed load; undefined for an error of another kind. */
export function chunkTroubleOf(error: unknown): ChunkTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, name } = error;
  if (message === TIMED_OUT) return 'timeout';
  if (/preload CSS|stylesheet/i.test(message)) return 'stylesheet';
  if (isMissingModule(error)) return 'missing';
  return name === 'ChunkLoadError' || /loading chunk/i.test(message) ? 'other' : undefined;
}

/**
 * Shares one load between all callers; a failed load is forgotten, so that a retry uses the network
 * again.
 */
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
