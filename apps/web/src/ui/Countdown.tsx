import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useServerSecond } from './clock.ts';
import { countdownParts } from './countdown-parts.ts';

interface CountdownProps {
  /** The instant waited for, in milliseconds of the server's clock. */
  readonly until: number;
  /** Said before the figures to those who listen, such as `Closes in`. */
  readonly label: string;
  /** Called once when the instant has come. */
  readonly onOver?: () => void;
  readonly className?: string;
}

/** The time that is left, by the server's clock; the last ten seconds stand out. */
export function Countdown({ until, label, onOver, className }: CountdownProps) {
  const t = useTexts('ui');
  const left = until - useServerSecond();
  const { days, clock, over } = countdownParts(left);
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!over || told.current === until) return;
    told.current = until;
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
