import { REGISTER_FIELDS, type RegistrationMethod } from '@fairhouse/rules/fields';
import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import type { ModalProps } from '../../../modals/modals.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { dayOf } from '../../../ui/forms/day-ranges.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { useSite } from '../../../site/use-site.ts';
import { Notice } from '../../../ui/layout/Notice.tsx';
import type { Invitation } from './invitation.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useInvitation } from './use-invitation.ts';
import type { RegisterFormValues } from './use-register.ts';
import { PendingLinkNote } from '../social/PendingLinkNote.tsx';
import { useMobile } from '../fields/use-mobile.ts';

/** Registration, by the fields and rules that the merchant has set. */
export function RegisterDialog({ onClose, ...initial }: ModalProps<'register'>) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const { invitation, isEnded } = useInvitation();
  const settings = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  const isLoading = !settings.isError && (settings.isPending || invitation === undefined);
  return (
    <Dialog
      title={t('registerTitle')}
      about={t('registerAbout')}
      clickToClose={false}
      focusField
      onClose={onClose}
    >
      <PendingLinkNote />
      {isEnded && (
        <div role="alert">
          <Notice tone="lost" text={forms('inviteEnded')} />
        </div>
      )}
      {isLoading && <SkeletonRows rows={4} />}
      {settings.isError && (
        <ErrorState
          message={settings.error.message}
          busy={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data !== undefined && invitation !== undefined && (
        <RegisterMethods settings={settings.data} invitation={invitation} {...initial} />
      )}
    </Dialog>
  );
}

interface RegisterMethodsProps extends Omit<ModalProps<'register'>, 'onClose'> {
  readonly settings: ValueOf<'registerSettings'>;
  readonly invitation: Invitation;
}

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as RegisterFormValues;
const METHODS: readonly RegistrationMethod[] = ['username', 'mobile'];

/** By username or, where the merchant offers it, by mobile number; typed values are kept. */
function RegisterMethods({ settings, invitation, code, typed }: RegisterMethodsProps) {
  const t = useTexts('forms');
  const site = useSite();
  const [method, setMethod] = useState<RegistrationMethod>('username');
  const [values, setValues] = useState<RegisterFormValues>(() => ({
    ...EMPTY,
    username: typed?.username ?? '',
    affiliateCode: code ?? invitation.affiliateCode ?? '',
    referralCode: invitation.referralCode ?? '',
  }));
  const mobile = useMobile({ number: typed?.mobile });
  const form = (
    <RegisterForm
      key={method}
      form={{
        rules: settings.fields,
        method,
        minimumAge: settings.minimumAge,
        today: dayOf(serverNow(), site?.timeZone),
      }}
      values={values}
      onValues={setValues}
      mobile={mobile}
      invitation={invitation}
    />
  );
  if (site?.features.mobileRegister !== true) return form;
  return (
    <Tabs
      label={t('registerWays')}
      tabs={METHODS.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={method}
      onChoose={setMethod}
    >
      {form}
    </Tabs>
  );
}
