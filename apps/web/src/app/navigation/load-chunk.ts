// Loads a part of the site's code, and names what goes wrong (product.md section 8).
import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import { isMissingModule } from './missing-module.ts';

/** How long a chunk may take before the page says so. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkTrouble = 'missing' | 'timeout' | 'stylesheet' | 'other';

const TIMED_OUT = 'chunk timed out';

/** A page or part whose code is loaded when it is first drawn, or before by `preload`. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  readonly preload: () => void;
  /** Comes to its end when the code is there, or could not be had. */
  readonly ready: () => Promise<void>;
}

/** What makes the parts that failed since then fresh again. */
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
    // What is there is drawn at once. React would show the place of a lazy one first, and keep that
    // on the screen for a third of a second.
    Part: (props: Props & JSX.IntrinsicAttributes) => {
      const [Shown] = useState(() => loaded ?? made);
      return createElement(Shown, props);
    },
    preload: () => void ready(),
    ready,
  };
}

/**
 * The parts that failed ask the network again when they are next drawn: React keeps the end of a
 * load for good. Call it where a failure is put away, not before it was shown.
 */
export function forgetFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
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
  if (isMissingModule(error)) return 'missing';
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
