// The session's time and result on a phone, whose header has no space for the clock.
import { Timer } from 'lucide-react';
import { useCall } from '../../calls/use-call.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerClock } from '../../ui/server-clock.ts';
import { durationText } from '../../ui/data/duration-text.ts';
import { netTone } from './net-tone.ts';

interface SessionLineProps {
  /** Opens the page of limits and breaks. */
  readonly onOpen: () => void;
}

/** Renders nothing if the merchant shows no clock. */
export function SessionLine({ onOpen }: SessionLineProps) {
  const t = useTexts('protection');
  const { money } = useFormats();
  const now = useServerClock();
  const { data } = useCall('realityCheck', {}, { staleTime: 0 });
  if (data?.clock !== true) return null;
  const { openedAt, net, currency } = data;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-2 text-left text-sm sm:hidden"
    >
      <Timer aria-hidden size={19} className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-3">{t('sessionTime')}</span>
        <span className="figures font-semibold">{durationText(now - openedAt)}</span>
      </span>
      <span className="min-w-0 text-right">
        <span className="block text-ink-3">{t('net')}</span>
        <span className={`figures font-semibold ${netTone(net)}`}>
          {money(net, currency, { signed: true })}
        </span>
      </span>
    </button>
  );
}
