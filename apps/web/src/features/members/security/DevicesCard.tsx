import { Laptop, Smartphone } from 'lucide-react';
import { confirm } from '../../../modals/modals.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { CentreSection } from '../../../centre/CentreSection.tsx';

type Device = ValueOf<'devices'>['list'][number];

/** The trusted browsers of the account; each can be removed. */
export function DevicesCard() {
  const t = useTexts('security');
  const query = useCall('devices', {}, { staleTime: 0 });
  return (
    <CentreSection title={t('devices')}>
      <p className="-mt-2 mb-3 text-sm text-ink-3">{t('devicesAbout')}</p>
      <CallResult query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-2">
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </CallResult>
    </CentreSection>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const t = useTexts('security');
  const members = useTexts('members');
  const { date } = useFormats();
  const { mutate, isPending } = useCallMutation('deviceForget', {
    invalidatesAlways: ['devices', 'sessions', 'securityConfig'],
    onSuccess: () => toast('done', t('forgotten')),
    onError: ({ message }) => toast('failed', message),
  });
  const Icon = /iOS|Android/.test(device.device) ? Smartphone : Laptop;
  const forget = async () => {
    const agreed = await confirm({
      title: t('forgetTitle'),
      text: t('forgetText'),
      confirmLabel: t('forget'),
      danger: true,
    });
    if (agreed) mutate({ id: device.id });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-2 px-4 py-3">
      <Icon aria-hidden size={20} className="shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device.device === '' ? members('unknownDevice') : device.device}
          {device.current && <Badge tone="won">{t('thisDevice')}</Badge>}
          {device.trustedUntil !== null && (
            <Badge tone="accent">{t('trustedUntil', { date: date(device.trustedUntil) })}</Badge>
          )}
        </p>
        <p className="figures text-xs text-ink-3">
          {t('seen', { first: date(device.firstSeenAt), last: date(device.lastSeenAt) })}
        </p>
      </div>
      <Button look="ghost" size="sm" busy={isPending} onClick={() => void forget()}>
        {t('forget')}
      </Button>
    </li>
  );
}
