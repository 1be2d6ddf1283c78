// The first render: waits for the answers that the document requested and for the page's code, so
// that the page renders once with its data; then hydrates the page that the server rendered, or
// renders one.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FIRST_PAGE_INPUTS } from '@fairhouse/calls/client';
import { applyWhitelabel } from '../site/use-site.ts';
import { currentPlace } from '../navigation/history.ts';
import { routeOf } from './routes.ts';
import { prefetchCall } from '../calls/use-call.ts';

/**
 * A render without the server's markup does not wait longer than this; an answer that comes later
 * is rendered when it arrives. Hydration waits, because its answers are in the document.
 */
const MAX_WAIT_MS = 100;

/**
 * Hydrates the server's markup where it is what this browser would render; for another kind of
 * visitor it is replaced. Rendering is split into short tasks, so that input events are handled in
 * between.
 */
export function renderFirst(root: HTMLElement, app: ReactNode): void {
  if (window.early?.isDrawn !== true) {
    startTransition(() => createRoot(root).render(app));
    return;
  }
  applyStyles(root);
  startTransition(() => void hydrateRoot(root, app));
  // React hydrates what was pressed at once, and handles the press.
  window.early.pressed?.click();
}

/** Ends what holds until the first render: the page may be hidden, and presses are kept. */
export function markRendered(): void {
  document.getElementById('root')?.removeAttribute('data-dehydrated');
}

/** The page's policy forbids style attributes in markup, and React sets none while it hydrates. */
function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Resolves when the early answers and the page's code are loaded; without the server's markup after
 * `MAX_WAIT_MS` at the latest.
 */
export async function prepareFirstRender(): Promise<void> {
  const { early } = window;
  const asked: Promise<unknown>[] = [routeOf(currentPlace().address.path).page.ready()];
  if (early !== undefined) {
    asked.push(
      prefetchCall('whitelabel', {}).then(
        (answer) => answer !== undefined && applyWhitelabel(answer),
      ),
    );
    asked.push(prefetchCall('permission', { url: location.hostname }));
  }
  if (early?.isHome === true) {
    asked.push(prefetchCall('announcements', FIRST_PAGE_INPUTS.announcements));
    asked.push(prefetchCall('gameMenus', {}));
    asked.push(prefetchCall('gameVendor', {}));
    asked.push(prefetchCall('vassGameType', {}));
  }
  if (early?.isDrawn === true) {
    await Promise.all(asked);
    return;
  }
  const patience = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(asked), patience]);
}
