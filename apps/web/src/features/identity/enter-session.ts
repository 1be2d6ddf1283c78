// What follows a successful login, whichever way it was made (product.md section 4).
import { standingNumberOf } from '@fairhouse/calls/client';
import { goOn } from '../../app/enter.ts';
import { isTrial } from '../../app/gate.ts';
import { closeAllModals, openModal } from '../../app/modals/modals.ts';
import { PUBLIC_CALLS } from '../../app/public-calls.ts';
import { forgetPrivate } from '../../app/queries.ts';
import { keepSession } from '../../app/session.ts';
import type { ValueOf } from '../../app/calls.ts';
import { welcomeNewcomer } from './welcome-newcomer.ts';

/** Keeps the session and goes on: home, to where the person wanted to be, or to a forced change. */
export function enterSession(login: ValueOf<'login'>, goal?: string): void {
  forgetPrivate(PUBLIC_CALLS);
  const role = standingNumberOf(login);
  keepSession({ token: login.token, role, account: login.username, customerId: '' });
  closeAllModals();
  if (login.firstTimeLogin && !isTrial({ role })) void welcomeNewcomer(login.username);
  if (login.mustChange) {
    const { changeTicket } = login;
    openModal('changePassword', {
      forced: true,
      ...(changeTicket === null ? {} : { ticket: changeTicket }),
    });
    return;
  }
  goOn(goal);
  if (!isTrial({ role })) openModal('notices', { type: 'PL' });
}
