import { call } from '../../../calls/calls.ts';
import { navigate } from '../../../navigation/history.ts';
import { PUBLIC_CALLS } from '../../../calls/public-calls.ts';
import { clearPrivateAnswers } from '../../../calls/queries.ts';
import { clearSession } from '../../../session/session.ts';
import { urls } from '../../../urls.ts';

/**
 * Ends the session on the server, then clears the page and navigates home (product.md section 4).
 * The page logs out even if the server does not answer: the session then expires when idle.
 */
export async function leaveSession(): Promise<void> {
  await call('logout', {});
  clearSession();
  clearPrivateAnswers(PUBLIC_CALLS);
  navigate(urls.home);
}
