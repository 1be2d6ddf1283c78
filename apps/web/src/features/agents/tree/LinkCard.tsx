import { QrCode } from 'lucide-react';
import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm } from '../../../modals/modals.ts';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { Qr } from '../../../ui/data/Qr.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { urls } from '../../../urls.ts';
import { groupValues } from './percent-share.ts';

type Link = ValueOf<'agentLinks'>['list'][number];

/** One registration link: its address and code, its preset, and what came of it. */
export function LinkCard({ link }: { readonly link: Link }) {
  const t = useTexts('agentTree');
  const { dateTime } = useSiteTimes();
  const [showsQr, setShowsQr] = useState(false);
  const { mutate, isPending } = useCallMutation('agentLinkEnd', {
    invalidates: ['agentLinks', 'agentOpening'],
    onError: ({ message }) => toast('failed', message),
  });
  const address = linkAddress(link.code);
  const isLive = link.state === 'active';
  const end = async () => {
    const agreed = await confirm({
      title: t('endLink'),
      text: t('endLinkText'),
      confirmLabel: t('endLink'),
    });
    if (agreed) mutate({ id: link.id });
  };
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-semibold">
          {t(`kind.${link.kind}`)} · {t('groupPoint', groupValues(link.group))}
          {link.label !== '' && <span className="font-normal text-ink-2"> · {link.label}</span>}
        </p>
        <Badge tone={isLive ? 'won' : 'plain'}>{t(`linkState.${link.state}`)}</Badge>
      </div>
      {isLive && <CopyText name={t('address')} text={address} />}
      <dl className="grid grid-cols-3 gap-2 text-sm">
        <Counter name={t('clicks')} value={link.clicks} />
        <Counter name={t('registrations')} value={link.registrations} />
        <Counter name={t('firstDeposits')} value={link.firstDeposits} />
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-3">
        <p>
          {link.expiresAt === null ? t('forEver') : t('until', { time: dateTime(link.expiresAt) })}
          {link.maxUses > 0 && ` · ${t('usedOf', { used: link.usedCount, max: link.maxUses })}`}
          {` · ${t(`device.${link.device}`)}`}
        </p>
        {isLive && (
          <span className="flex gap-2">
            <Button
              size="sm"
              look="outline"
              icon={<QrCode aria-hidden size={16} />}
              onClick={() => setShowsQr(true)}
            >
              {t('qr')}
            </Button>
            <Button size="sm" look="ghost" busy={isPending} onClick={() => void end()}>
              {t('endLink')}
            </Button>
          </span>
        )}
      </div>
      {showsQr && (
        <Dialog title={t('qrTitle')} size="confirm" onClose={() => setShowsQr(false)}>
          <div className="flex flex-col items-center gap-4 pb-2 text-center">
            <Qr value={address} label={t('qrTitle')} size={220} />
            <p className="text-sm text-ink-2">{t('qrText')}</p>
            <CopyText name={t('address')} text={address} />
          </div>
        </Dialog>
      )}
    </li>
  );
}

function Counter({ name, value }: { readonly name: string; readonly value: number }) {
  const { number } = useFormats();
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="figures text-lg font-semibold">{number(value)}</dd>
    </div>
  );
}

/** The address at which the link opens the registration. */
function linkAddress(code: string): string {
  const query = new URLSearchParams({ affiliateCode: code });
  return `${location.origin}${urls.register}?${query.toString()}`;
}
