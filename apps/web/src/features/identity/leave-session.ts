import { call } from '../../app/calls.ts';
import { navigate } from '../../app/navigation/history.ts';
import { PUBLIC_CALLS } from '../../app/public-calls.ts';
import { forgetPrivate } from '../../app/queries.ts';
import { clearSession } from '../../app/session.ts';
import { urls } from '../../urls.ts';

/**
 * Ends the session on the server first, then clears the page and goes home (product.md section 4).
 * A server that does not answer keeps nobody logged in here: its session ends by itself when idle.
 */
export async function leaveSession(): Promise<void> {
  await call('logout', {});
  clearSession();
  forgetPrivate(PUBLIC_CALLS);
  navigate(urls.home);
}
