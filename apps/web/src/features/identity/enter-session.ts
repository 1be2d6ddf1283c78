// What follows a successful login, whichever way it was made (product.md section 4).
import { goOn } from '../../app/enter.ts';
import { closeAllModals, openModal } from '../../app/modals/modals.ts';
import { PUBLIC_CALLS } from '../../app/public-calls.ts';
import { forgetPrivate } from '../../app/queries.ts';
import { keepSession } from '../../app/session.ts';
import type { ValueOf } from '../../app/calls.ts';

/** Keeps the session and goes on: home, to where the person wanted to be, or to a forced change. */
export function enterSession(login: ValueOf<'login'>, then?: string): void {
  forgetPrivate(PUBLIC_CALLS);
  keepSession({ token: login.token, role: login.isAgent, account: login.username, customerId: '' });
  closeAllModals();
  if (login.mustChange) {
    const { changeTicket } = login;
    openModal('changePassword', {
      forced: true,
      ...(changeTicket === null ? {} : { ticket: changeTicket }),
    });
    return;
  }
  goOn(then);
  if (login.isAgent !== TRIAL) openModal('notices', { type: 'PL' });
}

const TRIAL = 4;
