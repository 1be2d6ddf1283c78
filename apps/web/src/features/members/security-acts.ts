// What the account page can open.
import { openModal } from '../../app/modals/modals.ts';
import { openCustomerService } from '../settings/use-customer-service.ts';
import type { CheckName } from './security-score.ts';

/** A dialog of the account page. */
export type SecurityAct =
  | 'paymentPassword'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'recoveryCodes'
  | 'mobile'
  | 'email'
  | 'card';

/** An open check as it is said: a payment password that is there but locked is not to be set. */
export type Todo = CheckName | 'paymentLocked';

/** Begins what mends an open check: a dialog of the page, another of the site, or a part of it. */
export function mend(name: Todo, onAct: (act: SecurityAct) => void): void {
  switch (name) {
    case 'loginPassword':
      openModal('changePassword', {});
      return;
    case 'authenticator':
      onAct('authenticatorOn');
      return;
    case 'sessions':
      document.getElementById('security-sessions')?.scrollIntoView({ block: 'start' });
      return;
    case 'paymentLocked':
      void openCustomerService();
      return;
    case 'paymentPassword':
    case 'mobile':
    case 'email':
    case 'card':
      onAct(name);
  }
}
