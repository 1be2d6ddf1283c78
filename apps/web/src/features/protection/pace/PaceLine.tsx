import { ChevronDown, Timer } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useSignal } from '../../../calls/live.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useServerClock } from '../../../ui/server-clock.ts';
import { durationText } from '../../../ui/data/duration-text.ts';
import { netTone } from '../net-tone.ts';

interface PaceLineProps {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  /** What stands at the other end of the line, where there is room. */
  readonly beside?: ReactNode;
}

/** Time, stakes and result of the session on one line; a press opens the limits below it. */
export function PaceLine({ isOpen, controls, onToggle, beside }: PaceLineProps) {
  const t = useTexts('protection');
  const { money } = useFormats();
  const now = useServerClock();
  const { data } = useCall('realityCheck', {}, { staleTime: 0 });
  useSignal(
    'balance',
    useCallback(() => invalidateCalls('realityCheck', 'protection'), []),
  );
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="figures flex min-h-9 w-full items-center gap-x-3 text-left text-xs text-ink-2 phone:min-h-11"
    >
      <span className="sr-only">{t('pace')}</span>
      <Timer aria-hidden size={15} className="shrink-0 text-ink-3" />
      {data !== undefined && (
        <>
          <span>
            <span className="sr-only">{t('sessionTime')} </span>
            {durationText(now - data.openedAt)}
          </span>
          <span className="min-w-0 truncate">
            {t('staked')} {money(data.stakes, data.currency)}
          </span>
          <span className="shrink-0">
            {t('net')}{' '}
            <span className={`font-semibold ${netTone(data.net)}`}>
              {money(data.net, data.currency, { signed: true })}
            </span>
          </span>
        </>
      )}
      <span className="ml-auto inline-flex min-w-0 items-center gap-3">
        {beside}
        <ChevronDown
          aria-hidden
          size={15}
          className={`shrink-0 text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </span>
    </button>
  );
}
