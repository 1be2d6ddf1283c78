import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerClock } from '../server-clock.ts';
import { countdownParts } from './countdown-parts.ts';

interface CountdownProps {
  /** The target instant, in milliseconds of the server's clock. */
  readonly until: number;
  /** Read before the figures by screen readers, such as `Closes in`. */
  readonly label: string;
  /** Called once when the instant is reached. */
  readonly onOver?: () => void;
  readonly className?: string;
}

/** A countdown by the server's clock; the last ten seconds are highlighted. */
export function Countdown({ until, label, onOver, className }: CountdownProps) {
  const t = useTexts('ui');
  const left = until - useServerClock();
  const { days, clock, over } = countdownParts(left);
  const reportedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!over || reportedFor.current === until) return;
    reportedFor.current = until;
    onOver?.();
  }, [over, until, onOver]);
  const urgent = !over && left <= 10_000;
  return (
    <span
      role="timer"
      className={clsx('figures whitespace-nowrap', urgent && 'text-accent-text', className)}
    >
      <span className="sr-only">{label} </span>
      {days > 0 && <span data-days>{`${t('days', { count: days })} `}</span>}
      {clock}
    </span>
  );
}
