import type { RegisterValues, RegisterWay } from '@fairhouse/rules/fields';
import { useState } from 'react';
import type { ValueOf } from '../../app/calls.ts';
import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { useCall } from '../../app/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow } from '../../ui/clock.ts';
import { dayOf } from '../../ui/day-ranges.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useSite } from '../settings/use-site.ts';
import { readInvitation } from './invitation.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { PendingLinkNote } from './social/PendingLinkNote.tsx';
import { useMobile } from './use-mobile.ts';

/** Becoming a member, by the fields and rules that the merchant has set. */
export function RegisterDialog({ onClose, ...told }: ModalProps<'register'>) {
  const t = useTexts('identity');
  const settings = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  return (
    <Dialog
      title={t('registerTitle')}
      about={t('registerAbout')}
      clickToClose={false}
      focusField
      onClose={onClose}
    >
      <PendingLinkNote />
      {settings.isPending && <SkeletonRows rows={4} />}
      {settings.isError && (
        <ErrorState
          message={settings.error.message}
          busy={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data !== undefined && <RegisterWays settings={settings.data} {...told} />}
    </Dialog>
  );
}

interface RegisterWaysProps extends Omit<ModalProps<'register'>, 'onClose'> {
  readonly settings: ValueOf<'registerSettings'>;
}

const WAYS: readonly RegisterWay[] = ['username', 'mobile'];

/** By username or, where the merchant offers it, by mobile number; what was typed stays. */
function RegisterWays({ settings, code, typed }: RegisterWaysProps) {
  const t = useTexts('forms');
  const site = useSite();
  const [invitation] = useState(() => readInvitation(location.search));
  const [way, setWay] = useState<RegisterWay>('username');
  const [values, setValues] = useState<RegisterValues>(() => ({
    username: typed?.username ?? '',
    affiliateCode: code ?? invitation.affiliateCode ?? '',
    referralCode: invitation.referralCode ?? '',
  }));
  const mobile = useMobile({ number: typed?.mobile });
  const form = (
    <RegisterForm
      key={way}
      form={{
        rules: settings.fields,
        way,
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
      tabs={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChoose={setWay}
    >
      {form}
    </Tabs>
  );
}
