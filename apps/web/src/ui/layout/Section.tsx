import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, about, extra, children }: SectionProps) {
  return (
    <section>
      <div className="mb-4 flex items-center gap-4">
        <div>
          <h2 className="text-xl font-semibold md:text-2xl">{title}</h2>
          {about !== undefined && <p className="mt-0.5 text-sm text-ink-3">{about}</p>}
        </div>
        {extra !== undefined && <div className="ml-auto shrink-0">{extra}</div>}
      </div>
      {children}
    </section>
  );
}
