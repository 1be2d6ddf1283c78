// What happens after a successful login, by any method (product.md section 4).
import { standingNumberOf } from '@fairhouse/calls/client';
import { navigateToGoal } from '../../../gate/pass-gate.ts';
import { isTrial } from '../../../gate/gate.ts';
import { closeAllModals, openModal } from '../../../modals/modals.ts';
import { PUBLIC_CALLS } from '../../../calls/public-calls.ts';
import { clearPrivateAnswers } from '../../../calls/queries.ts';
import { saveSession } from '../../../session/session.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { welcomeNewcomer, welcomeTrial } from './welcome-newcomer.ts';

/**
 * Stores the session and navigates: home, to the requested address, or to a forced password change.
 */
export function enterSession(login: ValueOf<'login'>, goal?: string): void {
  clearPrivateAnswers(PUBLIC_CALLS);
  const role = standingNumberOf(login);
  saveSession({ token: login.token, role, account: login.username, customerId: '' });
  closeAllModals();
  if (isTrial({ role })) void welcomeTrial();
  else if (login.firstTimeLogin) void welcomeNewcomer(login.username);
  if (login.mustChange) {
    const { changeTicket } = login;
    openModal('changePassword', {
      forced: true,
      ...(changeTicket === null ? {} : { ticket: changeTicket }),
    });
    return;
  }
  navigateToGoal(goal);
  if (!isTrial({ role })) openModal('notices', { type: 'PL' });
}
