import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Emphasised, for the most important figure. */
  readonly strong?: boolean;
}

/** A list of labelled figures. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface-2 p-4 text-sm">
      {facts.map((fact) => (
        <div key={fact.name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <dt className="text-ink-2">{fact.name}</dt>
          <dd
            className={clsx(
              'figures text-right',
              fact.strong === true ? 'text-base font-semibold' : 'font-medium',
            )}
          >
            {fact.value}
          </dd>
          {fact.note !== undefined && (
            <dd className="col-span-2 text-xs text-ink-3">{fact.note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
