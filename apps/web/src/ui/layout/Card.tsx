import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

/** A surface one level above the page. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={clsx('rounded-lg border border-line bg-surface-1 p-5 shadow-card', className)}
    />
  );
}

interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** An explanation or trend of the figure. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
}

/** One figure with its name, for the head of a page. */
export function Stat({ label, value, note, icon }: StatProps) {
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-surface-1 p-4 shadow-card">
      {icon !== undefined && (
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          {icon}
        </span>
      )}
      <dl className="min-w-0">
        <dt className="text-xs text-ink-3">{label}</dt>
        <dd className="figures mt-0.5 truncate text-lg font-semibold">{value}</dd>
        {note !== undefined && <dd className="text-xs text-ink-3">{note}</dd>}
      </dl>
    </div>
  );
}

/** A short label for a state. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        BADGES[tone],
      )}
    >
      {children}
    </span>
  );
}

export type BadgeTone = 'plain' | 'accent' | 'won' | 'lost';

const BADGES: Readonly<Record<BadgeTone, string>> = {
  plain: 'bg-surface-3 text-ink-2',
  accent: 'bg-accent-soft text-accent-text',
  won: 'bg-won-soft text-won',
  lost: 'bg-lost-soft text-lost',
};
