import { useState } from 'react';
import { confirm } from '../../../modals/modals.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { ProviderMark } from '../../../art/ProviderMark.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { CentreSection } from '../../../centre/CentreSection.tsx';
import { useSite } from '../../../site/use-site.ts';
import { LinkProviderDialog } from './LinkProviderDialog.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import type { Provider } from './provider-response.ts';

/** The providers linked to the account; shown if the merchant offers any or one is still linked. */
export function SocialLinksCard() {
  const t = useTexts('social');
  const offered = useSite()?.socialProviders ?? [];
  const query = useCall('socialLinks', {}, { staleTime: 0 });
  const linked = query.data?.list ?? [];
  const shown = [...new Set([...offered, ...linked.map(({ provider }) => provider)])];
  if (shown.length === 0) return null;
  return (
    <CentreSection title={t('linksTitle')}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t('linksAbout')}</p>
      <CallResult query={query}>
        {({ list }) => (
          <ul className="grid gap-2 xl:grid-cols-2">
            {shown.map((provider) => (
              <LinkRow
                key={provider}
                provider={provider}
                linkedAt={list.find((each) => each.provider === provider)?.linkedAt}
              />
            ))}
          </ul>
        )}
      </CallResult>
    </CentreSection>
  );
}

interface LinkRowProps {
  readonly provider: Provider;
  readonly linkedAt: number | undefined;
}

function LinkRow({ provider, linkedAt }: LinkRowProps) {
  const t = useTexts('social');
  const { date } = useFormats();
  const name = PROVIDER_NAMES[provider];
  const { mutate, isPending } = useCallMutation('socialUnlink', {
    invalidatesAlways: ['socialLinks'],
    onSuccess: () => toast('done', t('unlinkDone', { name })),
    onError: ({ message }) => toast('failed', message),
  });
  const [linking, setLinking] = useState(false);
  const unlink = async () => {
    const agreed = await confirm({
      title: t('unlinkTitle', { name }),
      text: t('unlinkText', { name }),
      confirmLabel: t('unlink'),
      danger: true,
    });
    if (agreed) mutate({ provider });
  };
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-3">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-ink-3">
          {linkedAt === undefined ? t('notLinked') : t('linkedAt', { date: date(linkedAt) })}
        </p>
      </div>
      {linkedAt === undefined ? (
        <Button look="outline" size="sm" onClick={() => setLinking(true)}>
          {t('link')}
        </Button>
      ) : (
        <Button look="danger" size="sm" busy={isPending} onClick={() => void unlink()}>
          {t('unlink')}
        </Button>
      )}
      {linking && <LinkProviderDialog provider={provider} onClose={() => setLinking(false)} />}
    </li>
  );
}
