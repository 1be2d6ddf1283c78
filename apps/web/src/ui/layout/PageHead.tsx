import type { ReactNode } from 'react';
import { usePageTitle } from '../page-title.ts';

interface PageHeadProps {
  readonly title: string;
  readonly about?: string;
  readonly extra?: ReactNode;
}

/** The head of a page: its title, a sentence, and its actions. */
export function PageHead({ title, about, extra }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4 pt-6 md:mb-8 md:pt-10">
      <div>
        <h1 className="text-3xl font-semibold md:text-4xl">{title}</h1>
        {about !== undefined && <p className="mt-2 max-w-2xl text-ink-2">{about}</p>}
      </div>
      {extra}
    </header>
  );
}
