import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of one of the centre's pages. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <section>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
