// Takes in what the document asked for before the first drawing, and the page's code, so that it is
// drawn once with all that is there: on a phone's line the answers come before the scripts do.
import { currentPlace } from './navigation/history.ts';
import { routeOf } from './routes.ts';
import { askAhead } from './use-call.ts';

/** An answer that is not there by then is drawn without, in its place. */
const PATIENCE_MS = 100;

/** Comes to its end when the early answers and the page are there, and soon in any case. */
export async function prepareFirstDrawing(): Promise<void> {
  const { early } = window;
  const asked = [routeOf(currentPlace().address.path).page.ready()];
  if (early !== undefined) {
    asked.push(askAhead('whitelabel', {}));
    asked.push(askAhead('permission', { url: location.hostname }));
  }
  if (early?.isHome === true) {
    asked.push(askAhead('announcements', { types: 'B,H', platform: 'W' }));
    asked.push(askAhead('gameMenus', {}));
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(asked), patience]);
}
