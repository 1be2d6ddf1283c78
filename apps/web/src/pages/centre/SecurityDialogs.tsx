import type { ReactNode } from 'react';
import type { ValueOf } from '../../calls/calls.ts';
import { AddCardDialog } from '../../features/cashier/cards/AddCardDialog.tsx';
import { AuthenticatorDialog } from '../../features/identity/factors/AuthenticatorDialog.tsx';
import { AuthenticatorOffDialog } from '../../features/identity/factors/AuthenticatorOffDialog.tsx';
import { ContactDialog } from '../../features/identity/factors/ContactDialog.tsx';
import { PaymentPasswordDialog } from '../../features/cashier/withdrawals/PaymentPasswordDialog.tsx';
import { RecoveryCodesDialog } from '../../features/identity/factors/RecoveryCodesDialog.tsx';
import type { SecurityAction } from '../../features/members/security/security-action.ts';

interface SecurityDialogsProps {
  readonly act: SecurityAction;
  readonly config: ValueOf<'securityConfig'>;
  readonly onClose: () => void;
}

/** The dialog that is open on the account page. */
export function SecurityDialogs({ act, config, onClose }: SecurityDialogsProps): ReactNode {
  switch (act) {
    case 'paymentPassword':
      return <PaymentPasswordDialog isSet={config.paymentPasswordSet} onClose={onClose} />;
    case 'authenticatorOn':
      return <AuthenticatorDialog onClose={onClose} />;
    case 'authenticatorOff':
      return <AuthenticatorOffDialog onClose={onClose} />;
    case 'recoveryCodes':
      return <RecoveryCodesDialog onClose={onClose} />;
    case 'mobile':
    case 'email':
      return <ContactDialog kind={act} config={config} onClose={onClose} />;
    case 'card':
      return <AddCardDialog onClose={onClose} />;
  }
}
