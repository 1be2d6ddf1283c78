// Takes in what the document asked for before the first drawing, and the page's code, so that it is
// drawn once with all that is there: on a phone's line the answers come before the scripts do.
import { putInForce } from '../features/settings/use-site.ts';
import { currentPlace } from './navigation/history.ts';
import { routeOf } from './routes.ts';
import { askAhead } from './use-call.ts';

/** An answer that is not there by then is drawn without, in its place. */
const PATIENCE_MS = 100;

/**
 * Once the page is drawn: what the server drew in its stead was deaf, this one hears, and first of
 * all what was pressed meanwhile. The two are alike, so what was meant is found in its place.
 */
export function wakePage(): void {
  document.getElementById('root')?.removeAttribute('inert');
  const pressed = window.early?.pressed;
  if (pressed === undefined || Math.abs(pressed.scrolled - window.scrollY) > 1) return;
  const meant = document.elementFromPoint(pressed.x, pressed.y)?.closest('a, button');
  if (meant instanceof HTMLElement) meant.click();
}

/** Comes to its end when the early answers and the page are there, and soon in any case. */
export async function prepareFirstDrawing(): Promise<void> {
  const { early } = window;
  const asked: Promise<unknown>[] = [routeOf(currentPlace().address.path).page.ready()];
  if (early !== undefined) {
    asked.push(
      askAhead('whitelabel', {}).then((answer) => answer !== undefined && putInForce(answer)),
    );
    asked.push(askAhead('permission', { url: location.hostname }));
  }
  if (early?.isHome === true) {
    asked.push(askAhead('announcements', { types: 'B,H', platform: 'W' }));
    asked.push(askAhead('gameMenus', {}));
    asked.push(askAhead('gameVendor', {}));
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(asked), patience]);
}
