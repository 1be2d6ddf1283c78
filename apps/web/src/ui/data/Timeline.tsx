import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TimelineStep {
  readonly key: string;
  readonly title: ReactNode;
  /** The reason, or what happens next. */
  readonly text?: ReactNode;
  /** When it happened, in milliseconds; undefined for a future step. */
  readonly at?: number | undefined;
  readonly state: 'done' | 'now' | 'waiting' | 'failed';
}

interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  readonly dateTime: (at: number) => string;
}

/** Past and expected steps, in order. */
export function Timeline({ label, steps, dateTime }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={clsx(
                'absolute top-4 bottom-0 left-[7px] w-0.5',
                step.state === 'done' ? 'bg-accent-line' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden
            className={clsx('mt-1 size-4 shrink-0 rounded-full border-2', DOTS[step.state])}
          />
          <div className="min-w-0">
            <p className={clsx('font-medium', step.state === 'waiting' && 'text-ink-3')}>
              {step.title}
            </p>
            {step.text !== undefined && <p className="text-sm text-ink-2">{step.text}</p>}
            {step.at !== undefined && (
              <time
                dateTime={new Date(step.at).toISOString()}
                className="figures text-xs text-ink-3"
              >
                {dateTime(step.at)}
              </time>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const DOTS = {
  done: 'border-accent bg-accent',
  now: 'border-accent bg-surface-1 ring-4 ring-accent-soft',
  waiting: 'border-line-strong bg-surface-1',
  failed: 'border-lost bg-lost',
} as const;
