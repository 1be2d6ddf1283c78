import clsx from 'clsx';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { durationText } from '../../../ui/data/duration-text.ts';
import { useServerClock } from '../../../ui/server-clock.ts';

interface SessionNetProps {
  /** The page's own header shows the time unless the game fills the screen. */
  readonly hasClock: boolean;
  readonly className?: string;
}

/** How long the session lasts, and what it has won or lost, where the merchant's rule shows it. */
export function SessionNet({ hasClock, className }: SessionNetProps) {
  const t = useTexts('vendorGames');
  const p = useTexts('protection');
  const { money } = useFormats();
  const now = useServerClock();
  const { data } = useCall('realityCheck', {}, { staleTime: 0 });
  if (data?.clock !== true) return null;
  const isLost = data.net.startsWith('-');
  return (
    <span className={clsx('shrink-0 text-xs', className)}>
      {hasClock && (
        <span title={p('sessionTime')} className="figures text-ink-3">
          {`${durationText(now - data.openedAt)} · `}
        </span>
      )}
      <span title={t('net')}>
        <span className="text-ink-3">{t('net')} </span>
        <span className={clsx('figures font-semibold', isLost ? 'text-lost' : 'text-ink')}>
          {money(data.net, data.currency, { signed: true })}
        </span>
      </span>
    </span>
  );
}
