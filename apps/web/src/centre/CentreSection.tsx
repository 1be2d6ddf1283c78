import type { ReactNode } from 'react';

interface CentreSectionProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of one of the centre's pages. */
export function CentreSection({ title, extra, children }: CentreSectionProps) {
  return (
    <section>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{title}</h3>
        {extra}
      </div>
      {children}
    </section>
  );
}
