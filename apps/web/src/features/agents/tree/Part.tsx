import type { ReactNode } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';

export type Downline = ValueOf<'agentDownline'>;

/** A titled part of the account's dialog. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
