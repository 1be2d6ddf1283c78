import clsx from 'clsx';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** What the session has won or lost, where the merchant's rule shows it. */
export function SessionNet() {
  const t = useTexts('vendorGames');
  const { money } = useFormats();
  const { data } = useCall('realityCheck', {}, { staleTime: 0 });
  if (data?.clock !== true) return null;
  const isLost = data.net.startsWith('-');
  return (
    <span title={t('net')} className="shrink-0 text-xs max-lg:hidden">
      <span className="text-ink-3">{t('net')} </span>
      <span className={clsx('figures font-semibold', isLost ? 'text-lost' : 'text-ink')}>
        {money(data.net, data.currency, { signed: true })}
      </span>
    </span>
  );
}
