// The session's time and result on a phone, whose header has no room for the clock.
import { Timer } from 'lucide-react';
import { useCall } from '../../app/use-call.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerSecond } from '../../ui/clock.ts';
import { clockText } from './limit-form.ts';
import { toneOf } from './net-tone.ts';

interface SessionLineProps {
  /** Leads on to where limits and breaks are. */
  readonly onOpen: () => void;
}

/** Nothing where the merchant shows no clock. */
export function SessionLine({ onOpen }: SessionLineProps) {
  const t = useTexts('protection');
  const { money } = useFormats();
  const now = useServerSecond();
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
        <span className="figures font-semibold">{clockText(now - openedAt)}</span>
      </span>
      <span className="min-w-0 text-right">
        <span className="block text-ink-3">{t('net')}</span>
        <span className={`figures font-semibold ${toneOf(net)}`}>
          {money(net, currency, { signed: true })}
        </span>
      </span>
    </button>
  );
}
