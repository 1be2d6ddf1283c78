import { useState } from 'react';
import { replaceModal, type TypedValues, type ModalProps } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { useCustomerService } from '../../../site/use-customer-service.ts';
import { useSite } from '../../../site/use-site.ts';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByPhone } from './ForgotByPhone.tsx';
import { linkClass } from '../fields/link-class.ts';

const NOTHING: TypedValues = {};
const METHODS = ['email', 'mobile'] as const;
type Way = (typeof METHODS)[number];

/** Resets a forgotten password by a mailed link or, where offered, by phone. */
export function ForgotPasswordDialog({
  typed: begin = NOTHING,
  onClose,
}: ModalProps<'forgotPassword'>) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const hasPhone = useSite()?.features.phoneReset === true;
  const [typed, setTyped] = useState<TypedValues>(begin);
  const [chosen, setMethod] = useState<Way>('email');
  const contact = useCustomerService();
  const form =
    hasPhone && chosen === 'mobile' ? (
      <ForgotByPhone number={typed.mobile} onNumber={(mobile) => setTyped({ ...typed, mobile })} />
    ) : (
      <ForgotByEmail
        username={typed.username}
        onUsername={(username) => setTyped({ ...typed, username })}
        onDone={onClose}
      />
    );
  return (
    <Dialog title={t('forgotTitle')} clickToClose={false} focusField onClose={onClose}>
      {hasPhone ? (
        <Tabs
          label={forms('forgotWays')}
          tabs={METHODS.map((value) => ({ value, label: forms(`way.${value}`) }))}
          value={chosen}
          onChoose={setMethod}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <button
          type="button"
          className={linkClass}
          onClick={() => replaceModal('login', { typed })}
        >
          {forms('backToLogin')}
        </button>
        <span>
          {forms('needHelp')}{' '}
          <button
            type="button"
            className={linkClass}
            disabled={contact.pending}
            onClick={() => void contact.open()}
          >
            {t('contactService')}
          </button>
        </span>
      </div>
    </Dialog>
  );
}
