import { assert } from '@fairhouse/values';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { queries } from '../calls/queries.ts';

/** Catalogues and answers arrive one after the other. */
const TRIES = 200;
const PAUSE_MS = 20;

export interface TestPage {
  /** Renders components in place of those before, and waits until something of them is there. */
  show(children: ReactNode, isShown: () => boolean): Promise<void>;
  /** Waits until something holds, and fails with what the page says where it never does. */
  until(holds: () => boolean): Promise<void>;
}

/** A page for the tests of a file, which is empty, and knows no answers, before each of them. */
export function openTestPage(): TestPage {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const box = document.createElement('div');
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    await act(async () => queries.clear());
    vi.unstubAllGlobals();
  });
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds() && tries < TRIES; tries += 1) {
      await act(async () => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS)));
    }
    assert(holds(), `the page shows what is waited for: ${document.body.textContent}`);
  };
  return {
    until,
    show: async (children, isShown) => {
      await act(async () =>
        root.render(
          <QueryClientProvider client={queries}>
            <Suspense fallback={null}>{children}</Suspense>
          </QueryClientProvider>,
        ),
      );
      await until(isShown);
    },
  };
}
