import type { ReactNode } from 'react';
import type { ValueOf } from '../../../app/calls.ts';
import { AddCardDialog } from '../../cashier/cards/AddCardDialog.tsx';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { AuthenticatorOffDialog } from './AuthenticatorOffDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import type { SecurityAction } from './security-action.ts';

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
