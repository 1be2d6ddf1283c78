// Waits for the answers that the document requested and for the page's code before the first
// render, so that the page renders once with its data: on a mobile network the answers arrive
// before the scripts.
import { FIRST_PAGE_INPUTS } from '@fairhouse/calls/client';
import { applyWhitelabel } from '../site/use-site.ts';
import { currentPlace } from '../navigation/history.ts';
import { routeOf } from './routes.ts';
import { prefetchCall } from '../calls/use-call.ts';

/**
 * The first render does not wait longer than this; an answer that comes later is rendered when it
 * arrives.
 */
const MAX_WAIT_MS = 100;

/**
 * Runs after the first render: the server-rendered markup had no event handlers, so the last press
 * on it is replayed. Both renders have the same layout, so the target is found at the same
 * position.
 */
export function replayEarlyPress(): void {
  document.getElementById('root')?.removeAttribute('inert');
  const pressed = window.early?.pressed;
  if (pressed === undefined || Math.abs(pressed.scrolled - window.scrollY) > 1) return;
  const meant = document.elementFromPoint(pressed.x, pressed.y)?.closest('a, button');
  if (meant instanceof HTMLElement) meant.click();
}

/** Resolves when the early answers and the page's code are loaded, or after `MAX_WAIT_MS`. */
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
  }
  const patience = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(asked), patience]);
}
