// The dialogs and links of the account page's checks.
import { openModal } from '../../../modals/modals.ts';
import { openCustomerService } from '../../../site/use-customer-service.ts';
import type { CheckName } from './security-score.ts';

/** A dialog of the account page. */
export type SecurityAction =
  | 'paymentPassword'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'recoveryCodes'
  | 'mobile'
  | 'email'
  | 'card';

/** An open check; a payment password that exists but is locked need not be set. */
export type OpenCheck = CheckName | 'paymentLocked';

/** Opens what resolves a check: a dialog of the page, another dialog of the site, or a section. */
export function resolveCheck(name: OpenCheck, onAction: (act: SecurityAction) => void): void {
  switch (name) {
    case 'loginPassword':
      openModal('changePassword', {});
      return;
    case 'authenticator':
      onAction('authenticatorOn');
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
      onAction(name);
  }
}
